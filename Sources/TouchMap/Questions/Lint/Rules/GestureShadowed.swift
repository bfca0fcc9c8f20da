/// ``LintRule/gestureShadowed``: a recognizer that an app attached to a view around a target.
///
/// A touch on the target goes to the recognizer as well, which may take it. For a row or a plain
/// target that is a warning where the source shows that the recognizer cancels touches in views.
/// Buttons and some other controls of the system win against a single tap, which UIKit documents.
/// They are reported only where the source shows that a recognizer waits for something else.
struct GestureShadowed: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    let shadowed = rows(on: linted).filter {
      linted.oracle.word(onTapFor: $0.node, at: nil).word == .shadowedByGesture
    }
    return (controls(on: linted) + shadowed).sorted { $0.node < $1.node }
  }

  private func controls(on linted: LintedScreen) -> [Defect] {
    linted.liveTargets.compactMap { target in
      guard target.kind == .control, !target.reach.reachable.isEmpty,
        let around = linted.survey.recognizer(around: target.node),
        !wins(target.node, over: around, linted.screen)
      else { return nil }
      return Defect(.gestureShadowed, .note, node: target.node, .shadowed(by: around))
    }
  }

  /// Rows and plain targets in a view whose recognizers may take taps.
  private func rows(on linted: LintedScreen) -> [Defect] {
    linted.survey.plainTargets.prefix(LintedScreen.mostTargets).compactMap { node in
      guard !linted.survey.isInTransition(node) else { return nil }
      return linted.survey.tapTaker(around: node).map { around in
        let isKnown = !linted.screen.nodes[around].recognizers.isEmpty
        return Defect(
          .gestureShadowed, isKnown ? .warning : .note, node: node, .shadowed(by: around))
      }
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
