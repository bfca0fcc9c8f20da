extension Screen {
  /// Returns the view that gets a touch and the reasons why no other view does.
  ///
  /// The answer follows UIKit's own rule step by step: windows front to back, and in each window
  /// the guards, the bounds, the subviews front to back, then the view itself. Among accessibility
  /// elements the nearest that acts gets the touch. If two of them overlap and nothing says which
  /// is in front, the answer is undecided.
  ///
  /// - Parameters:
  ///   - pointOnScreen: Where the finger lands, in screen points.
  ///   - rules: The rules for the names of classes.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  ///
  /// > Source: UIKit documentation, `UIView.hitTest(_:with:)`, discussion. FS-001 to FS-022.
  public func touch(at pointOnScreen: Point, rules: ClassRules = .standard) -> TouchAnswer {
    touch(at: pointOnScreen, rules: rules, limits: TouchAnswer.Limits())
  }

  /// Returns the same with other limits to the number of listed candidates.
  package func touch(
    at pointOnScreen: Point, rules: ClassRules = .standard, limits: TouchAnswer.Limits
  ) -> TouchAnswer {
    TouchAsker(self, rules: rules).touch(at: pointOnScreen, limits: limits)
  }
}
