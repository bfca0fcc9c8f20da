/// The values of a layer that an animation moves and that a presentation may show differently.
package struct LayerState: Sendable, Equatable {
  package var geometry: LayerGeometry
  package var opacity: Float

  package init(geometry: LayerGeometry, opacity: Float) {
    self.geometry = geometry
    self.opacity = opacity
  }
}

/// How far some of a layer's values have moved; nil for the others.
///
/// Movements add up: the presentation is the model minus the rest of each animation's movement. So
/// an animation that starts during another one continues from the place on screen. Transforms
/// cannot be added; the latest one counts.
package struct LayerWay: Sendable {
  private var bounds: CGRect?
  private var position: CGVector?
  private var opacity: Float?
  private var startTransform: CATransform3D?

  package init() {}

  /// Whether nothing moved.
  package var isEmpty: Bool {
    bounds == nil && position == nil && opacity == nil && startTransform == nil
  }

  /// The Core Animation names of the values that moved.
  package var keys: [String] {
    var keys: [String] = []
    if let bounds, bounds.origin != .zero { keys.append("bounds.origin") }
    if let bounds, bounds.size != .zero { keys.append("bounds.size") }
    if opacity != nil { keys.append("opacity") }
    if position != nil { keys.append("position") }
    if startTransform != nil { keys.append("transform") }
    return keys
  }

  /// Adds a change. The transform starts from the one that is `shown` on screen.
  package mutating func add(from old: LayerState, to new: LayerState, shown: CATransform3D) {
    let (before, after) = (old.geometry, new.geometry)
    if before.bounds != after.bounds {
      bounds = (bounds ?? .zero).adding(after.bounds, times: 1).adding(before.bounds, times: -1)
    }
    if before.position != after.position {
      let way = position ?? .zero
      position = CGVector(
        dx: way.dx + after.position.x - before.position.x,
        dy: way.dy + after.position.y - before.position.y)
    }
    if old.opacity != new.opacity { opacity = (opacity ?? 0) + new.opacity - old.opacity }
    if before.transform != after.transform { startTransform = startTransform ?? shown }
  }

  /// Subtracts from each moved value of `state` the rest of its movement after a fraction of it.
  package func apply(_ fraction: CGFloat, to state: inout LayerState) {
    let left = 1 - fraction
    if let bounds {
      var shown = state.geometry.bounds.adding(bounds, times: -left)
      // A spring that overshoots towards zero must not make a size negative.
      shown.size = CGSize(width: max(0, shown.size.width), height: max(0, shown.size.height))
      state.geometry.bounds = shown
    }
    if let position {
      state.geometry.position.x -= position.dx * left
      state.geometry.position.y -= position.dy * left
    }
    if let opacity { state.opacity -= opacity * Float(left) }
    if let startTransform {
      state.geometry.transform = mix(startTransform, state.geometry.transform, fraction)
    }
  }
}

extension CGRect {
  /// Adds numbers to numbers; the size of a difference may be negative.
  fileprivate func adding(_ other: CGRect, times factor: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + other.origin.x * factor, y: origin.y + other.origin.y * factor,
      width: size.width + other.size.width * factor,
      height: size.height + other.size.height * factor)
  }
}

private func mix(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
  start + (end - start) * fraction
}

/// Decomposes flat maps, so that a rotation remains a rotation during the animation; others are
/// mixed number by number.
private func mix(
  _ start: CATransform3D, _ end: CATransform3D, _ fraction: CGFloat
) -> CATransform3D {
  if CATransform3DIsAffine(start), CATransform3DIsAffine(end),
    let first = PlaneMotion(CATransform3DGetAffineTransform(start)),
    let last = PlaneMotion(CATransform3DGetAffineTransform(end))
  {
    return CATransform3DMakeAffineTransform(first.mixed(with: last, fraction).transform)
  }
  let rows = zip(start.rows, end.rows).map { zip($0, $1).map { mix($0, $1, fraction) } }
  return CATransform3D(rows: rows)
}

/// A map of the plane as a turn, a scale, a slant and a shift.
struct PlaneMotion {
  var angle, scaleX, scaleY, slant, shiftX, shiftY: CGFloat

  /// Decomposes a map, or returns nil if it shrinks the plane to nothing.
  init?(_ map: CGAffineTransform) {
    scaleX = (map.a * map.a + map.b * map.b).squareRoot()
    guard scaleX > 0, map.determinant != 0 else { return nil }
    angle = atan2(map.b, map.a)
    scaleY = map.determinant / scaleX
    slant = (map.a * map.c + map.b * map.d) / map.determinant
    shiftX = map.tx
    shiftY = map.ty
  }

  /// Rotates in the shorter direction.
  func mixed(with end: PlaneMotion, _ fraction: CGFloat) -> PlaneMotion {
    var result = self
    let turn = (end.angle - angle).remainder(dividingBy: 2 * .pi)
    result.angle = angle + turn * fraction
    result.scaleX = mix(scaleX, end.scaleX, fraction)
    result.scaleY = mix(scaleY, end.scaleY, fraction)
    result.slant = mix(slant, end.slant, fraction)
    result.shiftX = mix(shiftX, end.shiftX, fraction)
    result.shiftY = mix(shiftY, end.shiftY, fraction)
    return result
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: scaleY * (slant * cosine - sine), d: scaleY * (slant * sine + cosine),
      tx: shiftX, ty: shiftY)
  }
}
