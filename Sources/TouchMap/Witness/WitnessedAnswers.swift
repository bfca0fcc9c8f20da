/// What the live UIKit said on a screen, by who gets the touch at each point by the rule.
///
/// An answer at one point says something about others only as far as nothing changes in between, so
/// the place belongs to the answer. That the nearest one of the same owner counts is a choice.
struct WitnessedAnswers: Sendable {
  /// How far from a point an answer may have been given that says something about a touch there, in
  /// points. A choice: the points at which a capture asks are no farther from one another.
  static let reach = WitnessPoints.spacing

  private struct Answer {
    var point: Screen.Point
    /// Its place among the screen's answers.
    var place: Int
  }

  private let screen: Screen
  private let owners: RuleOwners?
  /// For each owner by the rule what was said where touches are its own.
  private let answers: [Node.ID?: [Answer]]

  init(on screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    guard !screen.witnesses.isEmpty else {
      (owners, answers) = (nil, [:])
      return
    }
    let owners = RuleOwners(on: screen, rules: rules)
    var answers: [Node.ID?: [Answer]] = [:]
    for (place, witness) in screen.witnesses.enumerated() {
      for point in witness.points {
        answers[owners.owner(at: point), default: []].append(Answer(point: point, place: place))
      }
    }
    (self.owners, self.answers) = (owners, answers)
  }

  /// Returns the answer that was given nearest to a point where the rule gives touches to a node.
  ///
  /// - Parameters:
  ///   - pointOnScreen: In screen points.
  ///   - owner: Who gets a touch there by the rule; `nil` for nobody.
  /// - Returns: The answer with that one point, or `nil` if UIKit was never asked there.
  func nearest(to pointOnScreen: Screen.Point, of owner: Node.ID?) -> Screen.Witness? {
    let nearest = answers[owner.map(screen.view)]?.min {
      ($0.point.distance(to: pointOnScreen), $0.place)
        < ($1.point.distance(to: pointOnScreen), $1.place)
    }
    return nearest.map {
      let witness = screen.witnesses[$0.place]
      return Screen.Witness(owner: witness.owner, ask: witness.ask, points: [$0.point])
    }
  }

  /// Does the same, but for answers that were given farther away than ``reach``.
  func answer(near pointOnScreen: Screen.Point, of owner: Node.ID?) -> Screen.Witness? {
    nearest(to: pointOnScreen, of: owner).flatMap { answer in
      answer.points.contains { $0.distance(to: pointOnScreen) <= Self.reach } ? answer : nil
    }
  }

  /// Returns the answer near a point if it contradicts the rule: if it names another owner, and was
  /// not given right at an edge.
  func contradiction(to owner: Node.ID?, at pointOnScreen: Screen.Point) -> Screen.Witness? {
    guard let owners, let answer = answer(near: pointOnScreen, of: owner),
      answer.owner != Screen.Witness.Owner(owner.map(screen.view)),
      answer.points.allSatisfy(owners.areClear)
    else { return nil }
    return answer
  }
}
