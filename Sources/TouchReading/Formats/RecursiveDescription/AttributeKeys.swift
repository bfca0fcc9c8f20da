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
