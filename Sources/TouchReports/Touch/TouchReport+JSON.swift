@_spi(Command) import TouchMap

extension TouchReport: Answer {
  /// The answer for machines.
  @_spi(Command) public var json: JSON {
    .object(
      reported.head + [
        ("cutShort", .bool(screen.isCutShort)), ("point", .point(answer.point)),
      ] + certainty.members(on: screen) + [
        ("witnessed", witnessed),
        ("winner", answer.winner.map { .object(members(of: $0)) } ?? .null),
        ("element", element.map { .object(members(of: $0)) } ?? .null),
        ("drawn", answer.drawn.map { .object(members(of: $0)) } ?? .null),
        ("undecided", .bool(answer.isUndecided)),
        ("alternatives", .array(answer.alternatives.map(alternative))),
        ("caveats", .array(allCaveats.map { .string($0) })),
        ("candidates", .array(answer.candidates.map(candidate))),
        ("omitted", .integer(answer.omittedMisses + answer.omittedCandidates)),
        ("assumptions", .array(answer.assumptions.prefix(1_000).map(screen.json))),
        ("notes", .array(notes.map { .string($0) })), ("counts", counts),
      ] + (verdict?.members ?? [])
        + (blockedControl.map { [("blocks", .object(members(of: $0)))] } ?? []))
  }

  private func members(of candidate: TouchAnswer.Candidate) -> [(String, JSON)] {
    screen.members(ofNode: candidate.node, window: candidate.window, frame: candidate.frameInScreen)
  }

  private func members(of node: Node.ID) -> [(String, JSON)] {
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
        ("reason", .string(candidate.reason.rawValue)), ("explanation", .string(explanation)),
      ])
  }

  private var witnessed: JSON { witness.map(screen.json) ?? .null }

  private var allCaveats: [String] {
    (isContradicted ? [screen.explanation(of: .contradiction)] : []) + caveats
  }

  private var counts: JSON {
    .object([
      ("windows", .integer(screen.windows.count)), ("views", .integer(screen.viewCount)),
      ("layers", .integer(screen.layerCount)),
      ("skippedLines", .integer(screen.notes.skippedLines)),
      ("unreadableValues", .integer(screen.notes.unreadableValues)),
      ("incompleteNodes", .integer(screen.notes.incompleteNodes)),
      ("elisions", .integer(screen.notes.elisions)),
    ])
  }
}
