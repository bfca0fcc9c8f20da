/// Values by their traits; a trait without a value has its default. Environments pass values on to
/// those below them only on the main actor. An app's own values are as safe on other threads as the
/// app makes them.
struct TraitValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue }
    set {
      let isUnspecified =
        trait is any SystemTrait.Type && Self.areSame(newValue, Trait.defaultValue)
      values[ObjectIdentifier(trait)] = isUnspecified ? nil : newValue
    }
  }

  var isEmpty: Bool { values.isEmpty }

  func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// These values, replaced by those of `others` for the traits that it has.
  func overridden(by others: TraitValues) -> TraitValues {
    guard !others.isEmpty else { return self }
    var result = self
    result.values.merge(others.values) { $1 }
    return result
  }

  /// The traits whose values differ.
  func changes(from old: TraitValues) -> Set<ObjectIdentifier> {
    let keys = Set(values.keys).union(old.values.keys)
    return keys.filter { key in
      switch (values[key], old.values[key]) {
      case (let new?, let old?): !Self.areSame(new, old)
      default: true
      }
    }
  }

  /// Whether these values contain all values of `others`.
  func containsAll(of others: TraitValues) -> Bool {
    others.values.allSatisfy { key, value in values[key].map { Self.areSame($0, value) } ?? false }
  }

  private static func areSame(_ a: Any, _ b: Any) -> Bool {
    func isSame<Value: Equatable>(_ a: Value, as b: Any) -> Bool { b as? Value == a }
    guard let a = a as? any Equatable else { return false }
    return isSame(a, as: b)
  }
}
