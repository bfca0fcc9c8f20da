extension Node.Geometry {
  /// Creates the geometry of an untransformed view.
  ///
  /// - Parameters:
  ///   - frame: The view's place, in the parent's space.
  ///   - boundsOrigin: The bounds' origin; for a scroll view its content offset.
  ///   - anchorPoint: The anchor point, in fractions of the size.
  public init(
    frame: Screen.Rect = .zero, boundsOrigin: Screen.Point = .zero,
    anchorPoint: Screen.Point = Self.defaultAnchorPoint
  ) {
    self.init(
      frame: frame, bounds: Screen.Rect(origin: boundsOrigin, size: frame.size),
      anchorPoint: anchorPoint, position: frame.place(of: anchorPoint), transform: nil)
  }

  /// Creates the geometry that a live view has; the frame follows from it.
  public init(
    position: Screen.Point, bounds: Screen.Rect, anchorPoint: Screen.Point,
    transform: Screen.Transform?
  ) {
    // The box around the view when its anchor lies at the origin.
    let around = (transform ?? .identity).boundingBox(
      of: Screen.Rect(
        x: -anchorPoint.x * bounds.size.width, y: -anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height))
    let frame = Screen.Rect(
      x: position.x + around.origin.x, y: position.y + around.origin.y, width: around.size.width,
      height: around.size.height)
    self.init(
      frame: frame, bounds: bounds, anchorPoint: anchorPoint, position: position,
      transform: transform)
  }

  /// Maps the node's own space to the parent's.
  package var toParent: Screen.Transform {
    let bounds = bounds
    guard let transform else {
      return Screen.Transform(
        x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
    }
    let anchor = bounds.place(of: anchorPoint)
    return Screen.Transform(x: -anchor.x, y: -anchor.y)
      .followed(by: transform)
      .followed(by: Screen.Transform(x: position.x, y: position.y))
  }

  /// Returns a point of the parent's space in the node's own space, or `nil` if the transform has
  /// no inverse.
  ///
  /// > Source: FS-019, FS-021, FS-022.
  package func convert(fromParent point: Screen.Point) -> Screen.Point? {
    let bounds = bounds
    guard let transform else {
      return Screen.Point(
        x: point.x - frame.origin.x + bounds.origin.x,
        y: point.y - frame.origin.y + bounds.origin.y)
    }
    let fromPosition = Screen.Point(x: point.x - position.x, y: point.y - position.y)
    guard let fromAnchor = transform.unapply(to: fromPosition) else { return nil }
    let anchor = bounds.place(of: anchorPoint)
    return Screen.Point(x: fromAnchor.x + anchor.x, y: fromAnchor.y + anchor.y)
  }
}
