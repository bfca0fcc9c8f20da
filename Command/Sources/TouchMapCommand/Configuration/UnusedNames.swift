@_spi(Command) import TouchMap

/// The names in settings that match nothing in the dumps of a run.
struct UnusedNames {
  private struct Name {
    var key: String
    var pattern: NamePattern
    var isIdentifier = false
  }

  private var unused: [String: [Name]] = [:]

  /// Searches for the names of settings on one more screen.
  mutating func look(on screen: Screen, by settings: Settings) {
    guard let file = settings.file else { return }
    var names = unused[file] ?? Self.names(in: settings.lint)
    var known: Set<String> = []
    for node in screen.nodes where !names.isEmpty {
      if let identifier = node.identifier {
        names.removeAll { $0.isIdentifier && $0.pattern.matches(identifier) }
      }
      guard known.insert(node.className).inserted || node.role != nil else { continue }
      let spellings = screen.classNames(of: node)
      names.removeAll { !$0.isIdentifier && spellings.contains(where: $0.pattern.matches) }
    }
    unused[file] = names
  }

  private static func names(in lint: LintConfiguration) -> [Name] {
    lint.passThrough.map { Name(key: "passthrough", pattern: $0) }
      + lint.takesTouches.map { Name(key: "takes-touches", pattern: $0) }
      + lint.ignoredClasses.map { Name(key: "ignore, classes", pattern: $0) }
      + lint.ignoredIdentifiers.map {
        Name(key: "ignore, identifiers", pattern: $0, isIdentifier: true)
      }
  }

  /// Reports them, once for each file of settings.
  func tell() {
    for (file, names) in unused.sorted(by: { $0.key < $1.key }) where !names.isEmpty {
      Complaint.unusedNames(names.map { "'\($0.pattern.text)' (\($0.key))" }, file: file).tell()
    }
  }
}
