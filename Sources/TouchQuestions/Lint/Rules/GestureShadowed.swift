import TouchScreen

/// ``LintRule/gestureShadowed``: a recognizer that an app attached to a view around a target.
///
/// A touch on the target goes to the recognizer as well, which may take it. Buttons and some other
/// controls of the system win against a single tap, which UIKit documents. They are reported only
/// where the source shows that a recognizer waits for something else.
struct GestureShadowed: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    linted.liveTargets.compactMap { target in
      guard !target.reach.reachable.isEmpty,
        let around = linted.survey.recognizer(around: target.node),
        !wins(target.node, over: around, linted.screen)
      else { return nil }
      return Defect(.gestureShadowed, node: target.node, .shadowed(by: around))
    }
  }

  /// Whether a control keeps its touches, as far as the source shows what the recognizers wait for.
  private func wins(_ target: Node.ID, over view: Node.ID, _ screen: Screen) -> Bool {
    guard screen.isOne(target, of: SystemClasses.winningOverTaps) else { return false }
    return screen.nodes[view].recognizers.allSatisfy {
      $0.className == "UITapGestureRecognizer" || !$0.isEnabled || !$0.cancelsTouches
    }
  }
}
