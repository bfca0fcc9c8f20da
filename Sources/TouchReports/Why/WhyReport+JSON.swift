@_spi(Command) import TouchMap

extension WhyReport: Answer {
  /// The answer for machines.
  @_spi(Command) public var json: JSON {
    .object(
      reported.head + [
        ("node", .object(survey.members(of: node))), ("sentence", .string(share(.plain))),
      ] + certainty.members(on: screen) + [
        ("witnessed", verdict?.verdict.witness.map(survey.screen.json) ?? .null),
        ("caveats", .array(caveats.map { .string($0) })), ("reachable", .rounded(reach.fraction)),
        ("undecided", .rounded(reach.undecidedFraction)),
        ("blockers", .array(reach.blocks.map(blocker))),
        ("fix", .optional(steps.isEmpty ? nil : RemedyTrial.text(of: steps))),
        ("fixed", trial?.reachable.map { .rounded($0) } ?? .null),
      ] + losses + (verdict?.members ?? VerdictReport.unasked(matches: match.count)) + namesakes)
  }

  /// Which of the views with the name this is, in the order of the source, and the others; and
  /// whether the name is only a part of the view's.
  private var namesakes: [(String, JSON)] {
    let number = [("match", JSON.integer(match.number))]
    let listed = others.prefix(Brief.mostOthers).map { other in
      JSON.object(
        survey.members(of: other.node) + [("verdict", .optional(other.verdict?.word.rawValue))])
    }
    return number + (listed.isEmpty ? [] : [("others", .array(listed))])
      + (isPart ? [("part", .bool(true))] : [])
  }

  /// What the fix costs; no member if it costs nothing.
  private var losses: [(String, JSON)] {
    guard let lost = trial?.lost, !lost.isEmpty else { return [] }
    return [("lost", .array(lost.map { .object(survey.members(of: $0)) }))]
  }

  private func blocker(_ block: Reach.Block) -> JSON {
    .object([
      ("reason", .string(block.reason.rawValue)),
      ("by", block.by.map { .object(survey.members(of: $0)) } ?? .null),
      ("share", .rounded(reach.share(of: block))),
      ("explanation", .string(explanation(of: block))),
    ])
  }
}
