@_spi(Command) import TouchMap

/// The findings of a screen, ready to be written.
@_spi(Command) public struct LintReport: Sendable {
  var reported: ReportedScreen
  /// The checks and their findings.
  @_spi(Command) public var lint: Lint
  var configuration: LintConfiguration

  /// Checks a screen.
  @_spi(Command) public init(_ reported: ReportedScreen, configuration: LintConfiguration) {
    self.reported = reported
    self.configuration = configuration
    lint = Lint(reported.screen, configuration: configuration)
  }

  /// A finding, and those about other views with the same cause. Every format writes them as one.
  package struct Cause {
    var finding: LintFinding
    var others: [LintFinding] = []
  }

  /// The findings, those of one cause together, in the order of the first.
  package var causes: [Cause] {
    var causes: [Cause] = []
    var places: [Cause.Key: Int] = [:]
    for finding in lint.findings {
      guard finding.rule.isAboutVictims, let key = Cause.Key(finding) else {
        causes.append(Cause(finding: finding))
        continue
      }
      if let place = places[key] {
        causes[place].others.append(finding)
      } else {
        places[key] = causes.count
        causes.append(Cause(finding: finding))
      }
    }
    return causes
  }

  /// The number of causes of a severity.
  func count(of severity: LintSeverity) -> Int {
    causes.count { $0.finding.severity == severity }
  }

  func line(of finding: LintFinding) -> Int { max(1, lint.screen.nodes[finding.node].line) }

  /// What is wrong, and the other views with the same cause.
  func message(of cause: Cause) -> String {
    cause.finding.message + cause.companions(lint.screen.name)
  }

  /// The message and its fix.
  func sentence(of cause: Cause) -> String {
    message(of: cause) + (cause.finding.fix.map { ". \($0)" } ?? "")
  }
}

extension [LintReport] {
  /// What a baseline omitted from some reports; `nil` if it omitted nothing.
  var leftOut: String? {
    let known = reduce(0) { $0 + $1.lint.known }
    return known > 0
      ? Plural.text(known, "finding was", "findings were") + " left out by the baseline" : nil
  }

  /// Every cause with its report, the more serious first, otherwise in the order of the source.
  var worstFirst: [(report: LintReport, cause: LintReport.Cause)] {
    let all = flatMap { report in report.causes.map { (report, $0) } }
    return LintSeverity.allCases.reversed().flatMap { severity in
      all.filter { $0.1.finding.severity == severity }
    }
  }
}

extension LintReport.Cause {
  fileprivate struct Key: Hashable {
    let rule: LintRule
    let severity: LintSeverity
    let culprit: Node.ID

    init?(_ finding: LintFinding) {
      guard let culprit = finding.culprit else { return nil }
      (rule, severity, self.culprit) = (finding.rule, finding.severity, culprit)
    }
  }

  /// How many other views are named. A choice.
  private static let mostNamed = 3

  /// The others with the same cause, as the end of the message; empty without them.
  func companions(_ name: (Node.ID) -> String) -> String {
    guard !others.isEmpty else { return "" }
    let named = others.prefix(others.count == Self.mostNamed + 1 ? others.count : Self.mostNamed)
    let rest = others.count - named.count
    return "; affected as well: " + named.map { name($0.node) }.joined(separator: ", ")
      + (rest > 0 ? " and \(Plural.grouped(rest)) more" : "")
  }
}

extension LintRule {
  /// Whether a finding is about a view that loses its taps, and its cause is another one.
  fileprivate var isAboutVictims: Bool {
    switch self {
    case .overlayBlocksControl, .outsideParent, .interactionDisabledAncestor, .gestureShadowed: true
    default: false
    }
  }
}
