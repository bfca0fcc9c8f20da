/// The answers of the live UIKit on a screen, by the rule's receiver of a touch at each point. An
/// answer at one point holds for others only if nothing changes in between, so the place belongs to
/// the answer. That the nearest one of the same owner counts is a choice.
package struct WitnessedAnswers: Sendable {
  /// The distance up to which an answer counts for a touch at a point, in points. A choice: the
  /// points at which a capture asks are no farther from one another.
  static let reach = WitnessPoints.spacing

  private struct Answer {
    var point: Screen.Point
    /// Its place among the screen's answers.
    var place: Int
  }

  /// A square of the screen with sides of ``reach``, where touches are one owner's.
  private struct Cell: Hashable {
    var owner: Node.ID?
    var column: Double
    var row: Double

    init(of owner: Node.ID?, at point: Screen.Point) {
      self.owner = owner
      column = (point.x / WitnessedAnswers.reach).rounded(.down)
      row = (point.y / WitnessedAnswers.reach).rounded(.down)
    }
  }

  private let screen: Screen
  private let owners: RuleOwners?
  private let answers: [Cell: [Answer]]

  /// - Complexity: O(*n* + *p*), where *n* is the number of nodes and *p* that of points.
  package init(on screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    guard !screen.witnesses.isEmpty else {
      owners = nil
      answers = [:]
      return
    }
    let owners = RuleOwners(on: screen, rules: rules)
    var answers: [Cell: [Answer]] = [:]
    for (place, witness) in screen.witnesses.enumerated() {
      for point in witness.points {
        let owner = owners.owner(at: point)
        answers[Cell(of: owner, at: point), default: []].append(Answer(point: point, place: place))
      }
    }
    self.owners = owners
    self.answers = answers
  }

  /// Whether UIKit was never asked.
  var isEmpty: Bool { answers.isEmpty }

  /// Returns the answer that was given nearest to a point, in screen points, where the rule gives
  /// touches to a node or to none; `nil` if UIKit was never asked there.
  ///
  /// - Complexity: O(*p*), where *p* is the number of points.
  package func nearest(to pointOnScreen: Screen.Point, of owner: Node.ID?) -> Screen.Witness? {
    let owner = owner.map(screen.view)
    return nearest(
      to: pointOnScreen, among: answers.lazy.filter { $0.key.owner == owner }.flatMap(\.value))
  }

  /// The same, but only for answers not farther away than ``reach``.
  ///
  /// - Complexity: O(*k*), where *k* is the number of points nearby.
  func answer(near pointOnScreen: Screen.Point, of owner: Node.ID?) -> Screen.Witness? {
    guard !answers.isEmpty else { return nil }
    let cell = Cell(of: owner.map(screen.view), at: pointOnScreen)
    var near: [Answer] = []
    for row in [-1.0, 0, 1] {
      for column in [-1.0, 0, 1] {
        var other = cell
        other.column += column
        other.row += row
        near += answers[other] ?? []
      }
    }
    return nearest(
      to: pointOnScreen,
      among: near.filter { $0.point.distance(to: pointOnScreen) <= Self.reach })
  }

  /// Returns the answer near a point if it contradicts the rule: if it names another owner, and was
  /// not given right at an edge.
  package func contradiction(to owner: Node.ID?, at pointOnScreen: Screen.Point) -> Screen.Witness?
  {
    guard let owners, let answer = answer(near: pointOnScreen, of: owner),
      answer.owner != Screen.Witness.Owner(owner.map(screen.view)),
      answer.points.allSatisfy(owners.areClear)
    else { return nil }
    return answer
  }

  private func nearest(
    to point: Screen.Point, among answers: some Sequence<Answer>
  ) -> Screen.Witness? {
    let nearest = answers.min {
      ($0.point.distance(to: point), $0.place) < ($1.point.distance(to: point), $1.place)
    }
    return nearest.map {
      let witness = screen.witnesses[$0.place]
      return Screen.Witness(owner: witness.owner, ask: witness.ask, points: [$0.point])
    }
  }
}
