import TouchMap

/// The outcomes of very many taps, ready to be written.
package struct TapReport: Sendable {
  package let tally: TapTally
  /// The taps on all screens.
  package let summary: TapSummary

  /// Uses the counts of a run.
  package init(_ run: TapRun) {
    tally = run.tally
    summary = TapSummary(run.tally)
  }

  /// The owners with taps, the hottest first.
  package var shares: [TapTally.Share] { summary.shares }

  package var taps: Int { summary.taps }

  /// The places of the screens with taps, each with what came of them.
  package var tappedScreens: [(place: Int, summary: TapSummary)] {
    tally.screens.indices.compactMap { place in
      let summary = TapSummary(tally, screen: place)
      return summary.taps > 0 ? (place, summary) : nil
    }
  }

  /// The touch map of a screen.
  func map(ofScreen place: Int) -> MapReport {
    let tapped = tally.tapped[place]
    var configuration = LintConfiguration()
    configuration.passThrough = tapped.rules.passesTouches
    configuration.takesTouches = tapped.rules.takesTouches
    return MapReport(tapped.reported, configuration: configuration)
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

  func spokenName(of node: Node.ID, on place: Int) -> String {
    tally.tapped[place].screen.spokenName(of: node).phrase
  }

  /// The name of a share's screen.
  package func screenName(of share: TapTally.Share) -> String { screenName(share.screen) }

  func screenName(_ place: Int) -> String { VisibleText.escape(tally.tapped[place].names[0]) }
}
