import Foundation

/// The names of a module held against Apple's.
package struct Comparison {
  private let facts: Facts
  private let platforms: [Name.Platform]
  /// Names that are older than every system the package runs on need not say so.
  private let oldest = 15

  package init(with facts: Facts, on platforms: [Name.Platform] = Name.Platform.allCases) {
    self.facts = facts
    self.platforms = platforms
  }

  /// Returns the differences, in the order of the names.
  package func differences(of names: [Name]) -> [Difference] {
    let everywhere = names + facts.names.values.flatMap { $0 }
    let unavailable = Set(everywhere.filter { $0.availability[.tvOS] == .never }.map(\.path))
    return names.sorted { ($0.path, $0.signature) < ($1.path, $1.signature) }
      .flatMap { name in differences(of: name, within: unavailable) }
  }

  private func differences(of name: Name, within unavailable: Set<String>) -> [Difference] {
    if isRawValue(name) { return [] }
    guard let same = Lineage(facts).inherited(name.path) else {
      return [Difference(kind: .name, path: name.path, detail: name.signature)]
    }
    // Of one class's members, only the first says whether it is open.
    let isOverride = same.first?.path != name.path
    // A row without a signature says only the spelling and the age.
    let isLoose = same.first?.signature == "-"
    guard let apple = same.first(where: { isLoose || $0.signature == name.signature }) else {
      let others = same.map(\.signature).joined(separator: " or ")
      return [
        Difference(kind: .signature, path: name.path, detail: "\(name.signature), Apple: \(others)")
      ]
    }
    var found: [Difference] = []
    if name.isOpen != apple.isOpen, !isOverride, !isLoose {
      let detail = apple.isOpen ? "open at Apple" : "not open at Apple"
      found.append(Difference(kind: .openness, path: name.path, detail: detail))
    }
    if name.isOptional != apple.isOptional, !isLoose {
      found.append(Difference(kind: .optionality, path: name.path, detail: "optional at Apple"))
    }
    for platform in platforms {
      let first = beginning(of: name.path, on: platform)
      let here = name.availability[platform].map { $0.starting(first) } ?? first
      let there = apple.availability[platform].map { $0.starting(first) } ?? first
      guard stated(here) != stated(there), !isOverride else { continue }
      // What a type says holds for its members.
      if [here, there].contains(.never), isWithin(unavailable, name.path) { continue }
      found.append(
        Difference(
          kind: .availability, path: name.path,
          detail: "\(platform.rawValue) \(there?.text ?? "always"), here \(here?.text ?? "always")")
      )
    }
    return found
  }

  /// Every enumeration, option set and string type of Apple's has a raw value, of the type that makes
  /// it.
  private func isRawValue(_ name: Name) -> Bool {
    guard name.path.hasSuffix(".rawValue") else { return false }
    let makers = facts.names[name.path.dropLast("rawValue".count) + "init(rawValue:)"] ?? []
    return makers.contains { maker in
      guard let type = maker.signature.split(separator: "(").last?.dropLast() else { return false }
      return name.signature.hasPrefix("var: \(type) {")
    }
  }

  /// The part of a lifetime that a declaration has to state.
  private func stated(_ lifetime: Name.Lifetime?) -> Name.Lifetime? {
    guard case .since(let first, let last) = lifetime else { return lifetime }
    let major = first.split(separator: ".").first.flatMap { Int($0) } ?? 0
    let isOld = major < oldest || first == "\(oldest).0"
    return isOld && last == nil ? nil : .since(isOld ? "" : first, deprecated: last)
  }

  /// Since when Apple's types around a member are there, as no member is older than its type; nil where
  /// no type has to say so.
  private func beginning(of path: String, on platform: Name.Platform) -> Name.Lifetime? {
    guard !path.contains(": ") else { return nil }
    let name = path.prefix { $0 != "(" }
    var parts = name.split(separator: ".").dropLast()
    var newest: Name.Lifetime?
    while !parts.isEmpty {
      let types = facts.names[parts.joined(separator: ".")] ?? []
      if case .since(let first, _) = types.first?.availability[platform],
        let type = stated(.since(first, deprecated: nil))
      {
        newest = newest?.starting(type) ?? type
      }
      parts = parts.dropLast()
    }
    return newest
  }

  private func isWithin(_ types: Set<String>, _ path: String) -> Bool {
    // A conformance stands behind its type: `Type: Protocol`.
    if let colon = path.range(of: ": ") { return types.contains(String(path[..<colon.lowerBound])) }
    var parts = path.split(separator: ".").dropLast()
    while !parts.isEmpty {
      if types.contains(parts.joined(separator: ".")) { return true }
      parts = parts.dropLast()
    }
    return false
  }
}

extension Name.Lifetime {
  /// The lifetime, with another one's first version if that is newer.
  fileprivate func starting(_ other: Name.Lifetime?) -> Name.Lifetime {
    guard case .since(let first, let last) = self, case .since(let start, _)? = other,
      first.compare(start, options: .numeric) == .orderedAscending
    else { return self }
    return .since(start, deprecated: last)
  }
}
