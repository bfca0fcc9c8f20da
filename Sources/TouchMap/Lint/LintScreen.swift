/// A screen as the rules see it: the survey, and the targets with their reach.
struct LintScreen: Sendable {
  let survey: ScreenSurvey
  let configuration: LintConfiguration
  /// Every node that does something with touches, in the order of the source, without the keys of
  /// the system's keyboard.
  let targets: [Target]

  /// The views with which the system dims what is behind a presentation.
  let dimmings: [Int]

  /// A node that does something with touches.
  struct Target: Sendable {
    var node: Int
    var kind: TouchTarget
    var reach: Reach
  }

  var hierarchy: Hierarchy { survey.hierarchy }

  init(_ hierarchy: Hierarchy, configuration: LintConfiguration) {
    let survey = ScreenSurvey(hierarchy, rules: configuration.classRules)
    self.survey = survey
    self.configuration = configuration
    dimmings = hierarchy.nodes.indices.filter { hierarchy.isOne($0, of: SystemClasses.dimmings) }
    let keys = KeyboardKeys(survey)
    let kinds = hierarchy.nodes.indices.map { hierarchy.target(at: $0) }
    targets = kinds.enumerated().compactMap { index, kind in
      guard let kind, !keys.contains(index, in: survey) else { return nil }
      // A recognizer sees the touches of everything in its view.
      let reach = survey.reach(of: index) { kind == .control && kinds[$0] != nil }
      return Target(node: index, kind: kind, reach: reach)
    }
  }

  /// Returns what a person would call a node.
  func name(_ index: Int) -> String { hierarchy.name(of: index) }

  /// The targets that are controls.
  var controls: [Target] { targets.filter { $0.kind == .control } }

  /// The targets that no switch of an ancestor turns off.
  var liveTargets: [Target] { targets.filter { isLive($0) } }

  /// Returns whether neither hidden, transparent nor disabled ancestors keep touches away.
  func isLive(_ target: Target) -> Bool {
    survey.ancestors(of: target.node).allSatisfy {
      hierarchy.nodes[$0].reasonToIgnoreTouches == nil
    }
  }
}
