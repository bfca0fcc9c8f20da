extension Screen {
  /// An affine transform with the six numbers and the meaning of `CGAffineTransform`:
  /// `x' = a x + c y + tx`, `y' = b x + d y + ty`.
  public struct Transform: Sendable, Hashable {
    /// The factor of x in x'.
    public var a: Double
    /// The factor of x in y'.
    public var b: Double
    /// The factor of y in x'.
    public var c: Double
    /// The factor of y in y'.
    public var d: Double
    /// The translation along x, in points.
    public var tx: Double
    /// The translation along y, in points.
    public var ty: Double

    /// Creates a transform.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a translation, in points.
    init(x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// The signed factor by which areas grow.
    var determinant: Double { a * d - b * c }

    /// Whether all six numbers are finite.
    var isFinite: Bool {
      a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Returns a point's image.
    package func apply(to point: Point) -> Point {
      Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the point whose image is the given one, or `nil` if the transform has no inverse.
    func unapply(to point: Point) -> Point? {
      let determinant = determinant
      guard determinant != 0, determinant.isFinite else { return nil }
      let x = point.x - tx
      let y = point.y - ty
      return Point(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }

    /// Returns the transform that applies this one first and another one after it.
    func followed(by other: Transform) -> Transform {
      Transform(
        a: other.a * a + other.c * b, b: other.b * a + other.d * b,
        c: other.a * c + other.c * d, d: other.b * c + other.d * d,
        tx: other.a * tx + other.c * ty + other.tx,
        ty: other.b * tx + other.d * ty + other.ty)
    }

    /// Returns the smallest upright rectangle around a rectangle's image.
    func boundingBox(of rect: Rect) -> Rect {
      let corner = apply(to: rect.origin)
      let right = (x: a * rect.size.width, y: b * rect.size.width)
      let down = (x: c * rect.size.height, y: d * rect.size.height)
      return Rect(
        x: corner.x + min(0, right.x) + min(0, down.x),
        y: corner.y + min(0, right.y) + min(0, down.y), width: abs(right.x) + abs(down.x),
        height: abs(right.y) + abs(down.y))
    }
  }
}
