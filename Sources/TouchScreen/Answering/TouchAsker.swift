/// A screen with what questions about many points share, worked out once: what is known of each
/// class, and the order of elements.
package struct TouchAsker: Sendable {
  let screen: Screen
  package let classFacts: ClassFacts
  /// The order of the elements, if the screen holds nothing else.
  package let elements: ElementOrder?
  /// Whether every answer about elements assumes that one without a place is elsewhere.
  private let hasLostElement: Bool

  /// Works out what questions share.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(_ screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    classFacts = ClassFacts(of: screen, rules: rules)
    elements = screen.isElementTree ? ElementOrder(screen) : nil
    hasLostElement = elements != nil && screen.hasLostElement
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
    answer.alternatives = alternatives(to: answer)
    return answer
  }

  /// Returns how sure the answer about a point is, in screen points.
  package func evidence(at point: Screen.Point) -> Evidence {
    guard let elements else { return walk(at: point).evidence }
    let assumptions = elements.front(at: point).map(screen.assumptions) ?? []
    return hasLostElement || !assumptions.isEmpty ? .assumed : screen.reliableEvidence
  }

  /// Walks the views at a point, with what is assumed about some nodes against the rules.
  package func walk(
    at point: Screen.Point, limits: TouchAnswer.Limits = .init(misses: 0, candidates: 0),
    assuming assumed: HitTestWalk.Assumed = .init()
  ) -> TouchAnswer {
    var walk = HitTestWalk(
      screen: screen, classFacts: classFacts, point: point, limits: limits, assumed: assumed)
    return walk.run()
  }

  /// More alternatives than these are not worked out. A choice.
  private static let mostAlternatives = 4

  /// Who would get the touch if what is assumed about a class were not so, where that is another.
  private func alternatives(to answer: TouchAnswer) -> [TouchAnswer.Alternative] {
    let conditions = answer.assumptions.filter { assumption in
      switch assumption.kind {
      case .passThrough: true
      case .ownRule: assumption.node == answer.winner?.node
      default: false
      }
    }
    return conditions.prefix(Self.mostAlternatives).compactMap { condition in
      var assumed = HitTestWalk.Assumed()
      if condition.kind == .ownRule {
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
