extension Screen {
  /// Who got a touch and why, in words for the screen itself.
  package struct TouchWords: Sendable, Hashable {
    /// The view's class, and what identifies it.
    package var winner: String
    /// Why, as a clause without a subject.
    package var reason: String
  }

  /// Returns who got a touch and why.
  ///
  /// - Parameters:
  ///   - pointOnScreen: Where the finger landed, in screen points.
  ///   - owner: Who got the touch by the live UIKit.
  package func words(forTouchAt pointOnScreen: Point, takenBy owner: Witness.Owner) -> TouchWords {
    let (answer, element) = separatingContent(of: touch(at: pointOnScreen))
    let winner: String
    switch owner {
    case .node(let index): winner = title(of: index)
    case .stranger, .nobody: winner = name(of: owner)
    }
    guard owner.isKnown, owner.node == answer.winner?.node else {
      let expected = answer.winner.map { title(of: $0.node) } ?? "nobody"
      return TouchWords(winner: winner, reason: "the rule names \(expected)")
    }
    if let element { return TouchWords(winner: winner, reason: "in it \(title(of: element.node))") }
    let reason = answer.winner.map { explanation(of: $0, at: pointOnScreen) }
    return TouchWords(winner: winner, reason: reason ?? "no window takes it")
  }

  /// The same screen without what the live UIKit said about it.
  package var withoutWitnesses: Screen {
    var screen = self
    screen.witnesses = []
    return screen
  }
}
