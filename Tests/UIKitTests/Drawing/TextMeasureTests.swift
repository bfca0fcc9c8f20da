import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Measured text` {
  let font = UIFont.systemFont(ofSize: 20)

  @Test func `FS-324 is broken at the width only where lines are wanted`() {
    let text = String(repeating: "a", count: 10)
    let space = CGSize(width: 50, height: 1000)
    let broken = text.boundingRect(
      with: space, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(broken == CGRect(x: 0, y: 0, width: 50, height: 2 * font.lineHeight))
    let whole = text.boundingRect(with: space, attributes: [.font: font], context: nil)
    #expect(whole.size == CGSize(width: 100, height: font.lineHeight))
    #expect(text.size(withAttributes: [.font: font]) == whole.size)
    #expect(NSAttributedString(string: text, attributes: [.font: font]).size() == whole.size)
  }

  @Test func `FS-324 has the line height and the spacing of its paragraph`() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    style.lineSpacing = 5
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    #expect("a\nb".size(withAttributes: attributes).height == 85)
    style.maximumLineHeight = 30
    #expect("a\nb".size(withAttributes: attributes).height == 65)
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 0
    #expect(copy?.lineSpacing == 5 && copy?.isEqual(style) == false)
  }

  @Test func `FS-324 counts in a label`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abcd", attributes: [.font: font])
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: font.lineHeight))
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    label.text = "ab"
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }

  @Test func `has fonts by name and by what they are like`() {
    let font = UIFont(name: "Avenir-Heavy", size: 12)
    #expect(font?.fontName == "Avenir-Heavy" && font?.familyName == "Avenir")
    #expect(UIFont(name: "", size: 12) == nil)
    let bold = self.font.fontDescriptor.withSymbolicTraits(.traitBold)
    let made = bold.map { UIFont(descriptor: $0, size: 0) }
    #expect(made == .boldSystemFont(ofSize: 20) || made?.pointSize == 20)
  }
}
