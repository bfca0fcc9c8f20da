extension UIImage {
  /// How a picture uses its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The orientation of the pixels of a picture.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether width and height are exchanged.
    var isOnItsSide: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// How the middle of a picture fills a larger area.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The configuration of a picture.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The configuration of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// In points; nil for the usual size.
    let pointSize: CGFloat?

    /// Creates a configuration with a size in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    /// Creates a configuration with a size in points; strokes do not matter here.
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.pointSize = pointSize }

    /// Creates a configuration for a kind of text.
    public init(textStyle: UIFont.TextStyle) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }
  }
}
