/// What an interface has to fit: here always light, and by the size of the screen.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  /// What holds for the whole device.
  public static var current: UITraitCollection { UITraitCollection() }

  /// Light or dark: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// Pixels in a point: 3, a choice.
  public var displayScale: CGFloat { 3 }
  /// Whether there is much room across: on a pad.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .pad ? .regular : .compact
  }
  /// Whether there is much room from top to bottom: unless a phone lies on its side.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    let size = SimulatedDevice.current.screenBounds.size
    return userInterfaceIdiom == .pad || size.height >= size.width ? .regular : .compact
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Whatever is around it.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

extension UIView {
  /// What the view has to fit.
  public var traitCollection: UITraitCollection { .current }
}

extension UIViewController {
  /// What the controller has to fit.
  public var traitCollection: UITraitCollection { .current }
}
