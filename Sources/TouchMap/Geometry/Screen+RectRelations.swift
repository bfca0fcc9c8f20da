extension Screen.Rect {
  /// Returns whether two rectangles have an area in common.
  func overlaps(_ other: Screen.Rect) -> Bool {
    origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY
      && other.origin.y < maxY
  }

  /// The middle.
  package var center: Screen.Point {
    Screen.Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Returns what both rectangles cover.
  func intersection(_ other: Screen.Rect) -> Screen.Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    return Screen.Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Returns the smallest rectangle around both.
  func union(_ other: Screen.Rect) -> Screen.Rect {
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    return Screen.Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with its edges moved outwards.
  func grown(by distance: Double) -> Screen.Rect {
    Screen.Rect(
      x: origin.x - distance, y: origin.y - distance, width: size.width + 2 * distance,
      height: size.height + 2 * distance)
  }

  /// Returns the points between two rectangles, 0 if they touch.
  func distance(to other: Screen.Rect) -> Double {
    let across = max(0, other.origin.x - maxX, origin.x - other.maxX)
    let down = max(0, other.origin.y - maxY, origin.y - other.maxY)
    return (across * across + down * down).squareRoot()
  }

  /// Returns how far a point is from the rectangle, 0 inside.
  func distance(to point: Screen.Point) -> Double {
    distance(to: Screen.Rect(x: point.x, y: point.y, width: 0, height: 0))
  }
}

extension Screen.Point {
  /// Returns the length of the line to another point.
  func distance(to other: Screen.Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
