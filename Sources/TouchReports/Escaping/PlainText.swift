@_spi(Command) import TouchMap

/// Texts from a dump for a language model.
@_spi(Command) public enum PlainText {
  /// The most characters of a text that a model reads. A choice: enough to distinguish views, and
  /// too few for a paragraph of orders.
  static let limit = 80

  /// Returns a text on one line, without characters that are invisible or that change the direction
  /// of writing, and with an ellipsis if it was longer than ``limit``. It counts Unicode's scalars
  /// and not a person's characters, because one of those can have any length.
  @_spi(Command) public static func clean(_ text: String) -> String {
    var clean = ""
    var count = 0
    var isAfterBlank = true
    // Dropped characters also take time, so a text that consists of them is not read to its end.
    for scalar in text.unicodeScalars.prefix(100 * limit) {
      let isBlank = scalar.properties.isWhitespace
      if isBlank ? isAfterBlank : isUnseen(scalar) { continue }
      guard count < limit else {
        clean.unicodeScalars.removeLast()
        return clean + "…"
      }
      clean.unicodeScalars.append(isBlank ? " " : scalar)
      isAfterBlank = isBlank
      count += 1
    }
    return clean.last == " " ? String(clean.dropLast()) : clean
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return true
    default: return false
    }
  }
}

extension Screen {
  /// Returns the class and what identifies the node, for a model to read; see ``PlainText``.
  func plainTitle(of index: Node.ID) -> String { PlainText.clean(rawTitle(of: index)) }
}
