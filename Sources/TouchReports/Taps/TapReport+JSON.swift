import TouchMap

extension TapReport: Answer {
  /// The summary for machines. It contains every owner, so that the sum of summaries of parts of
  /// the taps is the summary of all.
  package var json: JSON {
    .object([
      (
        "summary",
        .object([
          ("text", .string(summary.sentences.joined(separator: " "))),
          ("taps", .integer(taps)), ("dead", .integer(summary.dead)),
          ("unknown", .integer(summary.unknown)), ("lost", .integer(summary.lost)),
          ("losses", .array(summary.losses.map(json))), ("by", .array(swallowers.map(json))),
          ("reasons", .object(reasons.map { ($0.reason.rawValue, .integer($0.taps)) })),
          ("owners", .array(shares.map(json))), ("skipped", .array(tally.skipped.map(json))),
        ])
      )
    ])
  }

  private func json(_ node: Node.ID?, on place: Int) -> JSON {
    let screen = tally.tapped[place].screen
    return node.map { node in
      .object(
        screen.members(
          ofNode: node, window: screen.window(of: node) ?? 0,
          frame: screen.frameInScreen(of: node)))
    } ?? .null
  }

  private func json(_ loss: TapTally.Loss) -> JSON {
    .object([
      ("screen", .string(tally.tapped[loss.screen].names[0])),
      ("target", json(loss.target.node, on: loss.screen)),
      ("by", json(loss.taker, on: loss.screen)), ("taps", .integer(loss.taps)),
    ])
  }

  private func json(_ share: TapTally.Share) -> JSON {
    .object([
      ("screen", .string(tally.screen(of: share).names[0])),
      ("node", json(share.node, on: share.screen)),
      ("taps", .integer(share.taps)), ("reason", .string(share.reason.rawValue)),
    ])
  }

  private func json(_ skipped: TapTally.Skipped) -> JSON {
    .object([
      ("problem", .string(skipped.problem.wording)), ("lines", .integer(skipped.lines)),
      ("first", .integer(skipped.first)),
    ])
  }
}
