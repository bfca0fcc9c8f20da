/// A screen with what questions about many points share, worked out once.
struct TouchAsker: Sendable {
  let screen: Screen
  let rules: ClassRules
  /// The order of the elements, if the screen holds nothing else.
  let elements: ElementOrder?
  /// Whether every answer about elements takes for granted that one without a place is elsewhere.
  private let hasLostElement: Bool

  init(_ screen: Screen, rules: ClassRules) {
    self.screen = screen
    self.rules = rules
    elements = screen.isElementTree ? ElementOrder(screen) : nil
    hasLostElement = screen.hasLostElement
  }

  /// Returns who gets a touch, in screen points.
  func touch(at point: Screen.Point, limits: TouchAnswer.Limits) -> TouchAnswer {
    if let elements {
      var walk = ElementWalk(screen: screen, order: elements, point: point, limits: limits)
      return walk.run()
    }
    var walk = HitTestWalk(screen: screen, point: point, rules: rules, limits: limits)
    var answer = walk.run()
    answer.alternatives = alternatives(to: answer)
    return answer
  }

  /// Returns how sure the answer about a point is, in screen points.
  func evidence(at point: Screen.Point) -> Evidence {
    guard let elements else {
      var walk = HitTestWalk(
        screen: screen, point: point, rules: rules, limits: .init(misses: 0, candidates: 0))
      return walk.run().evidence
    }
    let assumptions = elements.front(at: point).map(screen.assumptions) ?? []
    return hasLostElement || !assumptions.isEmpty ? .assumed : screen.reliableEvidence
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
      var wishes = HitTestWalk.Wishes()
      if condition.kind == .ownRule {
        wishes.passing = [condition.node]
      } else {
        wishes.taking = [condition.node]
      }
      var walk = HitTestWalk(
        screen: screen, point: answer.point, rules: rules,
        limits: .init(misses: 0, candidates: 0), wishes: wishes)
      let winner = walk.run().winner?.node
      guard winner != answer.winner?.node else { return nil }
      return .init(condition: condition, holds: false, winner: winner)
    }
  }
}
