extension TapOracle {
  /// The meaning of a touch at a point for a view: a word and the node that causes it.
  struct Outcome: Equatable {
    var word: TapVerdict.Word
    var by: Node.ID?
  }

  /// Returns the verdict where the receiver of the touch at a point decides.
  func answer(onTapFor node: Node.ID, at point: Screen.Point) -> TapVerdict {
    let answer = survey.touch(at: point)
    let outcome = outcome(for: node, answer)
    let doubts =
      witnessedDoubts(about: outcome, for: node, answer)
      + doubts(about: outcome, for: node, answer)
    var verdict =
      doubts.isEmpty
      ? TapVerdict(
        outcome.word, by: outcome.by, at: point, certainty(of: outcome, for: node, answer))
      : witnessedVerdict(onTapFor: node, answer, doubts) ?? refusal(doubts, at: point)
    let winner = verdict.witness?.owner.node ?? answer.winner?.node
    if verdict.word == .coveredBy, let winner {
      verdict.canScroll = survey.canScroll(node, from: winner)
    }
    // No page of Apple's says what UIKit does there.
    if survey.parts[node] != nil, verdict.word == .coveredBy, let view = verdict.by, view > node,
      screen.subtree(of: node).contains(view)
    {
      verdict.evidence = .assumed
      verdict.because = .assumption(.init(kind: .viewInControl, node: view))
    }
    verdict.witness = witnessed.answer(near: point, of: answer.winner?.node)
    return verdict
  }

  /// Returns the meaning of an answer for a view. Of two elements of which either may get the touch,
  /// one counts that is certain to take it from the view, and else the rear one.
  private func outcome(for node: Node.ID, _ answer: TouchAnswer) -> Outcome {
    guard answer.isUndecided else { return outcome(for: node, winner: answer.winner?.node) }
    let taker = answer.alternatives.lazy.compactMap(\.winner).first { isCertain($0, over: node) }
    return outcome(for: node, winner: taker ?? answer.alternatives.last?.winner)
  }

  /// Whether an element that acts is known to lie in front of another one: in a window in front, or
  /// in a keyboard, a presentation or a bar.
  func isCertain(_ cover: Node.ID, over node: Node.ID) -> Bool {
    guard let tiers, survey.isAsked(cover, before: node), screen.acts(cover),
      !tiers.mayPass(node, through: cover)
    else { return false }
    return tiers[cover] != tiers[node] || tiers.isPresented(cover, over: node)
      || survey.windowOfNode[cover] != survey.windowOfNode[node]
  }

  /// Returns the meaning for a view of a touch that goes to another, or to itself.
  func outcome(for node: Node.ID, winner: Node.ID?) -> Outcome {
    guard let winner else { return Outcome(word: .passesThrough, by: nil) }
    if let keyboard = keyboard(around: winner), keyboard != self.keyboard(around: node) {
      return Outcome(word: .keyboard, by: keyboard)
    }
    if screen.subtree(of: node).contains(winner) { return outcome(for: node, inside: winner) }
    if screen.areTwins(node, winner) { return Outcome(word: .hits, by: node) }
    if tiers != nil { return outcome(for: node, element: winner) }
    let isInFront =
      !screen.subtree(of: winner).contains(node) && survey.isAsked(winner, before: node)
    return Outcome(word: isInFront ? .coveredBy : .passesThrough, by: winner)
  }

  /// A touch on a part of a view is the view's own, unless the part is a target itself, or covers
  /// the view from inside.
  private func outcome(for node: Node.ID, inside winner: Node.ID) -> Outcome {
    switch survey.inner(winner, in: node) {
    case .target(let target):
      let acts = !screen.nodes[target].flags.contains(.controlDisabled)
      return Outcome(word: acts ? .handledBy : .disabled, by: target)
    case .view(let view): return Outcome(word: .coveredBy, by: view)
    default: break
    }
    if let recognizing = survey.tapTaker(around: node) {
      return Outcome(word: .shadowedByGesture, by: recognizing)
    }
    return Outcome(word: .hits, by: node)
  }

  /// For accessibility elements: an element that does not use touches leaves them to the acting
  /// one.
  private func outcome(for node: Node.ID, element winner: Node.ID) -> Outcome {
    if screen.subtree(of: winner).contains(node) {
      return Outcome(word: screen.acts(winner) ? .handledBy : .passesThrough, by: winner)
    }
    let isInFront = survey.isInFront(winner, of: node)
    let isBackground =
      !screen.acts(node) && tiers?[winner] == .actions
      && survey.windowOfNode[winner] == survey.windowOfNode[node]
    return Outcome(word: isInFront && !isBackground ? .coveredBy : .passesThrough, by: winner)
  }

  /// Returns the keyboard that a node belongs to: a keyboard of the system, or the key itself if
  /// the dump contains only keys.
  private func keyboard(around index: Node.ID) -> Node.ID? {
    var outermost: Node.ID?
    var current = screen.nearest(from: index) { survey.isKeyboard($0) }
    while let keyboard = current {
      outermost = keyboard
      current = screen.nodes[keyboard].parent.flatMap { parent in
        screen.nearest(from: parent) { survey.isKeyboard($0) }
      }
    }
    if let outermost { return outermost }
    return tiers?[index] == .keys ? index : nil
  }

  /// Returns the verdict for a tap, in screen points, that is meant for no particular view: the
  /// verdict about the view that gets it.
  public func verdict(onTapAt pointOnScreen: Screen.Point) -> TapVerdict {
    guard screen.hasScreen else { return refusal([.noScreen], at: pointOnScreen) }
    guard isOnScreen(pointOnScreen) else {
      return TapVerdict(.offScreen, at: pointOnScreen, survey.asker.best)
    }
    let answer = survey.touch(at: pointOnScreen)
    if answer.isUndecided {
      return refusal(answer.alternatives.map { .order($0.condition.node) }, at: pointOnScreen)
    }
    guard let winner = answer.winner?.node else {
      let certainty = survey.asker.certainty(at: pointOnScreen)
      return TapVerdict(.passesThrough, at: pointOnScreen, certainty)
    }
    return verdict(onTapFor: winner, at: pointOnScreen)
  }
}
