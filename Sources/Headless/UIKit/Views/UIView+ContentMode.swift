extension UIView {
  /// How content follows a size that is not its own.
  public enum ContentMode: Int, Sendable {
    /// Fills the bounds, even if the proportions change.
    case scaleToFill
    /// As large as fits, in its own proportions.
    case scaleAspectFit
    /// As small as fills the bounds, in its own proportions.
    case scaleAspectFill
    /// Draws the content again.
    case redraw
    /// In the middle.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}
