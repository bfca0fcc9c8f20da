/// ``LintRule/gestureShadowed``: a recognizer that an app attached to a view around a target.
///
/// A touch on the target goes to the recognizer as well, which may take it. Buttons and some other
/// controls of the system win against a single tap, which UIKit documents; but no dump tells how
/// many taps a recognizer waits for, so they are reported as well, as a note.
struct GestureShadowed: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    linted.liveTargets.compactMap { target in
      guard !target.reach.reachable.isEmpty,
        let around = linted.survey.recognizer(around: target.node)
      else { return nil }
      return Defect(.gestureShadowed, node: target.node, .shadowed(by: around))
    }
  }
}
