import SwiftSyntax

/// Members that extensions give to classes of other modules and that subclasses override, which
/// only Objective-C does: no class can take them in, so the first of them asks which class the
/// object has.
struct ExtensionDispatch {
  /// The classes of the extensions that declare a member, by its `base(labels:)` or name.
  var declared: [String: Set<String>] = [:]
  /// The classes that say `override` of a member, by the same.
  var overriding: [String: Set<String>] = [:]
  /// The superclass of each class, as far as its declaration was read.
  var superclasses: [String: String] = [:]

  /// Returns the class whose extension declares a member that is overridden in a class.
  func origin(of member: String, in type: String) -> String? {
    guard let declared = declared[member] else { return nil }
    return chain(above: type).first(where: declared.contains)
  }

  /// Returns the classes that override a member of another's extension, subclasses first.
  func overrides(of member: String, declaredIn type: String) -> [String] {
    overriding[member, default: []].filter { origin(of: member, in: $0) == type }
      .map { (depth: chain(above: $0).count, name: $0) }
      .sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }.map(\.name)
  }

  /// Returns what `super` has of a member in a class: the nearest class above with one of its own.
  func inherited(_ member: String, in type: String) -> String? {
    guard let origin = origin(of: member, in: type) else { return nil }
    let own = overriding[member, default: []]
    return chain(above: type).first { $0 == origin || own.contains($0) }
  }

  private func chain(above type: String) -> [String] {
    var chain: [String] = []
    var next = superclasses[type]
    while let name = next, name != type, !chain.contains(name) {
      chain.append(name)
      next = superclasses[name]
    }
    return chain
  }
}

extension WithAttributesSyntax where Self: WithModifiersSyntax {
  /// Whether an extension declares it for Objective-C, so that subclasses can override it on a
  /// device.
  var isExposedByExtension: Bool {
    let home = ancestors.lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first?.parent
    guard let home = home?.as(ExtensionDeclSyntax.self),
      !["static", "class", "private", "override"].contains(where: modifiers.contains)
    else { return false }
    let names = attributes.names
    return names.contains("objc")
      || (home.attributes.names.contains("objc") && !names.contains("nonobjc"))
  }
}
