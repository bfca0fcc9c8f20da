extension UIView: TraitNode {
  final var inheritedTraits: TraitValues { viewController?.traits ?? surroundingTraits }

  /// The traits around the view and its controller. Trees may be deep, so this climbs without
  /// recursion, and only if a view or a controller around it overrides traits.
  final var surroundingTraits: TraitValues {
    let outermost = sceneOfTraits?.traits ?? SimulatedDevice.current.expectedTraits
    guard isInTraitOverride else { return outermost }
    let styles = sequence(first: self, next: \.superview).dropFirst()
      .lazy.flatMap { [$0.ownStyle, $0.viewController?.ownStyle ?? .unspecified] }
    return outermost.overridden(by: styles.first { $0 != .unspecified } ?? .unspecified)
  }

  /// The scene of the traits that nothing overrides: outside of scenes, those of the front scene
  /// are predicted.
  private var sceneOfTraits: UIWindowScene? {
    treeWindow?.windowScene ?? SimulatedDevice.current.scenes.first
  }

  /// Whether a view that is added to this one may then have other traits.
  final func mayChangeTraits(of view: UIView) -> Bool {
    guard treeWindow != nil else { return false }
    return view.isInTraitOverride || overridesTraitsOfSubviews
      || view.sceneOfTraits !== sceneOfTraits
      || (view.superview == nil && view.viewController?.parent != nil)
  }

  private var overridesTraitsOfSubviews: Bool {
    isInTraitOverride || overridesTraits || (viewController?.overridesTraits ?? false)
  }

  /// Called after the superview has changed.
  final func updateTraitOverrides() {
    let isInside = superview?.overridesTraitsOfSubviews ?? false
    guard isInside != isInTraitOverride else { return }
    isInTraitOverride = isInside
    overridingDidChange()
  }

  /// Notifies the subviews whether something around them overrides traits.
  final func overridingDidChange() {
    var pending = [self]
    while let view = pending.popLast() {
      let overrides = view.overridesTraitsOfSubviews
      for child in view.children where child.isInTraitOverride != overrides {
        child.isInTraitOverride = overrides
        pending.append(child)
      }
    }
  }

  final var traitNodesInside: [any TraitNode] { children.map(\.outermostTraitNode) }

  /// The view, or its controller if it has one, whose traits count first.
  final var outermostTraitNode: any TraitNode { viewController ?? self }

  final func traitsDidChange(from old: TraitValues, to new: TraitValues) {
    if old.direction != new.direction { directionDidChange() }
  }
}

extension UIViewController: TraitNode {
  final var inheritedTraits: TraitValues {
    if let view = viewIfLoaded, view.superview != nil { return view.surroundingTraits }
    return parent?.traits ?? SimulatedDevice.current.expectedTraits
  }

  final var traitNodesInside: [any TraitNode] { viewIfLoaded.map { [$0] } ?? [] }

  final func overridingDidChange() { viewIfLoaded?.overridingDidChange() }
}

extension UIWindowScene: TraitNode {
  /// The scene's traits: the device's, with size classes by the size of the scene.
  public var traitCollection: UITraitCollection { UITraitCollection(traits) }

  final var inheritedTraits: TraitValues {
    SimulatedDevice.current.traits(ofSceneSized: frameInScreen.size)
  }

  final var traitNodesInside: [any TraitNode] { allWindows }
}
