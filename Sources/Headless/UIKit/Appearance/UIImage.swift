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

  /// Creates one of the system's symbols, as wide and high as its configuration says; a choice.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration)?.pointSize
    self.init(size: side.map { CGSize(width: $0, height: $0) } ?? Self.symbolSize)
  }

  /// How a picture is made.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As around it.
    case unspecified
    /// As thin as there is.
    case ultraLight
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// As in running text.
    case regular
    /// A little heavier.
    case medium
    /// Nearly bold.
    case semibold
    /// Bold.
    case bold
    /// Very heavy.
    case heavy
    /// As heavy as there is.
    case black
  }

  /// How a symbol is made.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// In points; nil for the usual size.
    let pointSize: CGFloat?

    /// Creates a configuration with a size in points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    /// Creates a configuration with a size in points; strokes do not matter here.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.pointSize = pointSize
    }

    /// Creates a configuration for a kind of text.
    public init(textStyle: UIFont.TextStyle) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }
  }
}
