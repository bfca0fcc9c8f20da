extension UIColor {
  /// Creates a colour from its hue, its saturation, its brightness and its alpha, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a colour from components in Display P3, which are treated as sRGB here, a choice.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a colour of an app's catalog: there are none here, so nil.
  public convenience init?(named name: String) { return nil }

  /// Returns a colour of an app's catalog: there are none here, so nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  /// Returns red, green, blue and alpha, each from 0 to 1, and whether the colour has them.
  ///
  /// > Source: UIKit documentation, `getRed(_:green:blue:alpha:)`. FS-322.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = channels
    red?.pointee = rgba[0]
    green?.pointee = rgba[1]
    blue?.pointee = rgba[2]
    alpha?.pointee = rgba[3]
    return true
  }

  /// Returns hue, saturation, brightness and alpha, each from 0 to 1, and whether the colour has
  /// them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = channels
    let (red, green, blue) = (rgba[0], rgba[1], rgba[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    let sextant: CGFloat =
      range == 0
      ? 0
      : most == red
        ? (green - blue) / range
        : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    hue?.pointee = (sextant < 0 ? sextant + 6 : sextant) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = rgba[3]
    return true
  }

  /// Returns the brightness and alpha of a gray, each from 0 to 1, and whether the colour is a
  /// gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = channels
    guard rgba[0] == rgba[1], rgba[1] == rgba[2] else { return false }
    white?.pointee = rgba[0]
    alpha?.pointee = rgba[3]
    return true
  }

  private var channels: [CGFloat] { cgColor.components ?? [0, 0, 0, 0] }

  /// Sets the fill and the stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// The colour of links, in its light appearance.
  public static let link = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from a literal of Xcode's.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
