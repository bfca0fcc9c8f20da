@_spi(Command) import TouchMap

/// A verdict about a tap together with the screen that it is about, ready to be written.
@_spi(Command) public struct VerdictReport: Sendable {
  package let verdict: TapVerdict
  /// How many views the name means.
  let matches: Int
  let survey: ScreenSurvey

  init(_ verdict: TapVerdict, matches: Int, on survey: ScreenSurvey) {
    self.verdict = verdict
    self.matches = matches
    self.survey = survey
  }

  /// Judges the view that a name means most; `nil` if no view has the name.
  @_spi(Command) public init?(on name: String, at pointOnScreen: Screen.Point, _ oracle: TapOracle)
  {
    let found = oracle.namesakes(named: name, at: pointOnScreen)
    guard let match = found.first else { return nil }
    let verdict = oracle.verdict(onTapFor: match.node, at: pointOnScreen)
    self.init(verdict, matches: found.count, on: oracle.survey)
  }

  /// The members of the verdict in a JSON answer.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("verdict", .string(verdict.word.rawValue)),
      ("by", verdict.by.map { .object(survey.members(of: $0)) } ?? .null),
      ("tap_at", Brief.point(verdict.tapPoint)), ("matches", .integer(matches)),
    ]
    if let canScroll = verdict.canScroll { members.append(("can_scroll", .bool(canScroll))) }
    if let doubt = verdict.doubts.first {
      members.append(("settle", .optional(verdict.settlement(on: survey))))
      members.append(("about", doubt.node.map { .object(survey.members(of: $0)) } ?? .null))
    }
    return members
  }

  /// The members for a view that was not judged.
  static func unasked(matches: Int) -> [(String, JSON)] {
    [("verdict", .null), ("by", .null), ("tap_at", .null), ("matches", .integer(matches))]
  }
}

extension ScreenSurvey {
  /// What a verdict rests on that no dump contains, one sentence an entry.
  func caveats(about verdict: TapVerdict) -> [String] {
    guard let point = verdict.point, screen.evidence == .exact else { return [] }
    return asker.caveats(of: asker.touch(at: point))
  }

  /// Returns what leaves a node the taps that a recognizer around it may take; `nil` if none does.
  func cure(of node: Node.ID, _ verdict: TapVerdict) -> String? {
    guard verdict.word == .shadowedByGesture, let by = verdict.by else { return nil }
    return cure(of: node, losingTapsTo: by)
  }

  /// Returns the members by which machine-readable answers name a node.
  func members(of node: Node.ID) -> [(String, JSON)] {
    screen.members(ofNode: node, window: windowOfNode[node], frame: outlines.frames[node])
  }
}
