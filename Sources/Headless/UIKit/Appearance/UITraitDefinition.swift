/// The definition of a trait: a type identifies it.
///
/// Apps may have traits of their own: ``UIMutableTraits`` passes their values on like those of the
/// system.
public protocol UITraitDefinition {
  /// The type of the trait's values. Values that are `Equatable` count as changed when they differ,
  /// all others whenever they are set.
  associatedtype Value
  /// The value where no value is set.
  static var defaultValue: Value { get }
  /// Whether colours depend on the trait. Default false.
  static var affectsColorAppearance: Bool { get }
  /// A name for people. Default that of the type.
  static var name: String { get }
}

extension UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
}

/// The type that identifies a trait.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, whose default value means that nothing is specified.
protocol SystemTrait: UITraitDefinition {}

/// Light or dark.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The kind of device.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Where lines begin.
@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels in a point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait {
  /// 0, which means none.
  public static var defaultValue: CGFloat { 0 }
}

/// How much room there is across.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is from top to bottom.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
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
