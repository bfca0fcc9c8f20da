/// What a table knows of one subview: where it may be hit, and how to go on there.
struct HitTestEntry {
  /// How to go on with a subview that may be hit.
  enum Answer {
    /// The subview contains the point.
    case contains
    /// The subview's own geometry tells.
    case turned
    /// The subview itself tells.
    case own
  }

  /// From a point of the view to that of the subview, for one that is not turned.
  let shift: SIMD2<Double>
  private let least, most: SIMD2<Double>
  /// Kept alive by the view's list of subviews, and with its layer.
  let view: Unmanaged<UIView>
  private let layer: Unmanaged<CALayer>
  /// The subview's table, once there is one, for subviews that contain the point.
  let table: HitTestTable.Reference?
  /// Whether the subview has no subviews.
  let isLeaf: Bool
  let answer: Answer

  /// Numbers beyond this are left to the subview itself, so that no sum of shifts is infinite.
  private static let greatest = 0x1p500

  @MainActor
  init(of view: UIView) {
    (self.view, layer) = (.passUnretained(view), .passUnretained(view.layer))
    (table, isLeaf) = (view.hitTestTable, view.children.isEmpty)
    let geometry = view.layer.geometry
    let (isPlain, isFlat) = (view.answersPlainly, !geometry.isTransformed)
    let offset = SIMD2(Double(geometry.offset.x), Double(geometry.offset.y))
    let corner = SIMD2(Double(geometry.bounds.minX), Double(geometry.bounds.minY))
    let farCorner = SIMD2(Double(geometry.bounds.maxX), Double(geometry.bounds.maxY))
    let isMeasurable = [offset, corner, farCorner].allSatisfy {
      abs($0.x) < Self.greatest && abs($0.y) < Self.greatest
    }
    if !isPlain || !isMeasurable {
      (answer, shift) = (.own, .zero)
      (least, most) = Self.everywhere
    } else if !view.isTouchable {
      (answer, shift) = (.own, .zero)
      (most, least) = Self.everywhere
    } else if isFlat {
      (answer, shift) = (.contains, offset)
      (least, most) = (corner, farCorner)
    } else {
      (answer, shift) = (.turned, .zero)
      (least, most) = Self.box(around: geometry) ?? Self.everywhere
    }
  }

  private static let everywhere = (
    SIMD2(repeating: -Double.infinity), SIMD2(repeating: Double.infinity)
  )

  /// A little more than the box around a layer in its superlayer's space, or nil if it has none.
  private static func box(
    around geometry: LayerGeometry
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    let frame = geometry.frame
    // Each coordinate went through a few roundings, relative to the largest number on its way.
    let scale =
      max(abs(frame.minX), abs(frame.minY), abs(frame.maxX), abs(frame.maxY))
      + max(abs(geometry.position.x), abs(geometry.position.y))
      + max(
        abs(geometry.bounds.minX), abs(geometry.bounds.minY), abs(geometry.bounds.maxX),
        abs(geometry.bounds.maxY))
    let slack = scale * 0x1p-40
    guard slack.isFinite, geometry.isAffine else { return nil }
    return (
      SIMD2(frame.minX - slack, frame.minY - slack), SIMD2(frame.maxX + slack, frame.maxY + slack)
    )
  }

  /// A point of the view in the space of a turned subview, if that contains it.
  func pointInside(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    // Layers belong to no actor, so that nobody checks where this runs.
    layer._withUnsafeGuaranteedRef { layer in
      let inner = layer.pointFromSuperlayer(CGPoint(x: point.x, y: point.y))
      return layer.boundsContain(inner) ? SIMD2(inner.x, inner.y) : nil
    }
  }

  /// Half-open as bounds are: the low edges are inside, the high edges are not. (FS-013)
  @inline(__always)
  func mayContain(_ point: SIMD2<Double>) -> Bool {
    let point = point - shift
    return all((point .>= least) .& (point .< most))
  }
}
