extension Box {
  /// Creates a box from the edges of a rectangle.
  init(_ rect: Screen.Rect) {
    self.init(minX: rect.origin.x, minY: rect.origin.y, maxX: rect.maxX, maxY: rect.maxY)
  }
}

extension Screen.Rect {
  /// Creates a rectangle with the edges of a box, and without extent where they cross.
  package init(_ box: Box) {
    self.init(
      x: box.minX, y: box.minY, width: max(0, box.maxX - box.minX),
      height: max(0, box.maxY - box.minY))
  }

  /// Returns whether two rectangles have an area in common.
  func overlaps(_ other: Screen.Rect) -> Bool { Box(self).intersects(Box(other)) }

  /// Returns whether another rectangle lies in this one, apart from a distance.
  package func holds(_ other: Screen.Rect, within distance: Double) -> Bool {
    Box(self).covers(Box(other), within: distance)
  }

  /// Returns whether each edge is where another rectangle's is, apart from a distance.
  func isNear(_ other: Screen.Rect, within distance: Double) -> Bool {
    Box(self).isNear(Box(other), within: distance)
  }

  /// Returns the common part of both rectangles.
  func intersection(_ other: Screen.Rect) -> Screen.Rect {
    Screen.Rect(Box(self).intersection(Box(other)))
  }

  /// Returns the smallest rectangle around both.
  package func union(_ other: Screen.Rect) -> Screen.Rect {
    Screen.Rect(Box(self).union(Box(other)))
  }

  /// Returns the points between two rectangles, 0 if they touch.
  func distance(to other: Screen.Rect) -> Double { Box(self).distance(to: Box(other)) }

  /// Returns how far a point is from the rectangle, 0 inside.
  func distance(to point: Screen.Point) -> Double {
    Box(self).distance(to: Box.none.union(point))
  }

  package var center: Screen.Point {
    Screen.Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}

extension Screen.Point {
  /// Returns the length of the line to another point.
  func distance(to other: Screen.Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
