/// ``LintRule/gestureShadowed``: a recognizer that an app attached to a view around a target.
///
/// A touch on the target goes to the recognizer as well, which may take it. Buttons and some other
/// controls of the system win against a single tap, which UIKit documents; but no dump tells how
/// many taps a recognizer waits for, so they are reported as well, as a note.
struct GestureShadowed: LintCheck {
  func findings(on screen: LintScreen) -> [LintFinding] {
    screen.liveTargets.compactMap { target in
      guard !target.reach.reachable.isEmpty,
        let parent = screen.hierarchy.nodes[target.node].parent,
        let around = screen.hierarchy.nearest(
          from: parent,
          where: {
            screen.survey.targets[$0] == .recognizing
              && screen.hierarchy.nodes[$0].hasCancellingRecognizer
          })
      else { return nil }
      return LintFinding(
        .gestureShadowed, node: target.node,
        message: "\(screen.name(target.node)) lies in \(screen.name(around)), whose gesture "
          + "recognizers see its touches as well and may take them",
        fix: "Let the recognizer's delegate leave touches on \(screen.name(target.node)) alone, "
          + "unless it is meant to have them.")
    }
  }
}
