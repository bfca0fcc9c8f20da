extension TapOracle {
  /// Returns the facts on which an outcome depends and that the source does not contain, the most
  /// important first; none if the outcome does not depend on them.
  func doubts(
    about outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer
  ) -> [TapVerdict.Doubt] {
    if tiers != nil { return elementDoubts(about: outcome, for: node, answer) }
    var doubts = overridingDoubts(about: outcome, for: node, answer)
    doubts += classDoubts(about: outcome, for: node, answer)
    if outcome.word.reaches {
      if screen.isCutShort { doubts.append(.cutShort) }
      doubts += answer.assumptions.filter { $0.kind == .unknownGeometry }.map { .place($0.node) }
    } else if let winner = answer.winner?.node {
      let chain = survey.ancestors(of: winner)
      let unreadable = (chain + [winner]).first { index in
        var unknown = screen.nodes[index].unknown.subtracting(.size)
        if index == winner { unknown.remove(.contentOffset) }
        return !unknown.isEmpty
      }
      if let unreadable { doubts.append(.value(unreadable)) }
    }
    return doubts
  }

  /// The answer of the live UIKit near the point, if the outcome with it differs from that of the
  /// rule. It is not known whether UIKit would answer the same at the point itself, or for a
  /// finger.
  func witnessedDoubts(
    about outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer
  ) -> [TapVerdict.Doubt] {
    let winner = answer.winner?.node
    guard let witness = witnessed.contradiction(to: winner, at: answer.point) else { return [] }
    let isSame =
      witness.owner.isKnown
      && self.outcome(for: node, winner: witness.owner.node).word == outcome.word
    return isSame ? [] : [.witness(witness)]
  }

  /// The answer of the live UIKit near a point at which a view is out of reach by the rule, if
  /// UIKit gave the touch to that view all the same.
  func witnessedDoubt(that node: Node.ID, getsNoTouchAt point: Screen.Point) -> TapVerdict.Doubt? {
    let winner = survey.touch(at: point).winner?.node
    guard let witness = witnessed.contradiction(to: winner, at: point),
      let owner = witness.owner.node, screen.subtree(of: node).contains(owner)
    else { return nil }
    return .witness(witness)
  }

  /// The views that were asked before the touch came to the node, or to its cover, and whose class
  /// answers in its own way. Such a view is asked wherever the point is, as long as its superview
  /// contains it.
  private func overridingDoubts(
    about outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer
  ) -> [TapVerdict.Doubt] {
    let winner = answer.winner?.node
    return overriding.filter { index in
      let subtree = screen.subtree(of: index)
      // On the way to the node, or around the view that takes the touch from it.
      if subtree.contains(node) { return true }
      if let winner, subtree.contains(winner) { return !screen.subtree(of: node).contains(index) }
      guard outcome.word.reaches || winner == nil || outcome.word == .passesThrough,
        survey.isAsked(index, before: node)
      else { return false }
      return screen.firstMiss(of: survey.ancestors(of: index), at: answer.point) == nil
    }.map { .ownRule($0) }
  }

  /// The classes whose behaviour is known only from their names, if the outcome without it is
  /// another.
  private func classDoubts(
    about outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer
  ) -> [TapVerdict.Doubt] {
    var doubts: [TapVerdict.Doubt] = []
    let falling = survey.asker.fallingThrough(answer)
    if !falling.isEmpty,
      changes(outcome, for: node, at: answer.point, .init(taking: Set(falling)))
    {
      let decides = survey.asker.classFacts[falling[0]].behavior == .unknown
      doubts.append(decides ? .ownRule(falling[0]) : .passThrough(falling[0]))
    }
    var passing: Set<Node.ID> = []
    var found = unknownRules(in: answer, for: node)
    let frontmost = found.first
    // The view behind such a view may be another one.
    for _ in 0..<Self.mostRules where !found.isEmpty {
      passing.formUnion(found)
      let assumed = HitTestWalk.Assumed(passing: passing)
      if changes(outcome, for: node, at: answer.point, assumed) {
        return doubts + [.ownRule(frontmost ?? found[0])]
      }
      found = unknownRules(in: survey.asker.walk(at: answer.point, assuming: assumed), for: node)
        .filter { !passing.contains($0) }
    }
    return doubts
  }

  /// How certain an outcome without a doubt is. A class of the app that takes the touch counts if
  /// the outcome would be another without it.
  func certainty(of outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer) -> Certainty {
    let best = survey.asker.best
    let known = answer.assumptions.first { assumption in
      assumption.kind != .appClass && !isSame(outcome, for: node, answer, without: assumption)
    }
    if let known { return best.lowered(by: .assumption(known)) }
    guard let taker = answer.assumptions.first(where: { $0.kind == .appClass })?.node else {
      return best
    }
    var passing: Set<Node.ID> = []
    var next: Node.ID? = taker
    for _ in 0..<Self.mostRules {
      guard let found = next, survey.asker.isUnsettledTaker(found) else { break }
      passing.insert(found)
      next = survey.receiver(ofTouchAt: answer.point, assuming: .init(passing: passing))
      if self.outcome(for: node, winner: next) != outcome {
        return best.lowered(by: .assumption(Assumption(kind: .appClass, node: taker)))
      }
    }
    return best
  }

  /// Whether an outcome is the same if a private view of the system lets the touch through.
  private func isSame(
    _ outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer, without assumption: Assumption
  ) -> Bool {
    guard assumption.kind == .ownArea,
      !survey.asker.classFacts[assumption.node].isUndetermined
    else { return false }
    let assumed = HitTestWalk.Assumed(passing: [assumption.node])
    let winner = survey.receiver(ofTouchAt: answer.point, assuming: assumed)
    return self.outcome(for: node, winner: winner) == outcome
  }

  /// More views of that kind behind one another are not examined. A choice.
  private static let mostRules = 16

  /// The views with a rule that their class does not make known, without those that contain the
  /// node: what they do with touches on their own area does not matter to it. The class of the node
  /// itself is trusted, unless it is a hosting view, in which SwiftUI's content decides, or a class
  /// of which nothing is known.
  private func unknownRules(in answer: TouchAnswer, for node: Node.ID) -> [Node.ID] {
    answer.assumptions.filter { assumption in
      assumption.kind == .ownRule
        || assumption.kind == .ownArea && survey.asker.classFacts[assumption.node].isUndetermined
    }.map(\.node).filter { index in
      if index == node {
        return screen.nodes[index].isHostingView || survey.asker.classFacts[index].isUndetermined
      }
      return !screen.subtree(of: index).contains(node) && !screen.subtree(of: node).contains(index)
    }
  }

  private func changes(
    _ outcome: Outcome, for node: Node.ID, at point: Screen.Point, _ assumed: HitTestWalk.Assumed
  ) -> Bool {
    let winner = survey.receiver(ofTouchAt: point, assuming: assumed)
    return self.outcome(for: node, winner: winner).word != outcome.word
  }

  /// The order of accessibility elements is unknown unless the format contains it.
  private func elementDoubts(
    about outcome: Outcome, for node: Node.ID, _ answer: TouchAnswer
  ) -> [TapVerdict.Doubt] {
    if answer.isUndecided, outcome.word != .keyboard,
      outcome.word != .coveredBy || outcome.by.map({ isCertain($0, over: node) }) != true
    {
      let words = answer.alternatives.map { self.outcome(for: node, winner: $0.winner).word }
      let isSame = words.allSatisfy { $0 == outcome.word } && outcome.word.reaches
      let others = answer.alternatives.map(\.condition.node)
        .filter { !screen.subtree(of: node).contains($0) }
      return isSame ? [] : others.map { .order($0) }
    }
    if outcome.word.reaches, let doubt = reportedDoubt(about: node, actingBy: outcome.by) {
      return [doubt]
    }
    if outcome.word == .coveredBy, let winner = outcome.by, !keepsTouches(winner, from: node) {
      return [.order(winner)]
    }
    guard outcome.word.reaches else { return [] }
    if screen.isCutShort { return [.cutShort] }
    return answer.assumptions
      .filter { $0.kind == .unknownGeometry && screen.acts($0.node) }.map { .place($0.node) }
  }

  /// What the tool that wrote the dump says against a tap that reaches an element by the frames.
  /// An element that acts for it, and that the tool calls hittable, settles it.
  private func reportedDoubt(about node: Node.ID, actingBy actor: Node.ID?) -> TapVerdict.Doubt? {
    guard let report = screen.nodes[node].reportedReach else { return nil }
    if report.isOccluded { return .report(node) }
    let acts = actor.flatMap { screen.nodes[$0].reportedReach?.isReachable } == true
    return report.isUnhittable && !acts ? .unhittable(node) : nil
  }

  /// Whether an element in front is known to keep touches from one that it covers: it acts and is
  /// in front for certain, it is modal, or the tool that wrote the dump calls the covered one not
  /// hittable as well. Touches may fall through an element that is only drawn.
  private func keepsTouches(_ element: Node.ID, from node: Node.ID) -> Bool {
    isCertain(element, over: node) || tiers?.isPresented(element, over: node) == true
      || tiers?[element] == .keyboard || screen.nodes[node].reportedReach?.isUnhittable == true
      || screen.acts(element) && !screen.acts(node)
  }
}
