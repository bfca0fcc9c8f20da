/// A direction with a length, in points.
public struct CGVector: Sendable, Hashable, Codable {
  /// The horizontal part, in points.
  public var dx: CGFloat
  /// The vertical part, in points.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates the vector without length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its parts, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
