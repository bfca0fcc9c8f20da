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

  /// Creates the geometry of a live view; the frame follows from it.
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
    turn?.toParent
      ?? Screen.Transform(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
  }

  /// Returns a point of the parent's space in the node's own space, or `nil` if the transform has
  /// no inverse.
  ///
  /// > Source: FS-019, FS-021, FS-022.
  func convert(fromParent point: Screen.Point) -> Screen.Point? {
    if let turn { return turn.convert(fromParent: point) }
    return point.moved(from: frame.origin, to: bounds.origin)
  }

  /// The transform with its places, `nil` for the identity.
  var turn: Turn? {
    transform.map {
      Turn(
        transform: $0, position: position, anchorPoint: anchorPoint,
        anchor: bounds.place(of: anchorPoint))
    }
  }

  /// A transform about an anchor point, which lies at one place in the parent's space and at
  /// another one in the node's own.
  struct Turn: Sendable {
    var transform: Screen.Transform
    /// The anchor point, in the parent's space.
    var position: Screen.Point
    /// The anchor point, in fractions of the size.
    var anchorPoint: Screen.Point
    /// The anchor point, in the node's own space.
    var anchor: Screen.Point

    /// Maps the node's own space to the parent's.
    var toParent: Screen.Transform {
      Screen.Transform(x: -anchor.x, y: -anchor.y)
        .followed(by: transform)
        .followed(by: Screen.Transform(x: position.x, y: position.y))
    }

    /// Returns a point of the parent's space in the node's own space, or `nil` if the transform has
    /// no inverse.
    @inline(__always)
    func convert(fromParent point: Screen.Point) -> Screen.Point? {
      let fromPosition = Screen.Point(x: point.x - position.x, y: point.y - position.y)
      guard let fromAnchor = transform.unapply(to: fromPosition) else { return nil }
      return Screen.Point(x: fromAnchor.x + anchor.x, y: fromAnchor.y + anchor.y)
    }
  }
}

extension Screen.Point {
  /// Returns the point as seen from a space in which a place has other coordinates. It takes two
  /// steps, as UIKit does, because their sum would be rounded in another way.
  @inline(__always)
  func moved(from place: Screen.Point, to other: Screen.Point) -> Screen.Point {
    Screen.Point(x: x - place.x + other.x, y: y - place.y + other.y)
  }
}
