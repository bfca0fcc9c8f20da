/// Who gets a touch at a point, ready to be written.
package struct TouchReport: Sendable {
  /// The screen, and where it comes from.
  package var reported: ReportedScreen
  /// The answer; the winner is a view of UIKit's.
  package var answer: TouchAnswer
  /// What in the winner acts at the point and is no view, as an accessibility tree told.
  package var element: TouchAnswer.Candidate?
  /// What the live UIKit said nearest to the point where the rule gives the touch to the same view.
  package var witness: Screen.Witness?
  /// Whether that contradicts the rule: the answer is no more than assumed then.
  package private(set) var isContradicted = false
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
    let screen = reported.screen
    let answer = screen.touch(at: pointOnScreen, rules: rules)
    (self.answer, element) = screen.separatingContent(of: answer)
    let witnessed = WitnessedAnswers(on: screen, rules: rules)
    witness = witnessed.nearest(to: pointOnScreen, of: answer.winner?.node)
    isContradicted = witnessed.contradiction(to: answer.winner?.node, at: pointOnScreen) != nil
  }

  var screen: Screen { reported.screen }

  /// How sure the answer is.
  var evidence: Evidence { isContradicted ? .assumed : answer.evidence }
}
