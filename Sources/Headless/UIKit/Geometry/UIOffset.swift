/// A distance across and down, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// Across.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates no distance.
  public init() {
    (horizontal, vertical) = (0, 0)
  }

  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
