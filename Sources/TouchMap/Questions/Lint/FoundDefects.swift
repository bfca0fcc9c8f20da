/// The defects of a screen, as facts, for the findings in words and for pictures.
struct FoundDefects: Sendable {
  /// The listed ones, in the order of the source; on one line the more serious first.
  let defects: [Defect]
  /// All that were found, in no particular order.
  let all: [Defect]
  /// How many of each rule are omitted because there are too many.
  let omitted: [LintRule: Int]

  /// Checks every rule that the configuration does not turn off.
  init(on linted: LintedScreen) {
    let configuration = linted.configuration
    var (defects, all): ([Defect], [Defect]) = ([], [])
    var omitted: [LintRule: Int] = [:]
    for rule in LintRule.allCases where !configuration.disabledRules.contains(rule) {
      let found = rule.check.defects(on: linted).filter { !linted.isIgnored($0.node) }
      if found.count > Lint.limit { omitted[rule] = found.count - Lint.limit }
      defects += found.prefix(Lint.limit)
      all += found
    }
    for index in defects.indices {
      let severity = configuration.severities[defects[index].rule]
      if let severity { defects[index].severity = severity }
      linted.lowerIfOpen(&defects[index])
    }
    self.omitted = omitted
    self.all = all
    self.defects = Self.sorted(defects, linted.screen)
  }

  private static func sorted(_ defects: [Defect], _ screen: Screen) -> [Defect] {
    let order = defects.enumerated().sorted {
      let lines = (screen.nodes[$0.element.node].line, screen.nodes[$1.element.node].line)
      if lines.0 != lines.1 { return lines.0 < lines.1 }
      let severities = ($0.element.severity, $1.element.severity)
      return severities.0 == severities.1 ? $0.offset < $1.offset : severities.0 > severities.1
    }
    return order.map(\.element)
  }
}

extension LintedScreen {
  /// Makes a note of an error about a node if the verdict about a tap on it is `cannot-tell`.
  fileprivate func lowerIfOpen(_ defect: inout Defect) {
    guard defect.severity == .error, let verdict = openVerdict(about: defect) else { return }
    defect.severity = .note
    defect.doubt = verdict.certainty
  }

  /// The verdict on which a defect rests, if it is `cannot-tell`. A window that swallows touches is
  /// in doubt if no target certainly loses its taps to it.
  private func openVerdict(about defect: Defect) -> TapVerdict? {
    guard case .swallowing(_, let containers) = defect.facts else {
      let verdict = oracle.word(onTapFor: defect.node, at: nil)
      return verdict.word == .cannotTell ? verdict : nil
    }
    var open: TapVerdict?
    for target in targets {
      let covers = target.reach.blocks.compactMap(\.by)
      guard containers.contains(where: covers.contains) else { continue }
      let verdict = oracle.word(onTapFor: target.node, at: nil)
      guard verdict.word == .cannotTell else { return nil }
      open = open ?? verdict
    }
    return open
  }

  /// Whether the configuration excludes a node from the findings.
  func isIgnored(_ node: Node.ID) -> Bool {
    guard !configuration.ignoredClasses.isEmpty || !configuration.ignoredIdentifiers.isEmpty else {
      return false
    }
    return screen.nearest(from: node) { index in
      let identifier = screen.nodes[index].identifier
      if let identifier,
        configuration.ignoredIdentifiers.contains(where: { $0.matches(identifier) })
      {
        return true
      }
      let names = screen.classNames(of: screen.nodes[index])
      return configuration.ignoredClasses.contains { names.contains(where: $0.matches) }
    } != nil
  }
}
