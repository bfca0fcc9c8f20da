/// Places and lengths as people read them, in points.
package enum LengthText {
  /// Returns a size as `393 x 852`.
  package static func extent(_ size: Screen.Size) -> String {
    "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
  }

  /// Returns a rectangle as `(x, y, width, height)`.
  package static func place(_ rect: Screen.Rect) -> String {
    let lengths = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(lengths.map(NumberText.text).joined(separator: ", ")))"
  }

  /// Returns a point as `(x, y)`.
  package static func place(_ point: Screen.Point) -> String {
    "(\(NumberText.text(point.x)), \(NumberText.text(point.y)))"
  }
}
