/// Checks a screen: finds targets that no finger can reach, that are too small, or too close together.
///
/// ```swift
/// let lint = Lint(screen)
/// for finding in lint.findings { print(finding.rule, finding.message) }
/// ```
public struct Lint: Sendable {
  /// The findings, in the order of the source; on one line the more serious first.
  public package(set) var findings: [LintFinding]
  /// How many findings of each rule are omitted because there are too many; the listed ones come
  /// first in the source.
  public let omitted: [LintRule: Int]
  /// The most findings of one rule that are listed. A choice.
  public static let limit = 1_000
  /// The part of the screen, from 0 to 1, whose owner rests on an assumption.
  public let unexplained: Double
  /// How many targets were judged, if not all were.
  package let limited: LimitedTargets?
  /// How many findings a baseline left out.
  package var known = 0
  /// The screen.
  public var screen: Screen { survey.screen }
  package let survey: ScreenSurvey
  /// The results of taps on all targets.
  @Deferred package var verdict: ScreenVerdict
  /// How certain the answers are: as certain as the weakest of the findings, the taps on targets
  /// and the receivers of touches.
  @Deferred package var certainty: Certainty
  /// The problems and fixes in sentences that contain nothing from the dump except lines, by the
  /// fingerprints of the findings.
  @Deferred package var plainWords: [String: (message: String, fix: String?)]

  /// Checks a screen.
  ///
  /// - Complexity: O(*n* · *p*), where *n* is the number of nodes and *p* that of the regions with
  ///   one owner.
  public init(_ screen: Screen, configuration: LintConfiguration = LintConfiguration()) {
    let linted = LintedScreen(screen, configuration: configuration)
    let found = FoundDefects(on: linted)
    omitted = found.omitted
    let findings = linted.findings(of: found.defects)
    self.findings = findings
    limited = linted.limited
    let survey = linted.survey
    self.survey = survey
    let verdict = Deferred {
      ScreenVerdict(linted.oracle, Deferred { linted }, triesFixes: false)
    }
    _verdict = verdict
    _certainty = Deferred {
      let answers = findings.map(\.certainty) + verdict.wrappedValue.asked.map(\.tap.certainty)
      return answers.reduce(survey.certainty) { $0.weaker($1) }
    }
    _plainWords = Deferred {
      let plain = linted.withLinesOnly
      var fixes = ProvenFixes(on: plain)
      let words = zip(findings, found.defects).map { finding, defect in
        (finding.fingerprint, (plain.message(about: defect), fixes.fix(for: defect)))
      }
      return Dictionary(words, uniquingKeysWith: { first, _ in first })
    }
    unexplained = linted.unexplained
  }
}

extension LintedScreen {
  /// Returns defects in words, with their fingerprints.
  func findings(of defects: [Defect]) -> [LintFinding] {
    var fixes = ProvenFixes(on: self)
    return zip(defects, Fingerprints(screen).fingerprints(of: defects)).map { defect, fingerprint in
      LintFinding(
        rule: defect.rule, severity: defect.severity, node: defect.node,
        message: message(about: defect), fix: fixes.fix(for: defect), fingerprint: fingerprint,
        culprit: defect.culprit, certainty: certainty(of: defect))
    }
  }

  /// The classes that take the touches decide about the defect, too.
  private func certainty(of defect: Defect) -> Certainty {
    if let doubt = defect.doubt { return doubt }
    let assumption = defect.takers.lazy.compactMap(survey.asker.assumption).first
    return survey.asker.best.lowered(by: assumption.map(Because.assumption))
  }

  /// The part of the screen whose owner rests on an assumption, judged in the middle of each piece
  /// with one owner. On a screen of thousands of views and pieces only the largest pieces are
  /// judged, and represent the others.
  var unexplained: Double {
    guard screen.hasScreen, !screen.isCutShort, screen.evidence != .assumed else {
      return screen.hasScreen ? 1 : 0
    }
    guard survey.mayAssume else { return 0 }
    var (judged, assumed) = (0.0, 0.0)
    for region in judgedRegions {
      judged += region.area
      // A class of the app that takes touches by UIKit's rule needs no explanation.
      let assumptions = survey.touch(at: region.piece.center).assumptions
      let isAssumed = assumptions.contains { $0.kind != .appClass }
      if isAssumed || survey.asker.best.evidence == .assumed { assumed += region.area }
    }
    return judged > 0 ? min(1, assumed / judged) : 0
  }

  private var judgedRegions: [TouchAreas.Region] {
    let limit = max(100, Self.mostNodesAsked / max(1, screen.nodes.count))
    let regions = survey.areas.regions
    guard regions.count > limit else { return Array(regions) }
    let areas = regions.map(\.area)
    return areas.indices.sorted { (areas[$1], $0) < (areas[$0], $1) }.prefix(limit).map {
      regions[$0]
    }
  }

  /// How many nodes are examined in all before pieces are left out: half a second of work. A
  /// choice.
  private static let mostNodesAsked = 20_000_000
}

/// Searches for one kind of defect.
protocol LintCheck: Sendable {
  /// Returns the defects of that kind, in the order of the list.
  func defects(on linted: LintedScreen) -> [Defect]
}

extension LintRule {
  var check: any LintCheck {
    switch self {
    case .windowSwallows: WindowSwallows()
    case .overlayBlocksControl: OverlayBlocksControl()
    case .outsideParent: OutsideParent()
    case .invisibleBlocker: InvisibleBlocker()
    case .interactionDisabledAncestor: InteractionDisabledAncestor()
    case .targetTooSmall: TargetTooSmall()
    case .targetsOverlap: TargetsOverlap()
    case .targetsTooClose: TargetsTooClose()
    case .zeroSizeInteractive: ZeroSizeInteractive()
    case .offScreenInteractive: OffScreenInteractive()
    case .nanGeometry: NanGeometry()
    case .gestureShadowed: GestureShadowed()
    case .viewCoversOwnControl: ViewCoversOwnControl()
    case .leftoverPresentation: LeftoverPresentation()
    case .dumpQuality: DumpQuality()
    }
  }
}

/// A defect on a screen, in words.
public struct LintFinding: Sendable, Hashable {
  /// The rule that found it.
  public var rule: LintRule
  /// How serious it is.
  public var severity: LintSeverity
  /// The node that it is about.
  public var node: Node.ID
  /// The problem, in one sentence without a full stop, with names and lines.
  public var message: String
  /// The fix, in one line, if one is known.
  public var fix: String?
  /// A key that does not change with addresses, lines and lengths, so that old findings can be
  /// recognized among new ones: 16 hexadecimal digits.
  public internal(set) var fingerprint = ""
  /// The other node that causes it, if there is one.
  package internal(set) var culprit: Node.ID?
  /// How certain it is that the node has the defect.
  package internal(set) var certainty: Certainty
}
