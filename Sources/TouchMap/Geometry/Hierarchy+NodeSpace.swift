extension Hierarchy.Node.Geometry {
  /// Creates the geometry of an untransformed view.
  ///
  /// - Parameters:
  ///   - frame: The view's place, in the parent's space.
  ///   - boundsOrigin: The bounds' origin; for a scroll view its content offset.
  ///   - anchorPoint: The anchor point, in fractions of the size.
  public init(
    frame: Hierarchy.Rect = .zero, boundsOrigin: Hierarchy.Point = .zero,
    anchorPoint: Hierarchy.Point = Self.defaultAnchorPoint
  ) {
    self.init(
      frame: frame, bounds: Hierarchy.Rect(origin: boundsOrigin, size: frame.size),
      anchorPoint: anchorPoint, position: frame.place(of: anchorPoint), transform: nil)
  }

  /// Creates the geometry that a live view has; the frame follows from it.
  public init(
    position: Hierarchy.Point, bounds: Hierarchy.Rect, anchorPoint: Hierarchy.Point,
    transform: Hierarchy.Transform?
  ) {
    // The box around the view when its anchor lies at the origin.
    let around = (transform ?? .identity).boundingBox(
      of: Hierarchy.Rect(
        x: -anchorPoint.x * bounds.size.width, y: -anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height))
    let frame = Hierarchy.Rect(
      x: position.x + around.origin.x, y: position.y + around.origin.y, width: around.size.width,
      height: around.size.height)
    self.init(
      frame: frame, bounds: bounds, anchorPoint: anchorPoint, position: position,
      transform: transform)
  }

  /// Maps the node's own space to the parent's.
  public var toParent: Hierarchy.Transform {
    let bounds = bounds
    guard let transform else {
      return Hierarchy.Transform(
        x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
    }
    let anchor = bounds.place(of: anchorPoint)
    return Hierarchy.Transform(x: -anchor.x, y: -anchor.y)
      .followed(by: transform)
      .followed(by: Hierarchy.Transform(x: position.x, y: position.y))
  }

  /// Returns a point of the parent's space in the node's own space, or `nil` if the transform has
  /// no inverse.
  ///
  /// > Source: FS-019, FS-021, FS-022.
  public func convert(fromParent point: Hierarchy.Point) -> Hierarchy.Point? {
    let bounds = bounds
    guard let transform else {
      return Hierarchy.Point(
        x: point.x - frame.origin.x + bounds.origin.x,
        y: point.y - frame.origin.y + bounds.origin.y)
    }
    let fromPosition = Hierarchy.Point(x: point.x - position.x, y: point.y - position.y)
    guard let fromAnchor = transform.unapply(to: fromPosition) else { return nil }
    let anchor = bounds.place(of: anchorPoint)
    return Hierarchy.Point(x: fromAnchor.x + anchor.x, y: fromAnchor.y + anchor.y)
  }
}
