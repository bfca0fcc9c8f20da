/// A picture; here only its size, since nothing is drawn.
public final class UIImage: NSObject, Sendable {
  /// The size, in points.
  public var size: CGSize { ownSize }
  private let ownSize: CGSize

  private init(size: CGSize) { ownSize = size }

  public override convenience init() { self.init(size: .zero) }

  /// Creates one of the system's symbols. We chose 20 points for its width and height.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: CGSize(width: 20, height: 20))
  }

  /// Returns a picture of an app's catalog: there are none here, so nil.
  public convenience init?(named name: String) { return nil }
}
