extension Screen {
  /// Returns an answer whose winner is a view, and the element of that view that acts at the point.
  /// An answer about a screen without content is not changed.
  package func separatingContent(
    of answer: TouchAnswer
  ) -> (answer: TouchAnswer, element: TouchAnswer.Candidate?) {
    guard let element = answer.winner, nodes[element.node].flags.contains(.content) else {
      return (answer, nil)
    }
    var separated = answer
    let owner = view(of: element.node)
    var winner = element
    winner.node = owner
    winner.cause = owner
    winner.frameInScreen = frameInScreen(of: owner)
    separated.winner = winner
    separated.candidates = answer.candidates.compactMap { candidate in
      switch candidate.node {
      case element.node: nil
      case owner: winner
      default: candidate
      }
    }
    for index in separated.candidates.indices
    where separated.candidates[index].cause == element.node {
      separated.candidates[index].cause = owner
    }
    return (separated, element)
  }
}
