/// A picture: how wide and high it is. Its pixels are not here, since nothing is drawn.
public final class CGImage: Sendable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int

  /// Creates a picture without pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns a part of the picture, or nil if the rectangle, in pixels, is beside it.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let left = Self.pixel(rect.minX.rounded(.down), below: width)
    let top = Self.pixel(rect.minY.rounded(.down), below: height)
    let right = Self.pixel(rect.maxX.rounded(.up), below: width)
    let bottom = Self.pixel(rect.maxY.rounded(.up), below: height)
    guard left < right, top < bottom else { return nil }
    return CGImage(width: right - left, height: bottom - top)
  }

  /// Returns a coordinate as a whole number of pixels in the picture; NaN becomes the start.
  private static func pixel(_ place: CGFloat, below limit: Int) -> Int {
    place > 0 ? Int(min(place, CGFloat(limit))) : 0
  }
}
