extension Node.Geometry {
  /// The part of a transformed view's size that follows from its frame.
  package enum Recovery: Sendable, Hashable {
    /// Width and height follow from the frame.
    case exact
    /// The frame allows many sizes, as at odd multiples of 45 degrees; a square was assumed.
    case assumedSquare
    /// The transform flattens the view to nothing.
    case flat
  }

  /// Creates the geometry of a transformed view from the box that its description prints as its
  /// frame, in the parent's space, and returns how much of it follows from the frame.
  ///
  /// The box is `W = w|a| + h|c|` wide and `H = w|b| + h|d|` high, which two equations give the
  /// view's own width and height unless both say the same, as they do at 45 degrees.
  package static func recover(
    box: Screen.Rect, boundsOrigin: Screen.Point, anchorPoint: Screen.Point,
    transform: Screen.Transform
  ) -> (geometry: Self, recovery: Recovery) {
    let (size, recovery) = ownSize(of: box.size, under: transform)
    // The box around the view when its anchor lies at the origin shows how far the box's corner is
    // from the anchor.
    let around = transform.boundingBox(
      of: Screen.Rect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
        height: size.height))
    let position = Screen.Point(
      x: box.origin.x - around.origin.x, y: box.origin.y - around.origin.y)
    let geometry = Self(
      frame: box, bounds: Screen.Rect(origin: boundsOrigin, size: size),
      anchorPoint: anchorPoint, position: position, transform: transform)
    return (geometry, recovery)
  }

  /// By how many degrees a view is turned of which ``Recovery/assumedSquare`` is known.
  var oddTurn: Int {
    guard let transform else { return 0 }
    let isUpper = transform.b > 0
    return transform.a > 0 ? (isUpper ? 45 : 315) : isUpper ? 135 : 225
  }

  private static func ownSize(
    of box: Screen.Size, under transform: Screen.Transform
  ) -> (Screen.Size, Recovery) {
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    guard transform.determinant != 0, transform.determinant.isFinite else { return (box, .flat) }
    let determinant = a * d - b * c
    // A printed frame has six digits. If the angle is nearer to the singular one than this, the
    // last digit would decide the size.
    guard abs(determinant) > 1e-3 * (a * d + b * c) else {
      let side = max(box.width / (a + c), box.height / (b + d))
      return (Screen.Size(width: side, height: side), .assumedSquare)
    }
    let width = (box.width * d - box.height * c) / determinant
    let height = (box.height * a - box.width * b) / determinant
    return (Screen.Size(width: max(0, width), height: max(0, height)), .exact)
  }
}
