/// The recognizers that have to fail before one may be recognized. (FS-134)
///
/// Those that are in the middle of nothing do not count.
@MainActor
struct FailureRequirements {
  private let recognizer: UIGestureRecognizer

  init(of recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }

  /// Whether one of them may still be recognized. Of recognizers that wait for one another the first
  /// is let through, which is a choice: UIKit does not say.
  var isUndecided: Bool {
    all.contains { $0.isAtWork && $0.attempt.isUndecided && !waits($0, for: recognizer) }
  }

  /// Whether one of them was recognized.
  var isUnmet: Bool {
    all.contains { $0.isAtWork && $0.attempt.state.isRecognized }
  }

  func include(_ other: UIGestureRecognizer) -> Bool {
    all.contains { $0 === other }
  }

  private var all: [UIGestureRecognizer] {
    if recognizer.requiredFailures.isEmpty { return recognizer.attempt.requirements }
    return recognizer.requiredFailures.compactMap(\.recognizer) + recognizer.attempt.requirements
  }

  private func waits(_ other: UIGestureRecognizer, for recognizer: UIGestureRecognizer) -> Bool {
    var (seen, pending) = ([UIGestureRecognizer](), [other])
    while let next = pending.popLast() {
      guard !next.attempt.wanted.isEmpty, !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      let requirements = FailureRequirements(of: next)
      if requirements.include(recognizer) { return true }
      pending += requirements.all
    }
    return false
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has touches, or moved without any.
  fileprivate var isAtWork: Bool {
    attempt.hasInput || attempt.ownState != .possible
  }
}

extension FailureRequirements {
  /// Asks subclasses and delegates whether one of two recognizers waits for the other. (FS-134)
  static func link(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) {
    if requires(a, failureOf: b) { a.attempt.requirements.append(b) }
    if requires(b, failureOf: a) { b.attempt.requirements.append(a) }
  }

  /// One yes is enough.
  private static func requires(
    _ waiting: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    waiting.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: waiting)
      || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: waiting) == true
  }
}
