import TouchMap

/// Texts in a drawing whose fonts are unknown: their greatest width, and how they are cut and
/// broken to fit.
enum DrawnText {
  /// The width of a column in a font of one point: broad letters of a usual font without serifs. A
  /// choice.
  private static let columnWidth = 0.6

  /// Returns how many columns of a font's size fit into a width.
  static func columns(in width: Double, size: Double) -> Int {
    NumberText.count((width / size / columnWidth).rounded(.down))
  }

  /// Returns the size in which a text fits into a room, between limits; `nil` if not even cut to
  /// half a dozen letters.
  static func size(
    of text: String, in room: Screen.Size, from least: Double, to most: Double, lines: Double = 1
  ) -> Double? {
    let columns = Double(max(1, TextWidth.columns(of: text)))
    let size = min(most, room.height / lines / 1.25, room.width / columns / columnWidth)
    if size >= least { return (size * 10).rounded(.down) / 10 }
    let fits = room.height >= least * 1.25 * lines && self.columns(in: room.width, size: least) >= 5
    return fits ? least : nil
  }

  /// Breaks a text between words into lines of a width; what goes beyond a number of lines is cut.
  static func lines(_ text: String, width: Double, size: Double, most: Int) -> [String] {
    let limit = max(4, columns(in: width, size: size))
    let lines = TextWidth.lines(text, columns: limit)
    guard lines.count > most else { return lines.map { TextWidth.excerpt($0, columns: limit) } }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return (lines.prefix(most - 1) + [rest]).map { TextWidth.excerpt($0, columns: limit) }
  }

  /// Returns a text as an element of SVG.
  static func element(
    _ text: String, at point: Screen.Point, size: Double, className: String
  ) -> String {
    #"<text class="\#(className)" x="\#(SVGNumber.text(point.x))" y="\#(SVGNumber.text(point.y))" "#
      + #"font-size="\#(SVGNumber.text(size))">\#(MarkupText.escape(text))</text>"#
  }
}

/// Numbers in a drawing, where a hundredth of a point is not seen.
enum SVGNumber {
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return NumberText.exact(rounded.isFinite ? rounded : 0)
  }
}
