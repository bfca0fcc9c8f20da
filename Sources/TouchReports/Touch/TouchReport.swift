@_spi(Command) import TouchMap

/// The receiver of a touch at a point, ready to be written.
@_spi(Command) public struct TouchReport: Sendable {
  package var reported: ReportedScreen
  /// The answer; the winner is a view of UIKit.
  package var answer: TouchAnswer
  /// The element in the winner that acts at the point and is not a view, from an accessibility
  /// tree.
  var element: TouchAnswer.Candidate?
  /// The control that gets no touch there, because a plain view in it takes the touch.
  let blockedControl: Node.ID?
  /// The answer of the live UIKit nearest to the point where the rule gives the touch to the same
  /// view.
  var witness: Screen.Witness?
  /// Whether that contradicts the rule; then the answer is no more than assumed.
  private(set) var isContradicted = false
  /// What the answer rests on that no dump contains, one sentence an entry.
  let caveats: [String]
  /// The verdict for the view that the touch is meant for, if one was named.
  @_spi(Command) public var verdict: VerdictReport?

  /// Finds the receiver of a touch on a screen, in screen points.
  @_spi(Command) public init(
    _ reported: ReportedScreen, at pointOnScreen: Screen.Point, rules: ClassRules = .standard
  ) {
    self.reported = reported
    let screen = reported.screen
    let survey = ScreenSurvey(screen, rules: rules)
    let answer = survey.asker.touch(at: pointOnScreen)
    blockedControl = answer.winner.flatMap { survey.effect(ofTouchOn: $0.node).control }
    (self.answer, element) = screen.separatingContent(of: answer)
    caveats = survey.asker.caveats(of: self.answer)
    let witnessed = WitnessedAnswers(on: screen, rules: rules)
    witness = witnessed.nearest(to: pointOnScreen, of: answer.winner?.node)
    isContradicted = witnessed.contradiction(to: answer.winner?.node, at: pointOnScreen) != nil
  }

  var screen: Screen { reported.screen }

  /// How certain the answer is.
  var certainty: Certainty {
    if isContradicted { return Certainty(assumedBecause: .contradiction) }
    return screen.certainty.lowered(by: answer.assumptions.first.map(Because.assumption))
  }
  var evidence: Evidence { certainty.evidence }
}
