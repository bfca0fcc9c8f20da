extension ConvexPolygon {
  init(_ rect: ScreenRect) {
    self.init(corners: [
      Screen.Point(x: rect.minX, y: rect.minY), Screen.Point(x: rect.maxX, y: rect.minY),
      Screen.Point(x: rect.maxX, y: rect.maxY), Screen.Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Creates a rectangle's image.
  init(_ rect: Screen.Rect, through map: Screen.Transform) {
    self = ConvexPolygon(rect).mapped(by: map)
  }

  /// The smallest upright rectangle around it, by its edges.
  var box: ScreenRect {
    var box = ScreenRect.none
    for corner in corners {
      box.formUnion(
        ScreenRect(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y))
    }
    return box
  }

  /// The straight lines along the edges; an edge of no length has none.
  var sides: some Sequence<HalfPlane> {
    corners.indices.lazy.compactMap { index in
      let next = index + 1 < corners.count ? index + 1 : 0
      return HalfPlane(from: corners[index], to: corners[next])
    }
  }

  /// Returns the part of the polygon that lies in another one whose sides are moved outwards.
  func clipped(to other: ConvexPolygon, margin: Double) -> ConvexPolygon {
    var clipped = self
    for var side in other.sides {
      side.offset += margin
      clipped = clipped.clipped(to: side)
    }
    return clipped
  }

  /// Returns the part of the polygon that lies in a half-plane.
  func clipped(to side: HalfPlane) -> ConvexPolygon {
    guard !corners.allSatisfy({ side.depth(of: $0) >= 0 }) else { return self }
    return ConvexPolygon(corners: corners.clipped(by: side.depth))
  }
}

extension [Screen.Point] {
  /// Returns the corners of what is left of a convex polygon where a value is not negative that
  /// changes evenly from corner to corner.
  @inline(__always)
  func clipped(by depth: (Screen.Point) -> Double) -> [Screen.Point] {
    guard var previous = last else { return [] }
    var kept: [Screen.Point] = []
    kept.reserveCapacity(count + 1)
    var previousDepth = depth(previous)
    for corner in self {
      let cornerDepth = depth(corner)
      if cornerDepth < 0 && previousDepth > 0 || cornerDepth > 0 && previousDepth < 0 {
        let share = previousDepth / (previousDepth - cornerDepth)
        kept.append(
          Screen.Point(
            x: previous.x + share * (corner.x - previous.x),
            y: previous.y + share * (corner.y - previous.y)))
      }
      if cornerDepth >= 0 { kept.append(corner) }
      (previous, previousDepth) = (corner, cornerDepth)
    }
    return kept
  }
}
