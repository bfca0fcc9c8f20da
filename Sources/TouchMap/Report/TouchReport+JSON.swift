extension TouchReport {
  /// Returns reports as JSON: one object for a single report, else an array.
  ///
  /// - Parameters:
  ///   - reports: In the order in which they are to stand.
  ///   - asList: Whether even a single report stands in an array.
  public static func json(_ reports: [TouchReport], asList: Bool) -> String {
    if !asList, reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns a report as JSON on one line.
  public static func jsonLine(_ report: TouchReport) -> String { report.json.line() }

  private var json: JSON {
    let bounds = hierarchy.screen.size
    return .object([
      ("file", .optional(file)),
      ("screen", .integer(screen.number)),
      ("title", .optional(hierarchy.title)),
      ("cutShort", .bool(hierarchy.isCutShort)),
      ("size", .array([.number(bounds.width), .number(bounds.height)])),
      ("point", .array([.number(answer.point.x), .number(answer.point.y)])),
      ("evidence", .string(answer.evidence.rawValue)),
      ("winner", answer.winner.map { .object(members(of: $0)) } ?? .null),
      ("candidates", .array(answer.candidates.map(candidate))),
      ("omitted", .integer(answer.omittedMisses + answer.omittedCandidates)),
      ("assumptions", .array(answer.assumptions.prefix(1_000).map(hierarchy.json))),
      ("notes", .array(notes.map { .string($0) })),
      ("counts", counts),
    ])
  }

  private func members(of candidate: TouchAnswer.Candidate) -> [(String, JSON)] {
    hierarchy.members(
      ofNode: candidate.node, window: candidate.window, frame: candidate.frameInScreen)
  }

  private func candidate(_ candidate: TouchAnswer.Candidate) -> JSON {
    let explanation = hierarchy.explanation(of: candidate, at: answer.point)
    return .object(
      members(of: candidate) + [
        ("verdict", .string(candidate.verdict.rawValue)),
        ("reason", .string(candidate.reason.rawValue)),
        ("explanation", .string(explanation)),
      ])
  }

  private var counts: JSON {
    .object([
      ("windows", .integer(hierarchy.windows.count)),
      ("views", .integer(hierarchy.viewCount)),
      ("layers", .integer(hierarchy.layerCount)),
      ("skippedLines", .integer(hierarchy.notes.skippedLines)),
      ("unreadableValues", .integer(hierarchy.notes.unreadableValues)),
      ("incompleteNodes", .integer(hierarchy.notes.incompleteNodes)),
      ("elisions", .integer(hierarchy.notes.elisions)),
    ])
  }
}
