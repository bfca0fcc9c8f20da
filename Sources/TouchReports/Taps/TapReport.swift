import TouchMap

/// The outcomes of very many taps, ready to be written.
package struct TapReport: Sendable {
  package let tally: TapTally

  /// Uses the counts of a run.
  package init(_ run: TapRun) { tally = run.tally }

  /// The owners with taps, the hottest first.
  package var shares: [TapTally.Share] { tally.shares }

  package var taps: Int { shares.reduce(0) { $0 + $1.taps } }

  /// How many of them did nothing.
  package var dead: Int { count { $0 == true } }

  /// The number of taps whose outcome the source does not contain.
  package var unknown: Int { count { $0 == nil } }

  private func count(_ fits: (Bool?) -> Bool) -> Int {
    shares.filter { fits($0.reason.isDead) }.reduce(0) { $0 + $1.taps }
  }

  /// How many taps have each reason, in the order of the reasons.
  var reasons: [(reason: TapReason, taps: Int)] {
    TapReason.allCases.compactMap { reason in
      let taps = shares.filter { $0.reason == reason }.reduce(0) { $0 + $1.taps }
      return taps > 0 ? (reason, taps) : nil
    }
  }

  /// The nodes that swallowed the dead taps, those with the most taps first.
  var swallowers: [TapTally.Share] { shares.filter { $0.reason.isDead == true } }

  /// A person's name for a share's receiver.
  package func name(of share: TapTally.Share) -> String {
    share.node.map { tally.screen(of: share).screen.name(of: $0) } ?? share.reason.rawValue
  }

  /// The name of a share's screen.
  package func screenName(of share: TapTally.Share) -> String {
    VisibleText.escape(tally.screen(of: share).names[0])
  }
}
