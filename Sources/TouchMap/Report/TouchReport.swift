/// A touch's answer together with where it comes from, ready to be written.
package struct TouchReport: Sendable {
  /// The dump's file as the user named it.
  package var file: String?
  /// The screen's number in the file, from 1, and how many there are.
  package var position: (number: Int, count: Int)
  /// The screen.
  package var screen: Screen
  /// The answer; the winner is a view of UIKit's.
  package var answer: TouchAnswer
  /// What in the winner acts at the point and is no view, as an accessibility tree told.
  package var element: TouchAnswer.Candidate?
  /// What the live UIKit said nearest to the point where the rule gives the touch to the same view.
  package var witness: (owner: Screen.Witness.Owner, ask: Screen.Witness.Ask, point: Screen.Point)?

  /// Answers who gets a touch on a screen.
  ///
  /// - Parameters:
  ///   - file: The dump's file as the user named it.
  ///   - screen: The screen's number in the file, from 1, and how many there are.
  ///   - screen: The screen.
  ///   - pointOnScreen: Where the finger lands, in screen points.
  ///   - rules: What the names of classes tell.
  package init(
    file: String?, position: (number: Int, count: Int), screen: Screen,
    pointOnScreen: Screen.Point, rules: ClassRules = .standard
  ) {
    self.file = file
    self.position = position
    self.screen = screen
    let answer = screen.touch(at: pointOnScreen, rules: rules)
    (self.answer, element) = screen.separatingContent(of: answer)
    witness = screen.witness(near: pointOnScreen, of: answer.winner?.node, rules: rules)
  }

  /// What the answer takes for granted, in sentences.
  var assumptions: [String] {
    let cut =
      screen.isCutShort ? ["parts of the dump are missing, and they may lie in front"] : []
    let shown = 20
    let sentences = answer.assumptions.prefix(shown).map { screen.explanation(of: $0) }
    let rest = answer.assumptions.count - shown
    return cut + sentences + (rest > 0 ? ["\(rest) more of these kinds"] : [])
  }

  /// What the answer takes for granted, then what the reader met in the dump.
  var notes: [String] { assumptions + screen.remarks() }
}
