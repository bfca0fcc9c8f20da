extension TouchReport {
  /// Returns reports as JSON: one object for a single report, else an array.
  ///
  /// - Parameters:
  ///   - reports: In the order in which they are to stand.
  ///   - asList: Whether even a single report stands in an array.
  package static func json(_ reports: [TouchReport], asList: Bool) -> String {
    if !asList, reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns a report as JSON on one line.
  package static func jsonLine(_ report: TouchReport) -> String { report.json.line() }

  private var json: JSON {
    let bounds = screen.frame.size
    return .object([
      ("version", .integer(AnswerVersion.current)),
      ("file", .optional(file)),
      ("screen", .integer(position.number)),
      ("title", .optional(screen.title)),
      ("cutShort", .bool(screen.isCutShort)),
      ("size", .array([.number(bounds.width), .number(bounds.height)])),
      ("point", .array([.number(answer.point.x), .number(answer.point.y)])),
      ("evidence", .string(answer.evidence.rawValue)),
      ("witnessed", witnessed),
      ("winner", answer.winner.map { .object(members(of: $0)) } ?? .null),
      ("element", element.map { .object(members(of: $0)) } ?? .null),
      ("drawn", answer.drawn.map { .object(members(of: $0)) } ?? .null),
      ("undecided", .bool(answer.isUndecided)),
      ("alternatives", .array(answer.alternatives.map(alternative))),
      ("caveats", .array(screen.caveats(of: answer).map { .string($0) })),
      ("candidates", .array(answer.candidates.map(candidate))),
      ("omitted", .integer(answer.omittedMisses + answer.omittedCandidates)),
      ("assumptions", .array(answer.assumptions.prefix(1_000).map(screen.json))),
      ("notes", .array(notes.map { .string($0) })),
      ("counts", counts),
    ])
  }

  private func members(of candidate: TouchAnswer.Candidate) -> [(String, JSON)] {
    screen.members(
      ofNode: candidate.node, window: candidate.window, frame: candidate.frameInScreen)
  }

  private func members(of node: Int) -> [(String, JSON)] {
    let candidate = answer.candidates.first { $0.node == node }
    return screen.members(
      ofNode: node, window: screen.window(of: node) ?? 0,
      frame: candidate?.frameInScreen ?? screen.frameInScreen(of: node))
  }

  private func alternative(_ alternative: TouchAnswer.Alternative) -> JSON {
    .object([
      ("if", .string(screen.explanation(of: alternative))),
      ("winner", alternative.winner.map { .object(members(of: $0)) } ?? .null),
    ])
  }

  private func candidate(_ candidate: TouchAnswer.Candidate) -> JSON {
    let explanation = screen.explanation(of: candidate, at: answer.point)
    return .object(
      members(of: candidate) + [
        ("outcome", .string(candidate.verdict.rawValue)),
        ("reason", .string(candidate.reason.rawValue)),
        ("explanation", .string(explanation)),
      ])
  }

  private var witnessed: JSON {
    guard let witness else { return .null }
    return screen.json(
      of: witness.owner, ask: witness.ask,
      more: [("point", .array([.number(witness.point.x), .number(witness.point.y)]))])
  }

  private var counts: JSON {
    .object([
      ("windows", .integer(screen.windows.count)),
      ("views", .integer(screen.viewCount)),
      ("layers", .integer(screen.layerCount)),
      ("skippedLines", .integer(screen.notes.skippedLines)),
      ("unreadableValues", .integer(screen.notes.unreadableValues)),
      ("incompleteNodes", .integer(screen.notes.incompleteNodes)),
      ("elisions", .integer(screen.notes.elisions)),
    ])
  }
}
