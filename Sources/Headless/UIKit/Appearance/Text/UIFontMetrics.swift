/// Adapts sizes to the text size that users have chosen: here always the default one, which changes
/// nothing.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font for the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font for the user's text size, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    guard maximumPointSize > 0, font.pointSize > maximumPointSize else { return font }
    return font.withSize(maximumPointSize)
  }

  /// Returns a length for the user's text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
