@_spi(Command) import TouchMap

/// A screen's touch map, ready to be written.
@_spi(Command) public struct MapReport: Sendable {
  package var reported: ReportedScreen
  /// The configuration of the checks whose findings pictures show.
  let configuration: LintConfiguration
  /// The facts about every view.
  let survey: ScreenSurvey
  /// The results of taps on all targets.
  @Deferred package var verdict: ScreenVerdict

  /// Makes the touch map of a screen by the rules and checks of a configuration.
  ///
  /// - Parameter triesFixes: Whether to search for fixes.
  @_spi(Command) public init(
    _ reported: ReportedScreen, configuration: LintConfiguration = LintConfiguration(),
    triesFixes: Bool = true
  ) {
    self.reported = reported
    self.configuration = configuration
    let survey = ScreenSurvey(reported.screen, rules: configuration.classRules)
    self.survey = survey
    _verdict = Deferred {
      ScreenVerdict(survey, configuration: configuration, triesFixes: triesFixes)
    }
  }

  /// The targets with what becomes of them with the fixes.
  package var targets: TargetTable { verdict.table(configuration) }
  /// The screen cut into regions by the receivers of touches.
  var partition: TouchPartition { survey.partition }
  /// The assumptions of the map.
  package var assumptions: [Assumption] { survey.assumptions + survey.appTakers }
  /// The rules for names of classes.
  var rules: ClassRules { survey.rules }
  /// The box around each node, in screen points.
  var frames: [Screen.Rect?] { survey.outlines.frames }

  /// The screen of the map.
  @_spi(Command) public var screen: Screen { reported.screen }

  /// How certain the map is: as certain as its weakest region.
  var certainty: Certainty { survey.certainty }

  /// How certain the map is, and why not more; `nil` if there is nothing to say.
  var sentence: String? {
    certainty.sentence(on: screen)
      ?? survey.asker.caveats.first.map { "Evidence: exact, \($0)." }
  }

  /// The subject of the map, in one line.
  var facts: String {
    guard screen.hasScreen else { return "no window has a frame that can be read" }
    return "\(reported.extent) points, evidence: \(certainty.evidence.rawValue)"
  }

  /// The regions by area, the largest first; those of one area in the order of the partition.
  var regionsByArea: [TouchPartition.Region] {
    partition.regions.enumerated()
      .sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }
      .map(\.element)
  }
}
