/// A projective map of one plane to another: the part of a map of space that is visible when a flat
/// layer is seen from the front. A row vector (x, y, 1) is multiplied by its three rows.
package struct Projection: Sendable, Hashable {
  private var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0)
  private var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0)
  private var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1)

  package init(translation: CGPoint) {
    m31 = translation.x
    m32 = translation.y
  }

  /// Keeps the map of the plane z = 0 and drops the depth of the result. (FS-018)
  package init(_ transform: CATransform3D) {
    m11 = transform.m11
    m12 = transform.m12
    m13 = transform.m14
    m21 = transform.m21
    m22 = transform.m22
    m23 = transform.m24
    m31 = transform.m41
    m32 = transform.m42
    m33 = transform.m44
  }

  package func map(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m31
    let y = point.x * m12 + point.y * m22 + m32
    let w = point.x * m13 + point.y * m23 + m33
    return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// Maps a point as an inverted projection does, or returns nil where the layer's point lies
  /// behind the viewer.
  package func mapBack(_ point: CGPoint) -> CGPoint? {
    let w = point.x * m13 + point.y * m23 + m33
    guard w > 0 else { return nil }
    return map(point)
  }

  package func concatenating(_ second: Projection) -> Projection {
    var result = self
    result.m11 = m11 * second.m11 + m12 * second.m21 + m13 * second.m31
    result.m12 = m11 * second.m12 + m12 * second.m22 + m13 * second.m32
    result.m13 = m11 * second.m13 + m12 * second.m23 + m13 * second.m33
    result.m21 = m21 * second.m11 + m22 * second.m21 + m23 * second.m31
    result.m22 = m21 * second.m12 + m22 * second.m22 + m23 * second.m32
    result.m23 = m21 * second.m13 + m22 * second.m23 + m23 * second.m33
    result.m31 = m31 * second.m11 + m32 * second.m21 + m33 * second.m31
    result.m32 = m31 * second.m12 + m32 * second.m22 + m33 * second.m32
    result.m33 = m31 * second.m13 + m32 * second.m23 + m33 * second.m33
    return result
  }

  /// The map back, or nil if the plane is seen edge-on or shrunk to nothing.
  package func inverted() -> Projection? {
    let (x, y, z) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * x + m12 * y + m13 * z
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = self
    result.m11 = x / determinant
    result.m21 = y / determinant
    result.m31 = z / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }
}
