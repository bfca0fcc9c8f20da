/// A screen for the rules: the survey, and the targets with their reach.
struct LintedScreen: Sendable {
  private(set) var survey: ScreenSurvey
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
  /// How many targets were judged, if not all were because there are too many.
  let limited: LimitedTargets?

  /// Judges taps, for the defects that rest on them.
  @Deferred var oracle: TapOracle

  /// A node that uses touches.
  struct Target: Sendable {
    var node: Node.ID
    var kind: TouchTarget
    var reach: Reach
  }

  var screen: Screen { survey.screen }

  init(_ screen: Screen, configuration: LintConfiguration) {
    self.init(ScreenSurvey(screen, rules: configuration.classRules), configuration: configuration)
  }

  /// Uses a survey that was made with the configuration's rules.
  init(_ survey: ScreenSurvey, configuration: LintConfiguration) {
    let screen = survey.screen
    self.survey = survey
    self.configuration = configuration
    _oracle = Deferred { TapOracle(survey) }
    let keys = KeyboardKeys(survey)
    covers = Self.covers(of: survey, keyboardTop: keys.top)
    let found = screen.nodeIDs.filter {
      survey.targets[$0] != nil && !keys.contains($0, in: survey) && !survey.isInTransition($0)
    }
    let judged = Self.judged(of: found, on: survey)
    limited = judged.limited
    targets = judged.targets.compactMap { index in
      survey.targets[index].map { Target(node: index, kind: $0, reach: survey.reach(of: index)) }
    }
    liveTargets = targets.filter { survey.isLive($0.node) }
    undersizedTargets = findUndersizedTargets()
  }

  /// No real screen has more targets. Of more, the front-most are judged, so that a hostile screen
  /// takes only seconds. A choice.
  static let mostTargets = 5_000
  /// Targets beyond the screen have a limit of their own, for the same reason; they count only
  /// where it is reached.
  private static let mostBeyond = 50_000

  /// Returns the targets that are judged, in the order of the source.
  private static func judged(
    of found: [Node.ID], on survey: ScreenSurvey
  ) -> (targets: [Node.ID], limited: LimitedTargets?) {
    guard found.count > mostTargets else { return (found, nil) }
    let screen = Box(survey.screen.frame)
    var (inside, beyond): ([Node.ID], [Node.ID]) = ([], [])
    for node in found {
      let isInside = survey.outlines.frames[node].map { Box($0).intersects(screen) } ?? true
      if isInside { inside.append(node) } else { beyond.append(node) }
    }
    let count = (inside: inside.count, beyond: beyond.count)
    beyond = Array(beyond.prefix(mostBeyond))
    if count.inside > mostTargets {
      inside = Array(inside.sorted { survey.isAsked($0, before: $1) }.prefix(mostTargets))
    }
    let judged = (inside + beyond).sorted()
    if count.beyond > mostBeyond {
      return (judged, LimitedTargets(judged: judged.count, found: found.count))
    }
    let isLimited = count.inside > mostTargets
    return (judged, isLimited ? LimitedTargets(judged: mostTargets, found: count.inside) : nil)
  }

  /// Returns a person's name for a node.
  func name(_ index: Node.ID) -> String { survey.name(of: index) }

  /// The same screen in sentences without texts of the dump.
  var withLinesOnly: LintedScreen {
    var linted = self
    linted.survey.namesLinesOnly = true
    return linted
  }

  /// Returns the part of a view that a finger reaches.
  func reach(of node: Node.ID) -> Reach {
    let place = targets.partitioningIndex { $0.node >= node }
    guard place < targets.count, targets[place].node == node else { return survey.reach(of: node) }
    return targets[place].reach
  }

  var controls: [Target] { targets.filter { $0.kind == .control } }
}

/// How many targets of a screen were judged where there are too many.
package struct LimitedTargets: Sendable, Hashable {
  /// How many were judged: on the screen the frontmost.
  package let judged: Int
  /// How many there are: on the screen, and beyond it if too many are.
  package let found: Int

  /// The sentence about it for pictures, whose verdict is about more targets.
  var sentence: String {
    "The sizes of the \(Plural.grouped(judged)) front-most of \(Plural.grouped(found)) targets "
      + "were checked."
  }
}
