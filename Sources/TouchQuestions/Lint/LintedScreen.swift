import TouchScreen

/// A screen as the rules see it: the survey, and the targets with their reach.
struct LintedScreen: Sendable {
  let survey: ScreenSurvey
  let configuration: LintConfiguration
  /// Every node that uses touches, in the order of the source, without the keys of the system's
  /// keyboard.
  let targets: [Target]
  /// For each node whether it keeps touches from the nodes that it covers.
  let covers: [Bool]
  /// The targets that are smaller than the profile requires.
  private(set) var undersizedTargets: [UndersizedTarget] = []
  /// The targets that no switch of an ancestor turns off.
  let liveTargets: [Target]
  /// How many targets were left out because there are too many.
  let uncheckedTargets: Int
  /// The views with which the system dims the views behind a presentation.
  let dimmings: [Node.ID]

  /// A node that uses touches.
  struct Target: Sendable {
    var node: Node.ID
    var kind: TouchTarget
    var reach: Reach
  }

  var screen: Screen { survey.screen }

  init(_ screen: Screen, configuration: LintConfiguration) {
    self.init(
      ScreenSurvey(screen, rules: configuration.classRules), configuration: configuration)
  }

  /// Takes a survey that was made by the configuration's rules.
  init(_ survey: ScreenSurvey, configuration: LintConfiguration) {
    let screen = survey.screen
    self.survey = survey
    self.configuration = configuration
    dimmings = screen.nodeIDs.filter { screen.isOne($0, of: SystemClasses.dimmings) }
    let keys = KeyboardKeys(survey)
    covers = Self.covers(of: survey, keyboardTop: keys.top)
    let found = screen.nodeIDs.filter {
      survey.targets[$0] != nil && !keys.contains($0, in: survey)
    }
    uncheckedTargets = max(0, found.count - Self.mostTargets)
    targets = found.prefix(Self.mostTargets).compactMap { index in
      survey.targets[index].map { Target(node: index, kind: $0, reach: survey.reach(of: index)) }
    }
    liveTargets = targets.filter { survey.isLive($0.node) }
    undersizedTargets = findUndersizedTargets()
  }

  /// More targets than any screen has are not checked, so that a hostile one takes seconds. A
  /// choice.
  private static let mostTargets = 5_000

  /// Returns the name that a person would give a node.
  func name(_ index: Node.ID) -> String { screen.name(of: index) }

  var controls: [Target] { targets.filter { $0.kind == .control } }
}
