import TouchScreen

extension TapOracle {
  /// Returns the verdict by the live UIKit's answer near a point, if the hit testing of some views is
  /// all that is in doubt there, and these views gave the answer themselves.
  ///
  /// That the answer nearest to the point counts is a choice, see ``WitnessedAnswers``.
  func witnessedVerdict(
    onTapFor node: Node.ID, at point: Screen.Point, _ doubts: [TapVerdict.Doubt]
  ) -> TapVerdict? {
    let answer = survey.touch(at: point)
    guard let witness = witnessed.answer(near: point, of: answer.winner?.node),
      witness.owner.isKnown,
      let decider = deciders(in: doubts, asked: witness.ask)?.first
    else { return nil }
    let outcome = outcome(for: node, winner: witness.owner.node)
    var verdict = TapVerdict(
      outcome.word, by: outcome.by, at: point, Certainty(assumedBecause: .witnessed(decider)))
    verdict.witness = witness
    return verdict
  }

  /// Returns the views of which the answers are in doubt; `nil` if something else is, or if one of
  /// them may answer a finger otherwise than it answered the capture.
  private func deciders(
    in doubts: [TapVerdict.Doubt], asked: Screen.Witness.Ask
  ) -> [Node.ID]? {
    var deciders: [Node.ID] = []
    for doubt in doubts {
      switch doubt {
      case .witness: continue
      case .ownRule(let view) where asked == .touch || steadfast.contains(view):
        deciders.append(view)
      default: return nil
      }
    }
    return deciders
  }

  /// Returns the point at which the live UIKit gave the touch to the view, or to one that acts for it.
  func witnessedTapPoint(_ verdict: TapVerdict) -> Screen.Point? {
    guard verdict.word.reaches, case .witnessed = verdict.because else { return nil }
    return verdict.witness?.points.first
  }
}
