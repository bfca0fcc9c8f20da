/// Who gets a touch at a point, ready to be written.
package struct TouchReport: Sendable {
  /// The screen, and where it comes from.
  package var reported: ReportedScreen
  /// The answer.
  package var answer: TouchAnswer
  /// What becomes of the touch for the view that it is meant for, if that was asked.
  package var verdict: VerdictReport?

  /// Answers who gets a touch on a screen.
  ///
  /// - Parameters:
  ///   - reported: The screen.
  ///   - pointOnScreen: Where the finger lands, in screen points.
  ///   - rules: What the names of classes tell.
  package init(
    _ reported: ReportedScreen, at pointOnScreen: Screen.Point, rules: ClassRules = .standard
  ) {
    self.reported = reported
    answer = reported.screen.touch(at: pointOnScreen, rules: rules)
  }

  var screen: Screen { reported.screen }
}
