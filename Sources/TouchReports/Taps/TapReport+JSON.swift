import TouchMap

extension TapReport: Answer {
  /// The summary for machines. It contains every owner, so that the sum of summaries of parts of
  /// the taps is the summary of all.
  package var json: JSON {
    .object([
      (
        "summary",
        .object([
          ("taps", .integer(taps)), ("dead", .integer(dead)), ("unknown", .integer(unknown)),
          ("by", .array(swallowers.map(json))),
          ("reasons", .object(reasons.map { ($0.reason.rawValue, .integer($0.taps)) })),
          ("owners", .array(shares.map(json))),
          ("skipped", .array(tally.skipped.map(json))),
        ])
      )
    ])
  }

  private func json(_ share: TapTally.Share) -> JSON {
    let screen = tally.screen(of: share).screen
    let node = share.node.map { node in
      JSON.object(
        screen.members(
          ofNode: node, window: screen.window(of: node) ?? 0,
          frame: screen.frameInScreen(of: node)))
    }
    return .object([
      ("screen", .string(tally.screen(of: share).names[0])), ("node", node ?? .null),
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
