extension CGPath {
  /// Returns a copy of the path with every point mapped.
  ///
  /// - Parameter transform: The map; nil for none.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let map = transform?.pointee else { return copy() }
    return CGPath(
      steps: steps.map { step in
        Step(type: step.type, points: step.points.map { $0.applying(map) })
      })
  }
}
