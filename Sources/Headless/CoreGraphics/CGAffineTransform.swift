/// An affine map of the plane, as the 3 by 3 matrix `[a b 0; c d 0; tx ty 1]`, which is applied to
/// row vectors.
///
/// Lengths are in points; the map has no coordinate space of its own.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// The factor from the old x to the new x.
  public var a: CGFloat
  /// The factor from the old x to the new y.
  public var b: CGFloat
  /// The factor from the old y to the new x.
  public var c: CGFloat
  /// The factor from the old y to the new y.
  public var d: CGFloat
  /// The horizontal shift, in points.
  public var tx: CGFloat
  /// The vertical shift, in points.
  public var ty: CGFloat

  /// The map that does not move any point.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from the six numbers of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a shift by the given distances, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, in radians; with y pointing down, positive is clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the map moves no point.
  public var isIdentity: Bool { self == .identity }

  /// The factor by which the map scales areas; zero if it has no inverse.
  package var determinant: CGFloat { a * d - b * c }

  /// Returns the map that applies this one first and `second` after it.
  public func concatenating(_ second: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * second.a + b * second.c,
      b: a * second.b + b * second.d,
      c: c * second.a + d * second.c,
      d: c * second.b + d * second.d,
      tx: tx * second.a + ty * second.c + second.tx,
      ty: tx * second.b + ty * second.d + second.ty
    )
  }

  /// Returns the map that undoes this one, or this one unchanged if it cannot be undone.
  ///
  /// > Source: Core Graphics documentation, `CGAffineTransform.inverted()`.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns the map that shifts by the given distances first and applies this one after it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the map that scales first and applies this one after it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the map that rotates by `angle` radians first and applies this one after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the point that `transform` moves this point to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the size that the linear part of `transform` gives for this size, as for a vector.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Whether the two have more than edges in common.
  package func overlaps(_ other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The four corners, clockwise from the origin where y points down.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest upright rectangle around `points`, or the null rectangle if there are
  /// none or some of them are not finite.
  package init(around points: [CGPoint]) {
    guard var low = points.first, var high = points.first,
      points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else {
      self = .null
      return
    }
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
