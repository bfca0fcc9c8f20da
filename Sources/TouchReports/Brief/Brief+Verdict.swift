@_spi(Command) import TouchMap

extension Brief {
  /// Returns the verdict about the view that a name means, as BRIEF: of several that are meant as
  /// much, about the best for a finger at a place, or else about the first that loses its taps;
  /// `nil` if no view has the name.
  @_spi(Command) public static func verdict(
    on name: String, at pointOnScreen: Screen.Point? = nil, _ oracle: TapOracle
  ) -> JSON? {
    let found = oracle.namesakes(named: name, at: pointOnScreen)
    guard let match = found.first else { return nil }
    let survey = oracle.survey
    let verdict = oracle.verdict(onTapFor: match.node, at: pointOnScreen)
    let others = found.dropFirst().prefix(mostOthers).map { other in
      JSON.object(
        nodeMembers(other.node, on: survey)
          + [("verdict", .optional(other.verdict?.word.rawValue))])
    }
    return .object(
      members(of: verdict, matches: found.count, on: survey)
        + obstacle(of: verdict, for: match.node, on: survey)
        + (others.isEmpty ? [] : [("others", .array(others))])
        + (match.fit == .part ? [("part", .bool(true))] : []))
  }

  /// Returns how another view keeps touches from a view, in a sentence, and the fix, tried on the
  /// screen; of a view that is not on the screen, where it is.
  private static func obstacle(
    of verdict: TapVerdict, for node: Node.ID, on survey: ScreenSurvey
  ) -> [(String, JSON)] {
    var survey = survey
    survey.namesLinesOnly = true
    guard let message = survey.explanation(of: verdict, of: node) else { return [] }
    if verdict.word == .offScreen {
      return [("about", self.node(node, on: survey)), ("message", .string(message))]
    }
    guard verdict.isInside, let by = verdict.by, by != node else { return [] }
    let members = [("message", JSON.string(shortened(message, to: longestMessage)))]
    if let cure = survey.cure(of: node, verdict) { return members + [("fix", .string(cure))] }
    var trials = EditedSurveys()
    let trial = survey.trial(for: survey.reach(of: node), verdict, trying: &trials)
    return members + (trial.map { self.members(of: $0, on: survey) } ?? [])
  }

  /// Returns a fix, the part of the view that a finger then reaches, and how many targets lose
  /// their taps by it.
  static func members(of trial: RemedyTrial, on survey: ScreenSurvey) -> [(String, JSON)] {
    [("fix", .string(survey.text(of: trial)))]
      + (trial.reachable.map { [("fixed", share($0))] } ?? [])
      + (trial.lost.isEmpty ? [] : [("lost", .integer(trial.lost.count))])
  }

  /// Returns which view gets a touch at a point, as BRIEF: the verdict about that view.
  @_spi(Command) public static func touch(at point: Screen.Point, _ oracle: TapOracle) -> JSON {
    let verdict = oracle.verdict(onTapAt: point)
    var members = members(of: verdict, matches: 1, on: oracle.survey)
    if verdict.word.reaches,
      let owner = oracle.survey.asker.touch(
        at: point, limits: .init(misses: 0, candidates: 0)
      ).winner?.node
    {
      let effect = oracle.survey.effect(ofTouchOn: owner)
      if effect.reason.isDead == true { members.append(("acts", .bool(false))) }
      if let control = effect.control {
        members.append(("blocks", node(control, on: oracle.survey)))
      }
    }
    return .object(members)
  }

  /// The members of BRIEF.
  static func members(
    of verdict: TapVerdict, matches: Int, on survey: ScreenSurvey
  ) -> [(String, JSON)] {
    var members: [(String, JSON)] =
      [
        ("verdict", .string(verdict.word.rawValue)), ("by", optional(verdict.by, on: survey)),
      ] + verdict.certainty.plainMembers(on: survey.screen) + [
        ("tap_at", point(verdict.tapPoint)), ("matches", .integer(matches)),
      ]
    if let witness = verdict.witness { members.append(("witnessed", json(witness, on: survey))) }
    if let canScroll = verdict.canScroll { members.append(("can_scroll", .bool(canScroll))) }
    if verdict.evidence == .exact, !survey.caveats(about: verdict).isEmpty {
      members.append(("caveats", .array([.string(Screen.caveat(about: "a class of the app"))])))
    }
    if !verdict.isInside { members.append(("beside", .bool(true))) }
    if let doubt = verdict.doubts.first {
      members.append(("settle", .optional(verdict.settlement(on: survey))))
      if let node = doubt.node { members.append(("about", self.node(node, on: survey))) }
    }
    return members
  }

  /// Returns the answer of the live UIKit at one point.
  private static func json(_ witness: Screen.Witness, on survey: ScreenSurvey) -> JSON {
    let owner =
      switch witness.owner {
      case .node(let index): node(index, on: survey)
      case .stranger(let className):
        JSON.object([
          ("name", .string(PlainText.clean(className))), ("line", .null), ("frame", .null),
        ])
      case .nobody: JSON.null
      }
    return .object([
      ("owner", owner), ("ask", .string(witness.ask.rawValue)),
      ("point", point(witness.points.first)),
    ])
  }
}
