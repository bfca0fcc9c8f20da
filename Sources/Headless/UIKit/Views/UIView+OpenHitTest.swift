/// The hit test in which every view is asked for itself: for transcripts, and for rules other than
/// the usual ones. The answers are the same wherever the rules are.
extension UIView {
  /// What ``hitTest(_:with:)`` answers.
  final func hitTestInTheOpen(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let recorder = SimulatedDevice.recorder, !recorder.isAsking(self) {
      return recorder.ask(self, at: point) { hitTestInTheOpen(point, with: event) }
    }
    if let hook = hook(for: .view) {
      return asking(.view) { hook.hitTest(self, point, with: event) }
    }
    guard admits(point, with: event) else {
      SimulatedDevice.recorder?.noteRefusal(of: self)
      return nil
    }
    return hitTestEverySubview(point, with: event) ?? self
  }

  private func hitTestEverySubview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var index = children.count
    while index > 0 {
      // An override may take views away.
      index = min(index, children.count) - 1
      guard index >= 0 else { return nil }
      let point = children[index].hitPoint(fromSuperview: point)
      if let hit = children[index].hitTestThroughHook(point, with: event) { return hit }
    }
    return nil
  }

  /// Asks the hook if there is one, else the view, whatever its class overrides.
  package final func hitTestThroughHook(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTestRules.askEveryView, let recorder = SimulatedDevice.recorder,
      !recorder.isAsking(self)
    {
      return recorder.ask(self, at: point) { hitTestThroughHook(point, with: event) }
    }
    guard let hook = hook(for: .view) else { return hitTest(point, with: event) }
    return asking(.view) { hook.hitTest(self, point, with: event) }
  }

  // MARK: The guard

  private func admits(_ point: CGPoint, with event: UIEvent?) -> Bool {
    let rules = HitTestRules.current
    // The answer does not depend on the order, but overrides can tell. (FS-008)
    if rules.asksGuardedViews, !containsPoint(point, with: event) { return false }
    guard refusal == nil, rules.detachedViewsAreHit || window != nil else { return false }
    return rules.asksGuardedViews || containsPoint(point, with: event)
  }

  /// What about the view itself keeps touches from it, by the rules in force.
  final var refusal: TouchTranscript.Question.Refusal? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if !isSeenWellEnough { return .transparent }
    let isPassedOver = HitTestRules.current.animatedViewTouches == .passedOn
    return isPassedOver && isAnimatingWithoutUserInteraction ? .animating : nil
  }

  private var isSeenWellEnough: Bool {
    let rules = HitTestRules.current
    let limit = Self.minimumTouchableAlpha
    let least = rules.oneHundredthIsTouchable ? CGFloat(Float(limit)) : limit
    guard rules.alphasMultiply else { return alpha >= least }
    return sequence(first: self, next: \.superview).reduce(1) { $0 * $1.alpha } >= least
  }
}
