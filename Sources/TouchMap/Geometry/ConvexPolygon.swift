/// A convex polygon, mostly in screen points: its corners in order.
///
/// An area has no edges of its own here: whether a point on an edge counts is decided by who is
/// asked, and edges have no extent.
struct ConvexPolygon: Sendable, Hashable {
  /// What is smaller than this, in square points, is a rounding error and no area.
  static let smallestArea = 1e-6

  /// The corners, so that the signed area is positive.
  private(set) var corners: [Screen.Point]

  /// Creates a polygon from the corners of a convex shape in either direction.
  init(corners: [Screen.Point]) {
    self.corners = Self.signedArea(of: corners) < 0 ? corners.reversed() : corners
  }

  /// Creates a rectangle.
  init(_ rect: Screen.Rect) {
    let (x, y) = (rect.origin.x, rect.origin.y)
    self.init(corners: [
      .init(x: x, y: y), .init(x: rect.maxX, y: y), .init(x: rect.maxX, y: rect.maxY),
      .init(x: x, y: rect.maxY),
    ])
  }

  /// The area in square points.
  var area: Double { max(0, Self.signedArea(of: corners)) }

  /// Whether there is nothing in it.
  var isEmpty: Bool { corners.count < 3 || area <= Self.smallestArea }

  /// The smallest upright rectangle around it.
  var boundingBox: Screen.Rect {
    guard let first = corners.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return Screen.Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The mean of the corners, which lies inside.
  var center: Screen.Point {
    let count = Double(max(1, corners.count))
    return Screen.Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// Returns whether a point lies inside or on an edge.
  func contains(_ point: Screen.Point) -> Bool {
    corners.indices.allSatisfy { side(of: point, at: $0) >= 0 }
  }

  /// Returns whether another polygon lies in this one altogether.
  func holds(_ other: ConvexPolygon) -> Bool { other.corners.allSatisfy(contains) }

  /// Returns the polygon moved by a transform.
  func mapped(by transform: Screen.Transform) -> ConvexPolygon {
    ConvexPolygon(corners: corners.map(transform.apply))
  }

  /// The area within a loop in square points, negative if the loop runs the other way round.
  static func signedArea(of corners: [Screen.Point]) -> Double {
    guard var last = corners.last else { return 0 }
    var doubled = 0.0
    for corner in corners {
      doubled += last.x * corner.y - corner.x * last.y
      last = corner
    }
    return doubled / 2
  }

  /// Returns a positive number for a point on the inner side of the edge that starts at a corner.
  private func side(of point: Screen.Point, at index: Int) -> Double {
    let start = corners[index]
    let end = corners[(index + 1) % corners.count]
    return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }
}

extension ConvexPolygon {
  /// Returns what both have in common, or `nil`.
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon? {
    guard boundingBox.overlaps(other.boundingBox) else { return nil }
    var rest = self
    for edge in other.corners.indices {
      rest = rest.part(beside: edge, of: other, inside: true)
      if rest.isEmpty { return nil }
    }
    return rest
  }

  /// Returns what lies outside another polygon, in pieces that do not overlap.
  func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard intersection(other) != nil else { return [self] }
    var pieces: [ConvexPolygon] = []
    var rest = self
    for edge in other.corners.indices {
      let outside = rest.part(beside: edge, of: other, inside: false)
      if !outside.isEmpty { pieces.append(outside) }
      rest = rest.part(beside: edge, of: other, inside: true)
      if rest.isEmpty { break }
    }
    return pieces
  }

  /// Cuts along the line through an edge of another polygon.
  private func part(beside edge: Int, of other: ConvexPolygon, inside: Bool) -> ConvexPolygon {
    let sign = inside ? 1.0 : -1.0
    return ConvexPolygon(corners: corners.clipped { sign * other.side(of: $0, at: edge) })
  }
}
