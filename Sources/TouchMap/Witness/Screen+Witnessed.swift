extension Screen {
  /// Returns what the live UIKit answered at the point nearest to another one at which the rule
  /// gives the touch to the same node, and where that was.
  ///
  /// An answer at one point says something about others only as far as nothing changes in between,
  /// so the place belongs to the answer. That the nearest one of the same owner counts is a choice.
  ///
  /// - Parameters:
  ///   - pointOnScreen: In screen points.
  ///   - owner: Who gets a touch there by the rule; `nil` for nobody.
  ///   - rules: What the names of classes tell.
  /// - Returns: `nil` if UIKit was never asked where that owner gets the touch.
  public func witness(
    near pointOnScreen: Point, of owner: Node.ID?, rules: ClassRules = .standard
  ) -> (owner: Witness.Owner, ask: Witness.Ask, point: Point)? {
    guard !witnesses.isEmpty else { return nil }
    let asks = witnesses.indices.flatMap { place in
      witnesses[place].points.map { (distance: $0.distance(to: pointOnScreen), place, point: $0) }
    }
    let index = TouchIndex(self, rules: rules)
    let nearest = asks.sorted { ($0.distance, $0.1) < ($1.distance, $1.1) }.first { ask in
      index.receiver(ofTouchAt: ask.point).map(view) == owner.map(view)
    }
    return nearest.map { (witnesses[$0.1].owner, witnesses[$0.1].ask, $0.point) }
  }
}
