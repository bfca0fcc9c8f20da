import Testing
import UIKit

@Suite struct `The style of a paragraph` {
  @Test func `is natural by default, and wraps at words`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    let lengths = [
      style.paragraphSpacing, style.paragraphSpacingBefore, style.headIndent, style.tailIndent,
      style.firstLineHeadIndent, style.minimumLineHeight, style.maximumLineHeight,
      style.lineHeightMultiple, style.defaultTabInterval, style.lineSpacing,
    ]
    #expect(lengths.allSatisfy { $0 == 0 })
    #expect(style.hyphenationFactor == 0 && !style.allowsDefaultTighteningForTruncation)
  }

  @Test func `is copied as it is, and equals another one of the same values`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingTail)
    (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (1, 2, 3)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (4, 5, 6)
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (7, 8)
    (style.hyphenationFactor, style.defaultTabInterval) = (0.5, 9)
    style.baseWritingDirection = .rightToLeft
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash)
    style.alignment = .left
    #expect(copy != style && copy != NSParagraphStyle.default)
    #expect(copy.alignment == .right && copy.lineBreakMode == .byTruncatingTail)
    #expect([copy.headIndent, copy.tailIndent, copy.firstLineHeadIndent] == [1, 2, 3])
    #expect(
      [copy.minimumLineHeight, copy.maximumLineHeight, copy.lineHeightMultiple] == [4, 5, 6])
    #expect([copy.paragraphSpacing, copy.paragraphSpacingBefore] == [7, 8])
    #expect(copy.hyphenationFactor == 0.5 && copy.defaultTabInterval == 9)
    #expect(copy.baseWritingDirection == .rightToLeft && copy.allowsDefaultTighteningForTruncation)
  }
}
