/// An object that inherits traits from its surroundings and may override some.
@MainActor protocol TraitNode: UITraitEnvironment {
  /// Its overrides and its observers; nil if there are neither.
  var traitStore: TraitStore? { get set }
  /// The traits that it inherits.
  var inheritedTraits: TraitValues { get }
  /// The nodes that inherit traits from this node, in the order in which they are notified of
  /// changes.
  var traitNodesInside: [any TraitNode] { get }
  /// Called after the node itself was notified of other traits.
  func traitsDidChange(from old: TraitValues, to new: TraitValues)
  /// Called after the node began or stopped to override traits at all.
  func overridingDidChange()
}

@MainActor final class TraitStore {
  var overrides = TraitValues()
  var registrations: [TraitRegistration] = []
}

/// A registration for changes of some traits.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.tell = tell
  }
}

extension TraitNode {
  var traits: TraitValues { traits(within: inheritedTraits) }

  var overridesTraits: Bool { traitStore.map { !$0.overrides.isEmpty } ?? false }

  func traitsDidChange(from old: TraitValues, to new: TraitValues) {}

  func overridingDidChange() {}

  /// The traits here, given the inherited ones.
  func traits(within inherited: TraitValues) -> TraitValues {
    guard let traitStore else { return inherited }
    return inherited.overridden(by: traitStore.overrides)
  }

  func keep(_ registration: TraitRegistration) { usedTraitStore.registrations.append(registration) }

  private var usedTraitStore: TraitStore {
    if let traitStore { return traitStore }
    let store = TraitStore()
    traitStore = store
    return store
  }

  var overriddenTraits: any UITraitOverrides {
    get { TraitOverrides(values: traitStore?.overrides ?? TraitValues()) }
    set {
      let (inherited, overrode) = (inheritedTraits, overridesTraits)
      let old = traits(within: inherited)
      usedTraitStore.overrides = (newValue as? TraitOverrides)?.values ?? TraitValues()
      if overridesTraits != overrode { overridingDidChange() }
      passOnTraits(from: old, to: traits(within: inherited))
    }
  }

  /// Reports that the inherited traits have changed.
  func inheritedTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    passOnTraits(from: traits(within: old), to: traits(within: new))
  }

  /// Notifies this node and all nodes inside it: at once, and from the outside inwards, which are
  /// choices: UIKit may wait for the next layout. Trees may be deep, so this does not recurse.
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
    let changes = new.changes(from: old)
    guard !changes.isEmpty else { return false }
    let previous = UITraitCollection(old)
    UITraitCollection(new).performAsCurrent {
      traitCollectionDidChange(previous)
      for registration in traitStore?.registrations ?? []
      where !registration.traits.isDisjoint(with: changes) { registration.tell(previous) }
    }
    traitsDidChange(from: old, to: new)
    return true
  }
}
