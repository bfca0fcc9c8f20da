/// The answer at a point of a screen of accessibility elements: the element that gets the touch by
/// the ``ElementOrder``, and the verdicts of all others.
struct ElementWalk {
  private let screen: Screen
  private let point: Screen.Point
  private let entry: ElementOrder.Entry?
  private var record: CandidateRecord
  private var winner: TouchAnswer.Candidate?
  private var drawn: Node.ID?

  init(screen: Screen, order: ElementOrder, point: Screen.Point, limits: TouchAnswer.Limits) {
    self.screen = screen
    self.point = point
    entry = order.front(at: point)
    record = CandidateRecord(limits: limits)
  }

  mutating func run() -> TouchAnswer {
    for window in screen.windows.indices.reversed() { survey(window) }
    for assumption in entry.map(screen.assumptions) ?? [] {
      record.assume(assumption.kind, of: assumption.node)
    }
    var answer = record.answer(at: point, winner: winner, evidence: screen.reliableEvidence)
    answer.drawn = drawn
    if let rivals = entry?.rivals {
      answer.isUndecided = true
      answer.alternatives = [rivals.first, rivals.second].map {
        TouchAnswer.Alternative(
          condition: Assumption(kind: .unknownOrder, node: $0), holds: true, winner: $0)
      }
    }
    return answer
  }

  /// Visits a window's elements, an element before those in it, and those front to back.
  private mutating func survey(_ window: Int) {
    var pending = [screen.windows[window].root]
    while let index = pending.popLast() {
      note(index, in: window)
      // The last one is taken first.
      pending += screen.children(of: index)
    }
  }

  private mutating func note(_ index: Node.ID, in window: Int) {
    let node = screen.nodes[index]
    guard node.kind == .element else { return }
    let isWinner = index == entry?.node
    guard !node.unknown.contains(.geometry) || isWinner else {
      let ignored = node.reasonToIgnoreTouches
      record.add(
        .init(
          node: index, window: window, frameInScreen: nil, verdict: .passedOver,
          reason: ignored ?? .unknownGeometry, cause: index), containsPoint: false)
      for kind in AssumptionRule.kinds(.placing, node, .ordinary) { record.assume(kind, of: index) }
      return
    }
    // What stands for a presentation gets touches beside its frame as well.
    let isInside = isWinner || node.frame.contains(point)
    let (verdict, reason, cause) = outcome(of: index, isInside: isInside)
    let candidate = TouchAnswer.Candidate(
      node: index, window: window,
      frameInScreen: node.unknown.contains(.geometry) ? nil : node.frame, verdict: verdict,
      reason: reason, cause: cause)
    // The element that is drawn on the winner: the deepest and last one in it.
    if isInside, node.reasonToIgnoreTouches == nil, let winner = entry?.node, index > winner,
      screen.subtree(of: winner).contains(index)
    {
      drawn = max(drawn ?? index, index)
    }
    if isWinner {
      winner = candidate
      if record.add(candidate, containsPoint: true) == nil { record.addWinner(candidate) }
    } else {
      record.add(candidate, containsPoint: isInside)
    }
  }

  private func outcome(
    of index: Node.ID, isInside: Bool
  ) -> (TouchAnswer.Verdict, TouchAnswer.Reason, cause: Node.ID) {
    if let ignored = screen.nodes[index].reasonToIgnoreTouches {
      return (.passedOver, ignored, index)
    }
    guard isInside else { return (.passedOver, .outsideBounds, index) }
    guard let winner = entry?.node else { return (.passedOver, .fallsThrough, index) }
    if winner == index { return (.hit, .hit, index) }
    if screen.subtree(of: index).contains(winner) { return (.passedOver, .subviewHit, winner) }
    let isInWinner = screen.subtree(of: winner).contains(index)
    if isInWinner { return (.passedOver, .fallsThrough, winner) }
    return screen.acts(index)
      ? (.notReached, .behindWinner, winner)
      : (.passedOver, .fallsThrough, index)
  }
}
