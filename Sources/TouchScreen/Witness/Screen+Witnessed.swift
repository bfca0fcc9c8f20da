extension Screen {
  /// Returns what the live UIKit answered at the point nearest to another one at which the rule
  /// gives the touch to the same node, and where that was.
  ///
  /// - Parameters:
  ///   - pointOnScreen: In screen points.
  ///   - owner: Who gets a touch there by the rule; `nil` for nobody.
  ///   - rules: What the names of classes tell.
  /// - Returns: The answer with that one point, or `nil` if UIKit was never asked where that owner
  ///   gets the touch.
  public func witness(
    near pointOnScreen: Point, of owner: Node.ID?, rules: ClassRules = .standard
  ) -> Witness? {
    WitnessedAnswers(on: self, rules: rules).nearest(to: pointOnScreen, of: owner)
  }
}
