/// The traits of an interface at one moment, such as its style and its size classes.
///
/// A view has the traits of its superview, the topmost view those of its window, a window those of
/// its scene, and each may override some of them. A scene has the device's traits.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  public convenience override init() { self.init(TraitValues()) }

  /// Creates traits by setting them.
  @available(iOS 17.0, *)
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.values(from: TraitValues(), mutations))
  }

  /// Creates traits of several collections; where two specify the same trait the later one counts.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Creates traits that specify only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// Creates traits that specify only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }

  /// Creates traits that specify only the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// Creates traits that specify only the number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, scale)
  }

  /// Creates traits that specify only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Creates traits that specify only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  private static func values(
    from values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = TraitOverrides(values: values)
    mutations(&traits)
    return (traits as? TraitOverrides)?.values ?? values
  }

  // MARK: Values

  /// The value of a trait.
  @available(iOS 17.0, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Light or dark. Default light, by ``SimulatedDevice/userInterfaceStyle``.
  public var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
  /// Where lines begin, by ``SimulatedDevice/layoutDirection``.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values[UITraitLayoutDirection.self]
  }
  /// Pixels in a point: 3, a choice.
  public var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  /// How much room there is across. (FS-272)
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values[UITraitHorizontalSizeClass.self]
  }
  /// How much room there is from top to bottom. (FS-272)
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }

  /// Returns these traits with changes.
  @available(iOS 17.0, *)
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(Self.values(from: values, mutations)) }

  // MARK: Comparing

  /// Whether the collection contains all traits that another one specifies.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.containsAll(of: $0.values) } ?? true
  }

  /// Whether colours may differ: by the style.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values.changes(from: other.values).isEmpty
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }

  // MARK: Current

  // Views and traits are only for the main thread.
  nonisolated(unsafe) private static var currentOnes: UITraitCollection?

  /// The traits that UIKit uses if the code specifies none: those of the front scene, and those of
  /// an environment while it is notified of a change.
  public static var current: UITraitCollection {
    get {
      currentOnes
        ?? MainActor.assumeIsolated { UITraitCollection(SimulatedDevice.current.expectedTraits) }
    }
    set { currentOnes = newValue }
  }

  /// Runs a closure while these traits are the current ones.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.currentOnes
    Self.currentOnes = self
    defer { Self.currentOnes = outer }
    actions()
  }

  /// Removes the current traits that a test or an app set.
  @MainActor static func reset() { currentOnes = nil }
}

@available(iOS 17.0, *)
extension UITraitCollection {
  /// The system's traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// The system's traits that pictures of an app's catalog depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }
}
