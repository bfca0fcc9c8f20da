/// A picture: how wide and high it is. Its pixels are not here, since nothing is drawn.
public final class CGImage: Sendable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int

  /// Creates a picture without pixels.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Returns a part of the picture, or nil if the rectangle, in pixels, is beside it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let left = max(0, Int(rect.minX.rounded(.down)))
    let top = max(0, Int(rect.minY.rounded(.down)))
    let right = min(width, Int(rect.maxX.rounded(.up)))
    let bottom = min(height, Int(rect.maxY.rounded(.up)))
    guard left < right, top < bottom else { return nil }
    return CGImage(width: right - left, height: bottom - top)
  }
}
