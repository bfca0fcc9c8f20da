/// What Apple's classes inherit.
struct Lineage {
  private let facts: Facts

  init(_ facts: Facts) {
    self.facts = facts
  }

  /// Returns the names at a path, or else those that the nearest class above has under it.
  func inherited(_ path: String) -> [Name]? {
    if let names = facts.names[path] { return names }
    for ancestor in Self.ancestors(of: path, superclass: superclass) {
      if let names = facts.names[ancestor] { return names }
    }
    return nil
  }

  private func superclass(of type: String) -> String? {
    let statement = facts.names[type]?.lazy.map(\.signature).first { $0.hasPrefix("class: ") }
    return statement.map { String($0.dropFirst("class: ".count)) }
  }

  /// The paths under which a class's ancestors would have the same member or conformance.
  static func ancestors(of path: String, superclass: (String) -> String?) -> [String] {
    let end =
      path.firstIndex(of: ":").flatMap { path[..<$0].contains("(") ? nil : $0 }
      ?? lastDot(of: path)
    guard let end else { return [] }
    var type = String(path[..<end])
    var found: [String] = []
    while let next = superclass(type) {
      type = next
      found.append(type + path[end...])
    }
    return found
  }

  /// The point in front of a member's name, which may have points in it no more.
  private static func lastDot(of path: String) -> String.Index? {
    let name = path.firstIndex(of: "(") ?? path.endIndex
    return path[..<name].lastIndex(of: ".")
  }
}

extension Name {
  /// The paths under which the ancestors of a class would have the same member or conformance.
  ///
  /// - Parameter superclasses: The class above each class.
  package static func ancestors(of path: String, superclasses: [String: String]) -> [String] {
    Lineage.ancestors(of: path) { superclasses[$0] }
  }
}
