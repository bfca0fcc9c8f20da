/// A screen with what questions about many points share, computed once: the facts about each class,
/// and the order of elements.
package final class TouchAsker: Sendable {
  let screen: Screen
  let rules: ClassRules
  let classFacts: ClassFacts
  /// The order of the elements, if the screen holds nothing else.
  let elements: ElementOrder?
  /// The elements without a place. Every answer about elements assumes that they are elsewhere.
  private let lostElements: [Assumption]
  /// The nodes about which answers may assume something.
  private let doubtful: DoubtfulPart
  /// How certain answers about the screen can be at best.
  let best: Certainty
  /// Whether the source says which classes override hit testing.
  let tellsOverrides: Bool

  /// Computes what questions share.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(_ screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    self.rules = rules
    classFacts = ClassFacts(of: screen, rules: rules)
    elements = screen.isElementTree ? ElementOrder(screen) : nil
    best = screen.certainty
    tellsOverrides = screen.tellsOverrides
    lostElements = elements == nil ? [] : screen.lostElements
    doubtful = DoubtfulPart(of: screen, classFacts)
  }

  /// Returns which view gets a touch, in screen points.
  package func touch(
    at point: Screen.Point, limits: TouchAnswer.Limits = TouchAnswer.Limits()
  ) -> TouchAnswer {
    if let elements {
      var walk = ElementWalk(screen: screen, order: elements, point: point, limits: limits)
      return walk.run()
    }
    var answer = walk(at: point, limits: limits)
    if let winner = answer.winner?.node, isUnsettledTaker(winner) {
      answer.assumptions.append(Assumption(kind: .appClass, node: winner))
      answer.evidence = .assumed
    }
    answer.alternatives = alternatives(to: answer)
    return answer
  }

  /// Returns which node gets a touch, in screen points, and what the answer rests on, without
  /// candidates and alternatives: for questions about very many points.
  ///
  /// - Parameter index: The index of the screen by the same rules.
  func receiver(at point: Screen.Point, in index: TouchIndex) -> TouchAnswer {
    if elements != nil { return element(at: point, in: index) }
    let winner = index.receiver(ofTouchAt: point)
    var answer = answer(at: point, winner: winner)
    if !doubtful.isEmpty {
      var walk = HitTestWalk(
        screen: screen, classFacts: classFacts, point: point,
        limits: .init(misses: 0, candidates: 0), assumed: .init(),
        part: doubtful.reaching(winner, on: screen))
      answer.assumptions = walk.run(best: best.evidence).assumptions
    }
    if let winner, isUnsettledTaker(winner) {
      answer.assumptions.append(Assumption(kind: .appClass, node: winner))
    }
    return answer
  }

  private func element(at point: Screen.Point, in index: TouchIndex) -> TouchAnswer {
    let entry = index.element(at: point)
    var answer = answer(at: point, winner: entry?.node)
    answer.assumptions = lostElements + (entry.map(screen.assumptions) ?? [])
    if let rivals = entry?.rivals {
      answer.isUndecided = true
      answer.alternatives = [rivals.first, rivals.second].map {
        .init(condition: Assumption(kind: .unknownOrder, node: $0), holds: true, winner: $0)
      }
    }
    return answer
  }

  private func answer(at point: Screen.Point, winner: Node.ID?) -> TouchAnswer {
    let hit = winner.map {
      TouchAnswer.Candidate(
        node: $0, window: 0, frameInScreen: nil, verdict: .hit, reason: .hit, cause: $0)
    }
    return TouchAnswer(
      point: point, evidence: best.evidence, winner: hit, candidates: [], omittedMisses: 0,
      omittedCandidates: 0, assumptions: [])
  }

  /// Returns how certain the answer about a point is, in screen points.
  func certainty(at point: Screen.Point) -> Certainty {
    if let elements {
      let assumed = (elements.front(at: point).map(screen.assumptions) ?? []).first
      let assumption = assumed ?? lostElements.first
      return best.lowered(by: assumption.map(Because.assumption))
    }
    let answer = walk(at: point)
    var assumption = answer.assumptions.first
    if assumption == nil, let winner = answer.winner?.node, isUnsettledTaker(winner) {
      assumption = Assumption(kind: .appClass, node: winner)
    }
    return best.lowered(by: assumption.map(Because.assumption))
  }

  /// Returns whether a node takes the touches on its own area only by UIKit's rule, while its class
  /// is the app's and may override that rule.
  ///
  /// Controls, rows and views with a recognizer do not count: they exist for touches.
  func isUnsettledTaker(_ index: Node.ID) -> Bool {
    guard screen.evidence == .exact, !tellsOverrides,
      classFacts[index].behavior == .ordinary, screen.nameWithOwnRule(of: index) != nil
    else { return false }
    let flags: Node.Flags = [.hasGestureRecognizers, .scrolls, .content]
    return screen.nodes[index].flags.isDisjoint(with: flags) && !screen.isControl(index)
      && !screen.isOne(index, of: SystemClasses.answeringTaps) && !screen.scrolls(index)
  }

  /// Returns what is assumed about a node that takes touches.
  func assumption(aboutTaker index: Node.ID) -> Assumption? {
    let kinds = AssumptionRule.kinds(.taking, screen.nodes[index], classFacts[index].behavior)
    let kind = kinds.first ?? (isUnsettledTaker(index) ? .appClass : nil)
    return kind.map { Assumption(kind: $0, node: index) }
  }

  /// Walks the views at a point, with assumptions about some nodes that contradict the rules.
  package func walk(
    at point: Screen.Point, limits: TouchAnswer.Limits = .init(misses: 0, candidates: 0),
    assuming assumed: HitTestWalk.Assumed = .init()
  ) -> TouchAnswer {
    var walk = HitTestWalk(
      screen: screen, classFacts: classFacts, point: point, limits: limits, assumed: assumed)
    return walk.run(best: best.evidence)
  }

  /// The views that may take the touch on their own area, although it fell through them by an
  /// assumption: their class says so by its name, or they are in the background of a window and
  /// decide by a rule that no dump contains, as a hosting view in which SwiftUI may draw.
  func fallingThrough(_ answer: TouchAnswer) -> [Node.ID] {
    answer.assumptions.filter { assumption in
      switch assumption.kind {
      case .passThrough, .rootView: true
      case .ownRule:
        answer.winner.map { !screen.subtree(of: assumption.node).contains($0.node) } ?? true
      default: false
      }
    }.map(\.node)
  }

  /// More alternatives than this are not computed. A choice.
  private static let mostAlternatives = 4

  /// Which other view would get the touch if an assumption about a class were wrong.
  private func alternatives(to answer: TouchAnswer) -> [TouchAnswer.Alternative] {
    let falling = fallingThrough(answer)
    let conditions = answer.assumptions.filter { assumption in
      switch assumption.kind {
      case .ownRule where falling.contains(assumption.node): true
      // The same view may be the background by its place as well.
      case .passThrough, .rootView: classFacts[assumption.node].behavior != .unknown
      case .ownArea where !classFacts[assumption.node].isUndetermined: false
      case .ownRule, .ownArea, .appClass: assumption.node == answer.winner?.node
      default: false
      }
    }
    return conditions.prefix(Self.mostAlternatives).compactMap { condition in
      var assumed = HitTestWalk.Assumed()
      if falling.contains(condition.node) {
        assumed.taking = [condition.node]
      } else {
        assumed.passing = [condition.node]
      }
      var winner = walk(at: answer.point, assuming: assumed).winner?.node
      // What lies behind a view that lets touches through may do so, too.
      while let next = winner, classFacts[next].isUndetermined, !assumed.passing.isEmpty,
        assumed.passing.insert(next).inserted
      {
        winner = walk(at: answer.point, assuming: assumed).winner?.node
      }
      guard winner != answer.winner?.node else { return nil }
      return .init(condition: condition, holds: false, winner: winner)
    }
  }
}
