/// The words in the fields of an element.
enum XCUITestField {
  /// The keys whose values are between quotation marks; nothing in them is escaped.
  static let quotedKeys: [StaticString] = ["identifier", "label", "title", "placeholderValue"]
  /// The keys whose values have no quotation marks.
  static let bareKeys: [StaticString] = ["value", "pid", "traits", "elementType", "customActions"]
  /// The fields that consist of a word or two.
  static let flags: [StaticString] = [
    "Selected", "Disabled", "Enabled", "Keyboard Focused", "Has Keyboard focus", "Focused",
    "Has focus", "Main Window", "Busy",
  ]

  /// Returns whether a field begins at an index.
  static func begins(at index: Int, in text: ByteText) -> Bool {
    if text.hasText("0x", at: index) || text.hasText("{{", at: index) { return true }
    return key(at: index, in: text) != nil || flag(at: index, in: text) != nil
  }

  /// Returns the key at an index, before a colon and a blank.
  static func key(at index: Int, in text: ByteText) -> StaticString? {
    for keys in [quotedKeys, bareKeys] {
      for key in keys where text.hasText(key, at: index) {
        if text.hasText(": ", at: index + key.utf8CodeUnitCount) { return key }
      }
    }
    return nil
  }

  /// Returns the flag at an index, before a comma or the end of its line.
  static func flag(at index: Int, in text: ByteText) -> StaticString? {
    for flag in flags where text.hasText(flag, at: index) {
      let end = index + flag.utf8CodeUnitCount
      if end == text.count || text[end] == .comma || text[end].isLineEnd { return flag }
    }
    return nil
  }

  /// Returns whether another field follows at an index, after a comma and a blank.
  static func follows(at index: Int, in text: ByteText) -> Bool {
    text.hasText(", ", at: index) && begins(at: index + 2, in: text)
  }
}
