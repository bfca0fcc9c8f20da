extension UIImage {
  /// How a picture uses its colours.
  public enum RenderingMode: Int, Sendable {
    /// As the context decides.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// As a template: only the shape counts.
    case alwaysTemplate
  }

  /// How the pixels of a picture are turned.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
    /// Upside down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// To the left and mirrored.
    case leftMirrored
    /// To the right and mirrored.
    case rightMirrored

    /// Whether width and height are exchanged.
    var isOnItsSide: Bool {
      [.left, .right, .leftMirrored, .rightMirrored].contains(self)
    }
  }

  /// How the middle of a picture fills a larger area.
  public enum ResizingMode: Int, Sendable {
    /// It repeats.
    case tile
    /// It stretches.
    case stretch
  }

  /// The configuration of a picture.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the context decides.
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

  /// The configuration of a symbol.
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
