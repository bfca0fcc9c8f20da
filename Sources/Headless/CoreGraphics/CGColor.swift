/// A colour in extended sRGB with an alpha; touches only ask whether it is clear.
public final class CGColor: Sendable {
  /// Red, green, blue and alpha; 0 to 1 inside sRGB.
  let rgba: [CGFloat]

  /// Creates a colour from sRGB components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [red, green, blue, alpha]
  }

  /// Creates a gray from its brightness and alpha, each from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, in this order.
  public var components: [CGFloat]? { rgba }

  /// How opaque the colour is, from 0 (clear) to 1.
  public var alpha: CGFloat { rgba[3] }
}

extension CGColor: Hashable {
  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
