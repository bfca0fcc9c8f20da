import TouchMap

/// The outcomes of taps on all screens or on one: every format has its numbers from here.
package struct TapSummary: Sendable {
  /// The owners with taps, the hottest first.
  package let shares: [TapTally.Share]
  /// The targets that lost taps, the most first.
  package let losses: [TapTally.Loss]
  private let tapped: [TappedScreen]

  /// - Parameter screen: The place of the screen; `nil` for all.
  init(_ tally: TapTally, screen: Int? = nil) {
    shares = tally.shares.filter { screen == nil || $0.screen == screen }
    losses = tally.losses.filter { screen == nil || $0.screen == screen }
    tapped = tally.tapped
  }

  package var taps: Int { shares.reduce(0) { $0 + $1.taps } }
  /// How many of them did nothing.
  package var dead: Int { count { $0 == true } }
  /// The number of taps whose outcome the source does not contain.
  package var unknown: Int { count { $0 == nil } }
  /// The number of them that were not aimed at a target which lost them.
  package var open: Int { unknown - losses.reduce(0) { $0 + $1.unknown } }
  /// The number of taps that were aimed at a target and went to another view.
  package var lost: Int { losses.reduce(0) { $0 + $1.taps } }

  private func count(_ fits: (Bool?) -> Bool) -> Int {
    shares.filter { fits($0.reason.isDead) }.reduce(0) { $0 + $1.taps }
  }

  /// The headline of every picture and text about taps: which target lost most taps and to whom,
  /// then what else came of them. Each sentence is complete.
  package var sentences: [String] {
    guard taps > 0 else { return ["No tap landed."] }
    var sentences = losses.first.map { [sentence(about: $0)] } ?? []
    if let more = moreLosses { sentences.append(more) }
    if dead > 0 {
      let top = shares.first { $0.reason.isDead == true }
      let most = top.map { top in
        let part = top.taps < dead ? "\(Plural.grouped(top.taps)) of these" : "all of these"
        return ", \(part) "
          + (name(of: top.node, on: top.screen).map { "on \($0)" } ?? top.reason.wording)
      }
      sentences.append("\(counted(dead)) did nothing\(most ?? "").")
    }
    // What lost taps did is said by the sentences before.
    if open > 0 {
      let which = open < unknown ? "the other \(Plural.grouped(open)) taps" : counted(open)
      sentences.append("The dump does not show for certain what \(which) did.")
    }
    if sentences.isEmpty {
      sentences.append(
        taps == 1 ? "The one tap did something." : "All \(Plural.grouped(taps)) taps did something."
      )
    }
    return sentences
  }

  /// Whether every tap did something, and none went to another view than it was aimed at.
  package var isAllClear: Bool { lost == 0 && dead == 0 && unknown == 0 }

  /// A part of all taps in words.
  private func counted(_ count: Int) -> String {
    "\(Plural.grouped(count)) of \(Plural.grouped(taps)) \(taps == 1 ? "tap" : "taps")"
  }

  private func sentence(about loss: TapTally.Loss) -> String {
    let verb = loss.taps == 1 ? "was" : "were"
    let aimed =
      "\(verb) aimed at \(ScreenVerdict.names([loss.target])) and went to \(taker(of: loss))."
    return losses.count == 1
      ? "\(counted(loss.taps)) \(aimed)"
      : "\(counted(lost)) were lost: \(Plural.grouped(loss.taps)) \(aimed)"
  }

  private var moreLosses: String? {
    let rest = losses.dropFirst()
    guard let first = losses.first, !rest.isEmpty else { return nil }
    let count = rest.reduce(0) { $0 + $1.taps }
    let isSame = rest.allSatisfy { $0.target == first.target && $0.screen == first.screen }
    var targets: [ScreenVerdict.Target] = []
    for loss in rest where !targets.contains(loss.target) { targets.append(loss.target) }
    let place = isSame ? "at it and went elsewhere" : "at \(ScreenVerdict.names(targets))"
    return "\(Plural.grouped(count)) more \(count == 1 ? "was" : "were") aimed \(place)."
  }

  /// The name of the view that got lost taps, as people call it.
  package func taker(of loss: TapTally.Loss) -> String {
    name(of: loss.taker, on: loss.screen) ?? "nobody"
  }

  private func name(of node: Node.ID?, on screen: Int) -> String? {
    node.map { tapped[screen].screen.spokenName(of: $0).phrase }
  }
}
