extension UIView: TraitNode, UITraitChangeObservable {
  /// The view's traits: those of its controller or else of its superview, with its own overrides.
  /// Outside of windows the topmost view has those of the front scene: UIKit predicts them as well.
  ///
  /// > Source: WWDC19, "Implementing Dark Mode on iOS". FS-270.
  public var traitCollection: UITraitCollection { UITraitCollection(traits) }

  final var inheritedTraits: TraitValues {
    viewController?.traits ?? surroundingTraits
  }

  /// The traits around the view and its controller. Trees may be deep, so this climbs without
  /// recursion.
  final var surroundingTraits: TraitValues {
    var (top, stores) = (self, [TraitStore]())
    while let above = top.superview {
      stores += [above.traitStore, above.viewController?.traitStore].compactMap(\.self)
      top = above
    }
    let scene = (top as? UIWindow)?.windowScene
    let outermost = scene?.traits ?? SimulatedDevice.current.expectedTraits
    return stores.reversed().reduce(outermost) { $0.overridden(by: $1.overrides) }
  }

  /// Whether a view that is added to this one may get other traits. One without a superview has the
  /// predicted traits of the front scene, and finds the same here unless a view or a controller
  /// overrides them.
  final func mayChangeTraits(of view: UIView) -> Bool {
    guard let window = treeWindow else { return false }
    let scene = window.windowScene
    let isExpected = scene == nil || scene === SimulatedDevice.current.scenes.first
    return TraitStore.isInUse || view.treeWindow != nil || !isExpected
  }

  final func passOnTraits(from old: TraitValues, to new: TraitValues) {
    if old[UITraitLayoutDirection.self] != new[UITraitLayoutDirection.self] {
      directionDidChange()
    }
    for child in children { child.surroundingTraitsDidChange(from: old, to: new) }
  }

  /// Tells the view, or its controller first, that the traits around it have changed.
  final func surroundingTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    if let viewController {
      viewController.inheritedTraitsDidChange(from: old, to: new)
    } else {
      inheritedTraitsDidChange(from: old, to: new)
    }
  }

  /// The traits that the view overrides, for itself and its subviews.
  @available(iOS 17.0, tvOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { overriddenTraits }
    set { overriddenTraits = newValue }
  }

  /// Reports pending trait changes; here changes are reported at once, so there are none.
  @available(iOS 17.0, tvOS 17.0, *)
  public func updateTraitsIfNeeded() {}

  /// The style that the view overrides, for itself and its subviews. Default none.
  @available(iOS 13.0, tvOS 13.0, *)
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits.userInterfaceStyle }
    set { overriddenTraits.userInterfaceStyle = newValue }
  }
}

extension UIViewController: TraitNode, UITraitChangeObservable {
  /// The controller's traits: those of its view's superview or, while its view has none, of its
  /// parent, with its own overrides. (FS-270)
  public var traitCollection: UITraitCollection { UITraitCollection(traits) }

  final var inheritedTraits: TraitValues {
    if let view = viewIfLoaded, view.superview != nil { return view.surroundingTraits }
    return parent?.traits ?? SimulatedDevice.current.expectedTraits
  }

  final func passOnTraits(from old: TraitValues, to new: TraitValues) {
    viewIfLoaded?.inheritedTraitsDidChange(from: old, to: new)
  }

  /// The traits that the controller overrides, for itself, its view and its children.
  @available(iOS 17.0, tvOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { overriddenTraits }
    set { overriddenTraits = newValue }
  }

  /// Reports pending trait changes; here changes are reported at once, so there are none.
  @available(iOS 17.0, tvOS 17.0, *)
  public func updateTraitsIfNeeded() {}

  /// The style that the controller overrides, for itself, its view and its children. Default none.
  @available(iOS 13.0, tvOS 13.0, *)
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits.userInterfaceStyle }
    set { overriddenTraits.userInterfaceStyle = newValue }
  }

  /// Overrides traits of a child; nil overrides nothing.
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.overriddenTraits = TraitOverrides(
      values: collection?.values ?? TraitValues())
  }
}

extension UIWindowScene: TraitNode, UITraitChangeObservable {
  /// The scene's traits: the device's, with size classes by the size of the scene.
  public var traitCollection: UITraitCollection { UITraitCollection(traits) }

  final var inheritedTraits: TraitValues {
    SimulatedDevice.current.traits(ofSceneSized: frameInScreen.size)
  }

  final func passOnTraits(from old: TraitValues, to new: TraitValues) {
    allWindows.forEach { $0.inheritedTraitsDidChange(from: old, to: new) }
  }

  /// The traits that the scene overrides for all its windows.
  @available(iOS 17.0, tvOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { overriddenTraits }
    set { overriddenTraits = newValue }
  }
}
