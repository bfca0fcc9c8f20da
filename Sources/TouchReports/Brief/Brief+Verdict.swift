import TouchMap

extension Brief {
  /// Returns the verdict about one of the views that a name means, as BRIEF: about the best for a
  /// finger at a place, or else about the first that loses its taps; `nil` if no view has the name.
  package static func verdict(
    on name: String, at pointOnScreen: Screen.Point? = nil, _ oracle: TapOracle
  ) -> JSON? {
    let match =
      pointOnScreen.map { oracle.bestMatch(named: name, at: $0) }
      ?? oracle.matchToExplain(named: name)
    guard let match else { return nil }
    return .object(
      members(of: match.verdict, matches: match.count, on: oracle.survey)
        + obstacle(of: match, on: oracle.survey))
  }

  /// Returns how another view keeps touches from a view, in a sentence, and the fix, tried on the
  /// screen.
  private static func obstacle(
    of match: TapOracle.Match, on survey: ScreenSurvey
  ) -> [(String, JSON)] {
    let verdict = match.verdict
    var survey = survey
    survey.namesLinesOnly = true
    if let cure = survey.cure(of: match.node, verdict), let by = verdict.by {
      let message = "\(survey.tapTakerName(of: by)) around it may take the tap"
      return [("message", .string(message)), ("fix", .string(cure))]
    }
    guard !verdict.word.reaches, verdict.isInside, let by = verdict.by, by != match.node
    else { return [] }
    let reach = survey.reach(of: match.node)
    let block =
      reach.blocks.first { $0.by == by }
      ?? reach.blocks.max { reach.share(of: $0) < reach.share(of: $1) }
    var members: [(String, JSON)] = []
    if let block {
      let message = survey.explanation(of: block, of: match.node)
      members.append(("message", .string(shortened(message, to: longestMessage))))
    }
    var trials = EditedSurveys()
    if let trial = survey.trial(for: reach, trying: &trials) {
      members += self.members(of: trial, on: survey)
    }
    return members
  }

  /// Returns a fix, the part of the view that a finger then reaches, and how many targets lose
  /// their taps by it.
  static func members(of trial: RemedyTrial, on survey: ScreenSurvey) -> [(String, JSON)] {
    [("fix", .string(survey.text(of: trial)))]
      + (trial.reachable.map { [("fixed", share($0))] } ?? [])
      + (trial.lost.isEmpty ? [] : [("lost", .integer(trial.lost.count))])
  }

  /// Returns which view gets a touch at a point, as BRIEF: the verdict about that view.
  package static func touch(at point: Screen.Point, _ oracle: TapOracle) -> JSON {
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
      members.append(("settle", .string(doubt.settlement)))
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
