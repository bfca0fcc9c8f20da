/// An upright rectangle in screen points, by its edges.
struct ScreenRect: Sendable, Equatable, BitwiseCopyable {
  var minX, minY, maxX, maxY: Double

  /// No rectangle at all.
  static let none = ScreenRect(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  static let everywhere = ScreenRect(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  var isNone: Bool { minX == .infinity }

  /// Whether no point can be inside, even if each edge is off by some margin.
  func isEmpty(margin: Double) -> Bool {
    !(minX < maxX + 2 * margin && minY < maxY + 2 * margin)
  }

  /// The four edges moved outwards, or inwards by a negative number.
  func grown(by margin: Double) -> ScreenRect {
    ScreenRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  func intersection(_ other: ScreenRect) -> ScreenRect {
    ScreenRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  mutating func formUnion(_ other: ScreenRect) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  /// Whether a point is inside; the low edges count, the high ones do not.
  func contains(_ point: Screen.Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
