extension Screen {
  /// Returns the live UIKit's answer at the point nearest to another one at which the rule gives
  /// the touch to the same node, and the place of that point.
  ///
  /// - Parameters:
  ///   - pointOnScreen: In screen points.
  ///   - owner: The receiver of a touch there by the rule; `nil` if there is none.
  ///   - rules: What the names of classes tell.
  /// - Returns: The answer with that one point, or `nil` if UIKit was never asked where that owner
  ///   gets the touch.
  public func witness(
    near pointOnScreen: Point, of owner: Node.ID?, rules: ClassRules = .standard
  ) -> Witness? {
    WitnessedAnswers(on: self, rules: rules).nearest(to: pointOnScreen, of: owner)
  }
}
