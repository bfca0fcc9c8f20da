extension UIImage {
  /// How a picture's colours count.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown.
    case automatic
    /// As they are.
    case alwaysOriginal
    /// Not at all: only its shape.
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

  /// How the middle of a picture fills more space.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile
    /// Drawn out.
    case stretch
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
