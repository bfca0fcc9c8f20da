/// How a text for people is decorated.
package enum TextStyle: Sendable, Hashable {
  /// Not at all.
  case plain
  /// With the colours of a terminal, as ECMA-48 control sequences.
  case ansi

  /// A colour that every terminal has.
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
  }

  func bold(_ text: String) -> String { decorated(text, 1) }

  func color(_ text: String, _ color: Color) -> String { decorated(text, color.rawValue) }

  private func decorated(_ text: String, _ code: Int) -> String {
    self == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
