/// Something that traits come to from what is around it, and that may override some.
@MainActor
protocol TraitNode: UITraitEnvironment {
  /// What it overrides, and who watches; nil as long as there is neither.
  var traitStore: TraitStore? { get set }
  /// What is around it.
  var inheritedTraits: TraitValues { get }
  /// Tells what is in it that the traits around it are others now.
  func passOnTraits(from old: TraitValues, to new: TraitValues)
}

@MainActor
final class TraitStore {
  /// Whether there has ever been one. Until then every view has the traits of its scene.
  private(set) static var isInUse = false

  var overrides = TraitValues()
  var registrations: [TraitRegistration] = []

  init() {
    Self.isInUse = true
  }
}

/// A wish to hear of changes of some traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], tell: @escaping (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.tell = tell
  }
}

extension TraitNode {
  var traits: TraitValues { traits(within: inheritedTraits) }

  /// What becomes here of traits around.
  func traits(within inherited: TraitValues) -> TraitValues {
    guard let traitStore else { return inherited }
    return inherited.overridden(by: traitStore.overrides)
  }

  func keep(_ registration: TraitRegistration) {
    usedTraitStore.registrations.append(registration)
  }

  private var usedTraitStore: TraitStore {
    if let traitStore { return traitStore }
    let store = TraitStore()
    traitStore = store
    return store
  }

  var overriddenTraits: any UITraitOverrides {
    get { TraitOverrides(values: traitStore?.overrides ?? TraitValues()) }
    set {
      let inherited = inheritedTraits
      let old = traits(within: inherited)
      usedTraitStore.overrides = (newValue as? TraitOverrides)?.values ?? TraitValues()
      tellOfTraits(from: old, to: traits(within: inherited))
    }
  }

  /// Tells that the traits around are others now.
  func inheritedTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    tellOfTraits(from: traits(within: old), to: traits(within: new))
  }

  /// At once, and from the outside inwards, which are choices: UIKit may wait for the next layout.
  private func tellOfTraits(from old: TraitValues, to new: TraitValues) {
    let changes = new.changes(from: old)
    guard !changes.isEmpty else { return }
    let previous = UITraitCollection(old)
    UITraitCollection(new).performAsCurrent {
      traitCollectionDidChange(previous)
      for registration in traitStore?.registrations ?? []
      where !registration.traits.isDisjoint(with: changes) {
        registration.tell(previous)
      }
    }
    passOnTraits(from: old, to: new)
  }
}
