import TouchMap

/// The style of a text for people: what the reader's terminal can show, and its size.
package struct TextStyle: Sendable, Hashable {
  /// The colours that a terminal shows.
  package enum Colors: Sendable, Hashable {
    /// None.
    case none
    /// The 16 colours that every terminal with colours has.
    case basic
    /// The 256 colours that nearly every terminal has.
    case indexed
    /// 24 bits for each colour.
    case full
  }

  /// The colours, which are written as ECMA-48 control sequences.
  package var colors: Colors
  /// The colours of drawings.
  package var palette = Palette.dark
  /// The most characters in a line of a drawing.
  package var columns: Int
  /// The most characters in a line of text around a drawing; `nil` for any number.
  package var width: Int?
  /// The number of lines in a drawing; `nil` for as many as keep its shape.
  package var rows: Int?
  /// The most lines of a drawing together with the lines around it; `nil` for any number.
  package var height: Int?

  /// Describes a terminal, or another output.
  package init(colors: Colors = .none, columns: Int = 48, rows: Int? = nil, height: Int? = nil) {
    self.colors = colors
    self.columns = columns
    self.rows = rows
    self.height = height
  }

  /// Without decoration.
  package static let plain = TextStyle()

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
    colors == .none ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
