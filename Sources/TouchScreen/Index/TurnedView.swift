/// What the index keeps of a view that has a transform, or that lies in one that has.
struct TurnedView: Sendable {
  /// Nothing if only an ancestor is transformed.
  var turn: Node.Geometry.Turn?
  /// The view's own space to the screen.
  var toScreen = Screen.Transform.identity
  /// Where the view and all that clips it are, unless that is an upright rectangle: slightly grown,
  /// so that what lies outside is outside for certain.
  var outline: ConvexPolygon?
}

extension Screen.Transform {
  /// Whether upright rectangles stay upright.
  var keepsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Bounds the length of the image of a unit vector.
  var norm: Double { abs(a) + abs(b) + abs(c) + abs(d) }

  /// How much of the precision of a point is lost on the way there and back.
  var condition: Double { max(1, norm * norm / abs(determinant)) }
}
