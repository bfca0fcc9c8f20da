/// The guard of the hit test where ``SimulatedBehavior/hitTesting`` is not the default.
extension UIView {
  final func admitsByChoice(_ point: CGPoint, with event: UIEvent?) -> Bool {
    let rules = HitTestRules.current
    // The answer does not depend on the order, but overrides can observe it. (FS-008)
    if rules.asksGuardedViews, !containsPoint(point, with: event) { return false }
    guard refusal == nil, rules.detachedViewsAreHit || window != nil else { return false }
    return rules.asksGuardedViews || containsPoint(point, with: event)
  }

  /// The property of the view that keeps touches from it and its subviews, if any does.
  final var refusal: TouchTranscript.Question.Refusal? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if !isSeenWellEnough { return .transparent }
    let isPassedOver = HitTestRules.current.animatedViewTouches == .passedOn
    return isPassedOver && isAnimatingWithoutUserInteraction ? .animating : nil
  }

  /// Whether the alpha is at least 0.01. (FS-003, FS-006)
  private var isSeenWellEnough: Bool {
    let rules = HitTestRules.current
    let limit = Self.minimumTouchableAlpha
    let least = rules.oneHundredthIsTouchable ? CGFloat(Float(limit)) : limit
    guard rules.alphasMultiply else { return alpha >= least }
    return sequence(first: self, next: \.superview).reduce(1) { $0 * $1.alpha } >= least
  }
}

/// The rules of hit tests at the moment.
@MainActor enum HitTestRules {
  /// What the device is set to.
  static var current = SimulatedHitTestBehavior() {
    didSet { areUsual = current == SimulatedHitTestBehavior() }
  }

  /// Whether all rules are the default.
  private(set) static var areUsual = true
}
