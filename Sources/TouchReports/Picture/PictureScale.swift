@_spi(Command) import TouchMap

/// The scale from a screen to a drawing.
struct PictureScale {
  /// The screen's size on the drawing.
  let size: Screen.Size
  /// The length of a screen point on the drawing.
  let factor: Double
  private let frame: Screen.Rect

  /// The largest drawing of a screen, in the drawing's points. Choices: phones keep their size, and
  /// a canvas of thousands of points fits onto a page.
  static let largest = Screen.Size(width: 800, height: 1_400)
  /// A narrower part is invisible. A choice.
  private static let smallestSide = 4.0

  /// - Returns: `nil` if nothing would be visible: the screen has no area, or is extremely narrow.
  init?(_ frame: Screen.Rect, largest: Screen.Size = Self.largest) {
    let (width, height) = (frame.size.width, frame.size.height)
    guard width > 0, height > 0, frame.isFinite else { return nil }
    factor = min(1, largest.width / width, largest.height / height)
    size = Screen.Size(width: width * factor, height: height * factor)
    self.frame = frame
    guard min(size.width, size.height) >= Self.smallestSide else { return nil }
  }

  /// Returns a point of the screen on the drawing.
  func point(_ pointOnScreen: Screen.Point) -> Screen.Point {
    Screen.Point(
      x: (pointOnScreen.x - frame.origin.x) * factor,
      y: (pointOnScreen.y - frame.origin.y) * factor)
  }

  /// Returns polygons of the screen on the drawing.
  func polygons(_ polygons: [[Screen.Point]]) -> [[Screen.Point]] { polygons.map { $0.map(point) } }
}
