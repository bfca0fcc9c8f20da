/// The known keys of UIKit's descriptions.
enum AttributeKeys {
  /// Returns whether a blank and a known key with its `=` or `:` are at an index.
  static func standsKnownKey(at index: Int, in text: ByteText) -> Bool {
    guard index < text.count, text[index] == .space else { return false }
    let start = index + 1
    var end = start
    while end < text.count, text[end].isWordByte { end += 1 }
    guard end < text.count, text[end] == .colon || text.hasText(" = ", at: end) else {
      return false
    }
    return isKnown(start..<end, in: text)
  }

  /// Whether a range holds one of the keys.
  static func isKnown(_ key: Range<Int>, in text: ByteText) -> Bool {
    known.contains { text.equals(key, $0) }
  }

  /// The keys that decide about touches.
  static let ofTouches: [StaticString] = [
    "frame", "alpha", "hidden", "enabled", "baseClass", "transform", "anchorPoint", "contentSize",
    "clipsToBounds", "contentOffset", "adjustedContentInset", "gestureRecognizers",
    "userInteractionEnabled",
  ]

  /// Every key that was seen after a text in a real dump, or that UIKit prints there.
  private static let known: [StaticString] = [
    "layer", "userInteractionEnabled", "clipsToBounds", "opaque", "autoresize", "alpha", "hidden",
    "backgroundColor", "tintColor", "gestureRecognizers", "autoresizesSubviews", "animations",
    "tag", "image", "placeholder", "borderStyle", "background", "contentOffset", "contentSize",
    "adjustedContentInset", "value", "configuration", "title", "font", "textColor",
    "numberOfLines", "anchorPoint", "transform", "frame", "enabled", "accessibilityIdentifier",
    "accessibilityLabel", "baseClass", "text",
  ]
}

extension ByteText {
  /// Whether a range holds a key or another word, however people spell it.
  func isKey(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return range.allSatisfy { index in
      let byte = word.utf8Start[index - range.lowerBound]
      return self[index] == byte || byte.isLetter && self[index].lowercase == byte.lowercase
    }
  }

  /// Whether a value holds what may be an attribute that matters to touches, because the mark
  /// before it is missing or a character in its key cannot be seen. What is in brackets and texts
  /// belongs to the value.
  func holdsKeyOfTouches(_ value: Range<Int>, hasKey: Bool) -> Bool {
    guard let opening = self[value].first, opening != .apostrophe, opening != .quotationMark,
      first(.equals, in: value) != nil || first(.colon, in: value) != nil
    else { return false }
    // Most values are one pair of brackets.
    if opening == .lessThan, self[value].last == .greaterThan,
      first(.lessThan, in: (value.lowerBound + 1)..<value.upperBound) == nil
    {
      return false
    }
    var brackets = BracketStack()
    for index in value {
      switch self[index] {
      case .lessThan, .openParenthesis, .openBracket, .openBrace: brackets.open(self[index])
      case .greaterThan, .closeParenthesis, .closeBracket, .closeBrace:
        _ = brackets.close(self[index])
      case .equals where brackets.isEmpty && !hasKey: return true
      case .equals where brackets.isEmpty, .colon where brackets.isEmpty:
        if AttributeKeys.ofTouches.contains(where: { endsWithKey($0, value.lowerBound..<index) }) {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Whether the last word of a range is a key.
  private func endsWithKey(_ key: StaticString, _ range: Range<Int>) -> Bool {
    let end = trimmed(range).upperBound
    let start = end - key.utf8CodeUnitCount
    guard start >= range.lowerBound, isKey(start..<end, key) else { return false }
    return start == range.lowerBound || !self[start - 1].isWordByte
  }
}
