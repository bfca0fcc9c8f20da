/// An upright box outside of which a subview's hit test gives nil; inside, nobody knows yet.
struct HitTestBox {
  private let minX, minY, maxX, maxY: CGFloat

  /// Contains every point: the subview must be asked.
  static let everywhere = HitTestBox(isEverywhere: true)
  /// Contains no point: the subview need not be asked.
  static let nowhere = HitTestBox(isEverywhere: false)

  private init(isEverywhere: Bool) {
    let limit: CGFloat = isEverywhere ? -.infinity : .infinity
    (minX, minY, maxX, maxY) = (limit, limit, -limit, -limit)
  }

  /// The box around a layer in its superlayer's space, a little larger than the layer itself.
  init(around geometry: LayerGeometry) {
    let frame = geometry.frame
    // Each coordinate went through a few roundings, relative to the largest number on its way.
    let scale =
      max(abs(frame.minX), abs(frame.minY), abs(frame.maxX), abs(frame.maxY))
      + max(abs(geometry.position.x), abs(geometry.position.y))
      + max(
        abs(geometry.bounds.minX), abs(geometry.bounds.minY), abs(geometry.bounds.maxX),
        abs(geometry.bounds.maxY))
    let slack = scale * 0x1p-40
    guard slack.isFinite, !geometry.isTransformed || geometry.isAffine else {
      self = .everywhere
      return
    }
    (minX, maxX) = (frame.minX - slack, frame.maxX + slack)
    (minY, maxY) = (frame.minY - slack, frame.maxY + slack)
  }

  @inline(__always)
  func mayContain(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
