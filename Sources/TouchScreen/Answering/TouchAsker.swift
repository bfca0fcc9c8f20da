/// A screen with what questions about many points share, worked out once: what is known of each
/// class, and the order of elements.
package struct TouchAsker: Sendable {
  let screen: Screen
  package let classFacts: ClassFacts
  /// The order of the elements, if the screen holds nothing else.
  package let elements: ElementOrder?
  /// An element without a place, which every answer about elements assumes to be elsewhere.
  private let lostElement: Node.ID?
  /// How sure answers about the screen are at best.
  package let best: Certainty
  /// Whether the source says which classes override hit testing.
  private let tellsOverrides: Bool

  /// Works out what questions share.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(_ screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    classFacts = ClassFacts(of: screen, rules: rules)
    elements = screen.isElementTree ? ElementOrder(screen) : nil
    best = screen.certainty
    tellsOverrides = screen.tellsOverrides
    lostElement = elements == nil ? nil : screen.firstLostElement
  }

  /// Returns who gets a touch, in screen points.
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

  /// Returns how sure the answer about a point is, in screen points.
  ///
  /// - Parameter countsAppClasses: Whether a class of the app that takes the touch itself is a
  ///   reason.
  package func certainty(at point: Screen.Point, countsAppClasses: Bool = true) -> Certainty {
    if let elements {
      let assumed = (elements.front(at: point).map(screen.assumptions) ?? []).first
      let assumption = assumed ?? lostElement.map { .init(kind: .unknownGeometry, node: $0) }
      return best.lowered(by: assumption.map(Because.assumption))
    }
    let answer = walk(at: point)
    var assumption = answer.assumptions.first
    if assumption == nil, countsAppClasses, let winner = answer.winner?.node,
      isUnsettledTaker(winner)
    {
      assumption = Assumption(kind: .appClass, node: winner)
    }
    return best.lowered(by: assumption.map(Because.assumption))
  }

  /// Returns whether a node takes the touches on its own area by UIKit's rule alone, while its class
  /// is the app's and may override that rule.
  ///
  /// A control, a row or a view with a recognizer is there for touches.
  package func isUnsettledTaker(_ index: Node.ID) -> Bool {
    guard screen.evidence == .exact, !tellsOverrides,
      classFacts[index].behavior == .ordinary, screen.nameWithOwnRule(of: index) != nil
    else { return false }
    let flags: Node.Flags = [.hasGestureRecognizers, .scrolls, .content]
    return screen.nodes[index].flags.isDisjoint(with: flags) && !screen.isControl(index)
      && !screen.isOne(index, of: SystemClasses.answeringTaps) && !screen.scrolls(index)
  }

  /// Walks the views at a point, with what is assumed about some nodes against the rules.
  package func walk(
    at point: Screen.Point, limits: TouchAnswer.Limits = .init(misses: 0, candidates: 0),
    assuming assumed: HitTestWalk.Assumed = .init()
  ) -> TouchAnswer {
    var walk = HitTestWalk(
      screen: screen, classFacts: classFacts, point: point, limits: limits, assumed: assumed)
    return walk.run(best: best.evidence)
  }

  /// More alternatives than these are not worked out. A choice.
  private static let mostAlternatives = 4

  /// Who would get the touch if what is assumed about a class were not so, where that is another.
  private func alternatives(to answer: TouchAnswer) -> [TouchAnswer.Alternative] {
    let conditions = answer.assumptions.filter { assumption in
      switch assumption.kind {
      case .passThrough: true
      case .ownRule, .appClass: assumption.node == answer.winner?.node
      default: false
      }
    }
    return conditions.prefix(Self.mostAlternatives).compactMap { condition in
      var assumed = HitTestWalk.Assumed()
      if condition.kind != .passThrough {
        assumed.passing = [condition.node]
      } else {
        assumed.taking = [condition.node]
      }
      let winner = walk(at: answer.point, assuming: assumed).winner?.node
      guard winner != answer.winner?.node else { return nil }
      return .init(condition: condition, holds: false, winner: winner)
    }
  }
}
