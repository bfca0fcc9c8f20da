/// A colour; for touches it matters only whether it paints anything.
public final class UIColor: NSObject, Sendable {
  /// The colour's components.
  public let cgColor: CGColor

  /// The name of a colour that changes with the appearance, as system colours do.
  private let dynamicName: String?

  /// Creates a colour from its components.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    dynamicName = nil
  }

  private init(dynamic name: String, _ light: UIColor) {
    cgColor = light.cgColor
    dynamicName = name
  }

  /// Creates a colour from sRGB components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from its components, each from 0 to 255, and its alpha, from 0 to 1.
  convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Creates a gray from its brightness and alpha, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Returns the same colour with another alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let rgba = cgColor.components ?? [0, 0, 0, 0]
    return UIColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
  }

  /// Whether two colours have the same components. A colour that changes with the appearance equals
  /// no other colour, even if both look the same now.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.cgColor == cgColor && other.dynamicName == dynamicName
  }

  public override var hash: Int { cgColor.hashValue }

  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Opaque white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Opaque mid gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Opaque light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Opaque dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Opaque red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Opaque green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Opaque blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Opaque yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Opaque orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Opaque purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The system's blue, in its light appearance.
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  /// The system's red, in its light appearance.
  public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  /// The system's green, in its light appearance.
  public static let systemGreen = UIColor(bytes: 52, 199, 89)
  /// The background of a screen, in its light appearance.
  public static let systemBackground = UIColor(dynamic: "systemBackground", .white)
  /// The background of grouped content, in its light appearance.
  public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  /// Text, in its light appearance.
  public static let label = UIColor(white: 0, alpha: 1)
}
