import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A typeface` {
  @Test func `has the size of its kind of text`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    #expect(
      styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
    #expect([UIFont.labelFontSize, UIFont.systemFontSize] == [17, 14])
  }

  @Test func `has strokes of Apple's weights`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let isBold = weights.map {
      UIFont.systemFont(ofSize: 10, weight: $0).fontDescriptor.symbolicTraits == .traitBold
    }
    #expect(isBold == [false, false, false, false, false, true, true, true, true])
  }

  /// Choices: there are no fonts on this host.
  @Test func `measures as a share of its size`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.lineHeight == 24 && font.ascender == 19 && font.descender == -5)
    #expect([font.capHeight, font.xHeight, font.leading] == [14, 10, 0])
    #expect(font.fontName == ".SFUI" && font.familyName == ".AppleSystemUIFont")
  }

  @Test func `differs from another by name, size, weight and look`() {
    let plain = UIFont.systemFont(ofSize: 10)
    let others: [UIFont] = [
      .italicSystemFont(ofSize: 10), .boldSystemFont(ofSize: 10), plain.withSize(11),
      UIFont(name: "Avenir", size: 10) ?? plain,
    ]
    #expect(others.allSatisfy { $0 != plain })
    #expect(plain.isEqual("text") == false)
    #expect(Set(others + others.map { $0.withSize($0.pointSize) }).count == 4)
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular) == plain)
    #expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .regular) == plain)
    #expect(UIFont(name: "Avenir", size: 0)?.pointSize == 12)
  }

  @Test func `is made from what it is to be like`() {
    let wanted = UIFontDescriptor(name: "Avenir", size: 0)
    #expect(UIFont(descriptor: wanted, size: 0).pointSize == 12)
    #expect(UIFont(descriptor: wanted.withSize(8), size: 0).pointSize == 8)
    #expect(UIFont(descriptor: wanted.withSize(8), size: 30).pointSize == 30)
    let leaning = wanted.withSymbolicTraits([.traitItalic, .traitBold])
    let font = leaning.map { UIFont(descriptor: $0, size: 9) }
    #expect(font?.fontDescriptor.symbolicTraits == [.traitItalic, .traitBold])
    #expect(font?.fontName == "Avenir")
  }

  @Test func `is as large for a user as the app wants, up to a limit`() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = UIFont.systemFont(ofSize: 30)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 0) == font)
    #expect(UIFontMetrics.default.scaledValue(for: 5) == 5)
  }

  @Test func `is one of the attributes that text has by Apple's names`() {
    let keys: [NSAttributedString.Key] = [
      .font, .foregroundColor, .backgroundColor, .kern, .underlineStyle, .strikethroughStyle,
      .baselineOffset, .paragraphStyle, .shadow, .attachment, .link, .strokeColor, .strokeWidth,
      .underlineColor, .strikethroughColor, .ligature, .obliqueness, .expansion,
    ]
    #expect(
      keys.map(\.rawValue) == [
        "NSFont", "NSColor", "NSBackgroundColor", "NSKern", "NSUnderline", "NSStrikethrough",
        "NSBaselineOffset", "NSParagraphStyle", "NSShadow", "NSAttachment", "NSLink",
        "NSStrokeColor", "NSStrokeWidth", "NSUnderlineColor", "NSStrikethroughColor",
        "NSLigature", "NSObliqueness", "NSExpansion",
      ])
  }

  @Test func `casts a shadow, and stands beside pictures`() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect((shadow.shadowColor as? UIColor)?.cgColor.alpha == CGFloat(1) / 3)
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy.shadowOffset == CGSize(width: 1, height: 2) && copy.shadowBlurRadius == 3)
    #expect(copy.shadowColor as? UIColor == .red)
    let picture = try #require(UIImage(systemName: "star"))
    let text = NSAttributedString(attachment: NSTextAttachment(image: picture))
    let found = text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
    #expect(text.string == "\u{FFFC}" && found?.image === picture && found?.bounds == .zero)
  }

  @Test func `is measured in text of every kind alike`() {
    let space = CGSize(width: 12, height: 100)
    let box = "ab\ncd".boundingRect(
      with: space, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    #expect(box == CGRect(x: 0, y: 0, width: 12, height: 12 * 1.2 * 2))
    let old = NSString("ab\ncd").boundingRect(
      with: space, options: .usesLineFragmentOrigin, attributes: nil,
      context: NSStringDrawingContext())
    #expect(old == box)
    let attributed = NSAttributedString(string: "ab\ncd")
    #expect(
      attributed.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil) == box)
    #expect(NSString("ab").size() == CGSize(width: 12, height: 12 * 1.2))
    #expect(NSAttributedString(string: "").size() == .zero)
    let context = NSStringDrawingContext()
    #expect([context.minimumScaleFactor, context.actualScaleFactor] == [0, 1])
    #expect(context.totalBounds == .zero)
  }

  @Test func `is set in paragraphs that keep all that is said about them`() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (4, 5, 6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 9)
    (style.alignment, style.lineBreakMode) = (.center, .byCharWrapping)
    (style.baseWritingDirection, style.hyphenationFactor) = (.rightToLeft, 0.5)
    (style.defaultTabInterval, style.allowsDefaultTighteningForTruncation) = (10, true)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other.isEqual(style) && !other.isEqual(NSParagraphStyle()))
    let fixed: NSParagraphStyle = other
    #expect(
      [fixed.lineSpacing, fixed.paragraphSpacing, fixed.paragraphSpacingBefore, fixed.headIndent]
        == [1, 2, 3, 4])
    #expect([fixed.tailIndent, fixed.firstLineHeadIndent, fixed.minimumLineHeight] == [5, 6, 7])
    #expect(
      [fixed.maximumLineHeight, fixed.lineHeightMultiple, fixed.defaultTabInterval] == [8, 9, 10])
    #expect(fixed.alignment == .center && fixed.lineBreakMode == .byCharWrapping)
    #expect(fixed.baseWritingDirection == .rightToLeft && fixed.hyphenationFactor == 0.5)
    #expect(fixed.allowsDefaultTighteningForTruncation)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.isEqual(style) == true && copy?.lineSpacing == 1)
  }
}
