/// An object that inherits traits from its surroundings and may override the style.
@MainActor protocol TraitNode: UITraitEnvironment {
  /// The style that it overrides; unspecified for none.
  var ownStyle: UIUserInterfaceStyle { get set }
  /// The traits that it inherits.
  var inheritedTraits: TraitValues { get }
  /// The nodes that inherit traits from this node, in the order in which they are notified of
  /// changes.
  var traitNodesInside: [any TraitNode] { get }
  /// Called after the node itself was notified of other traits.
  func traitsDidChange(from old: TraitValues, to new: TraitValues)
  /// Called after the node began or stopped to override the style.
  func overridingDidChange()
}

/// The values of traits.
struct TraitValues: Equatable, Sendable {
  var style = UIUserInterfaceStyle.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  func overridden(by style: UIUserInterfaceStyle) -> TraitValues {
    var values = self
    if style != .unspecified { values.style = style }
    return values
  }
}

extension TraitNode {
  var traits: TraitValues { traits(within: inheritedTraits) }

  var overridesTraits: Bool { ownStyle != .unspecified }

  func traitsDidChange(from old: TraitValues, to new: TraitValues) {}

  func overridingDidChange() {}

  /// The traits here, given the inherited ones.
  func traits(within inherited: TraitValues) -> TraitValues { inherited.overridden(by: ownStyle) }

  func overrideStyle(_ style: UIUserInterfaceStyle) {
    let (inherited, overrode) = (inheritedTraits, overridesTraits)
    let old = traits(within: inherited)
    ownStyle = style
    if overridesTraits != overrode { overridingDidChange() }
    passOnTraits(from: old, to: traits(within: inherited))
  }

  /// Reports that the inherited traits have changed.
  func inheritedTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    passOnTraits(from: traits(within: old), to: traits(within: new))
  }

  /// Notifies this node and all nodes inside it. We chose at once, and from the outside inwards;
  /// UIKit may wait for the next layout. Trees may be deep, so this does not recurse.
  private func passOnTraits(from old: TraitValues, to new: TraitValues) {
    guard tellOfTraits(from: old, to: new) else { return }
    var pending = traitNodesInside.reversed().map { (node: $0, old: old, new: new) }
    while let (node, old, new) = pending.popLast() {
      let (old, new) = (node.traits(within: old), node.traits(within: new))
      guard node.tellOfTraits(from: old, to: new) else { continue }
      pending += node.traitNodesInside.reversed().map { (node: $0, old: old, new: new) }
    }
  }

  /// Returns whether there was anything to report.
  private func tellOfTraits(from old: TraitValues, to new: TraitValues) -> Bool {
    guard old != new else { return false }
    traitCollectionDidChange(UITraitCollection(old))
    traitsDidChange(from: old, to: new)
    return true
  }
}
