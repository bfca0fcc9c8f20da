/// The style of a text for people: what the reader's terminal can show, its width, and where the
/// reader writes rules for classes.
@_spi(Command) public struct TextStyle: Sendable, Hashable {
  /// Whether the terminal shows colours, which are written as ECMA-48 control sequences.
  var hasColors: Bool
  /// The most characters in a line; `nil` for any number.
  package var width: Int?
  /// The last line of an answer that names such a rule; `nil` for none.
  var rulesPlace: String?

  /// Describes a terminal, or another output.
  @_spi(Command) public init(
    hasColors: Bool = false, width: Int? = nil, rulesPlace: String? = nil
  ) {
    self.hasColors = hasColors
    self.width = width
    self.rulesPlace = rulesPlace
  }

  /// Without decoration.
  @_spi(Command) public static let plain = TextStyle()

  /// A colour of letters that every terminal has.
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
  }

  func bold(_ text: String) -> String { decorated(text, 1) }

  func color(_ text: String, _ color: Color) -> String { decorated(text, color.rawValue) }

  private func decorated(_ text: String, _ code: Int) -> String {
    hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
