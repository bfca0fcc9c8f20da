extension TapOracle {
  /// Returns the verdict by the live UIKit's answer near a point, if the hit testing of some views
  /// is all that is in doubt there, and these views gave the answer themselves.
  ///
  /// That the answer nearest to the point counts is a choice, see ``WitnessedAnswers``.
  ///
  /// - Parameter answer: The rule's answer at the point.
  func witnessedVerdict(
    onTapFor node: Node.ID, _ answer: TouchAnswer, _ doubts: [TapVerdict.Doubt]
  ) -> TapVerdict? {
    guard let witness = witnessed.answer(near: answer.point, of: answer.winner?.node),
      witness.owner.isKnown, let decider = decider(in: doubts, asked: witness.ask)
    else { return nil }
    let outcome = outcome(for: node, winner: witness.owner.node)
    var verdict = TapVerdict(
      outcome.word, by: outcome.by, at: answer.point,
      Certainty(assumedBecause: .witnessed(decider)))
    verdict.witness = witness
    return verdict
  }

  /// Returns the first view of which the answer is in doubt; `nil` if something else is in doubt,
  /// too, or if a view may answer a finger otherwise than it answered the capture.
  private func decider(in doubts: [TapVerdict.Doubt], asked: Screen.Witness.Ask) -> Node.ID? {
    var first: Node.ID?
    for doubt in doubts {
      switch doubt {
      case .witness: continue
      case .ownRule(let view) where asked == .touch || steadfast.contains(view):
        first = first ?? view
      default: return nil
      }
    }
    return first
  }

  /// Returns the point at which the live UIKit gave the touch to the view, or to one that acts for
  /// it.
  func witnessedTapPoint(_ verdict: TapVerdict) -> Screen.Point? {
    guard verdict.word.reaches, case .witnessed = verdict.because else { return nil }
    return verdict.witness?.points.first
  }
}
