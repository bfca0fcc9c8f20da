@_spi(Command) import TouchMap

/// Elements of SVG.
enum SVGShape {
  /// Returns a rectangle with round corners, larger on each side by `grown`.
  static func rect(
    _ rect: Screen.Rect, radius: Double = 0, className: String = "", grown: Double = 0
  ) -> String {
    let (width, height) = (rect.size.width + 2 * grown, rect.size.height + 2 * grown)
    let numbers = [rect.origin.x - grown, rect.origin.y - grown, max(0, width), max(0, height)]
      .map(SVGNumber.text)
    let corner = SVGNumber.text(max(0, min(radius + grown, height / 2, width / 2)))
    let name = className.isEmpty ? "" : #" class="\#(className)""#
    let rounded = corner == "0" ? "" : #" rx="\#(corner)""#
    return #"<rect x="\#(numbers[0])" y="\#(numbers[1])" width="\#(numbers[2])" "#
      + #"height="\#(numbers[3])"\#(rounded)\#(name)/>"#
  }

  /// Returns a closed path through corners, as data.
  static func path(_ corners: [Screen.Point]) -> String {
    guard !corners.isEmpty else { return "" }
    return "M"
      + corners.map { "\(SVGNumber.text($0.x)) \(SVGNumber.text($0.y))" }
      .joined(separator: "L") + "Z"
  }

  static func path(_ data: String, _ className: String) -> String {
    data.isEmpty ? "" : #"<path d="\#(data)" class="\#(className)"/>"#
  }

  /// Returns a line of text that fits into a width: a little smaller, or else cut.
  static func text(
    _ text: String, x: Double, y: Double, size: Double, width: Double, anchor: String = "middle",
    className: String = ""
  ) -> String {
    let wide = DrawnText.width(of: text, size: size) * narrow
    let size = size * max(smallest, min(1, width / max(1, wide)))
    guard let fitted = DrawnText.fitted(text, width: width / narrow, size: size) else { return "" }
    let numbers = [x, DrawnText.baseline(size, around: y), size].map(SVGNumber.text)
    let name = className.isEmpty ? "" : #" class="\#(className)""#
    return #"<text x="\#(numbers[0])" y="\#(numbers[1])" font-size="\#(numbers[2])" "#
      + #"text-anchor="\#(anchor)"\#(name)>\#(MarkupText.escape(fitted))</text>"#
  }

  /// System fonts are narrower than the broadest usual one, and texts shrink before they are cut.
  /// Choices.
  private static let (narrow, smallest) = (0.9, 0.78)
  /// Returns the width that a text takes.
  static func width(of text: String, size: Double) -> Double {
    DrawnText.width(of: text, size: size) * narrow
  }
}
