/// A picture; here only its size, since nothing is drawn.
public final class UIImage: NSObject, Sendable {
  /// The size of every symbol of the system, in points; a choice.
  private static let symbolSize = CGSize(width: 20, height: 20)

  /// The size, in points.
  public let size: CGSize

  /// Creates a picture without size.
  public override init() {
    size = .zero
  }

  private init(size: CGSize) {
    self.size = size
  }

  /// How a picture's colours count.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown.
    case automatic
    /// As they are.
    case alwaysOriginal
    /// Not at all: only its shape.
    case alwaysTemplate
  }

  /// Returns the same picture: colours do not matter here.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the same picture: colours do not matter here.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Creates one of the system's symbols, 20 points wide and high; a choice.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: Self.symbolSize)
  }
}
