@_spi(Command) import TouchMap

extension TargetTable {
  /// Returns the targets for machines, the worst first.
  func json(on survey: ScreenSurvey) -> JSON {
    var nodes = NodeJSON(survey)
    return .array(rows.map { json($0, &nodes) })
  }

  private func json(_ row: TargetRow, _ nodes: inout NodeJSON) -> JSON {
    let takers = row.mainTakers.map { taker in
      JSON.object([("node", nodes[taker.node]), ("share", .rounded(taker.share))])
    }
    return .object([
      ("node", nodes[row.target.node]),
      ("verdict", .string(row.target.tap.word.rawValue)), ("state", .string(row.state.rawValue)),
      ("evidence", .string(row.target.tap.evidence.rawValue)), ("reach", .rounded(row.reach)),
      ("fixed", fixed[row.target.node].map { .rounded($0.reach) } ?? .null),
      ("small", .bool(row.isSmall)), ("tap_at", Brief.point(row.target.tap.tapPoint)),
      ("takers", .array(takers)),
    ])
  }

  /// Returns the worst targets as BRIEF.
  func brief(on survey: ScreenSurvey, atMost most: Int) -> [(String, JSON)] {
    let worst = rows.prefix(min(findings, most)).map { row in
      JSON.object(
        Brief.nodeMembers(row.target.node, on: survey) + [
          ("state", .string(row.state.rawValue)), ("reach", Brief.share(row.reach)),
          ("by", Brief.optional(row.blamed, on: survey)),
        ])
    }
    return [
      ("targets", .array(worst)), ("more_targets", .integer(max(0, findings - worst.count))),
    ]
  }
}
