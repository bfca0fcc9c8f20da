/// The traits of an interface at one moment: its style, its direction and its size classes.
///
/// A view has the traits of its superview, the topmost view those of its window, a window those of
/// its scene, and each may override the style. A scene has the device's traits.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  public convenience override init() { self.init(TraitValues()) }

  /// Light or dark. Default light, by ``SimulatedDevice/userInterfaceStyle``.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Where lines begin, by ``SimulatedDevice/layoutDirection``.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// How much room there is across. (FS-272)
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom. (FS-272)
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.style.hashValue }
}

/// An object that has traits: a scene, a window, a view or a controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits here.
  var traitCollection: UITraitCollection { get }
  /// Called after traits have changed, with the traits before.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Where lines begin, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
