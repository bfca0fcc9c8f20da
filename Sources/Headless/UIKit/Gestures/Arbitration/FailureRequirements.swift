/// The recognizers that must fail before one may recognize. (FS-134) Recognizers without a current
/// attempt do not count.
@MainActor struct FailureRequirements {
  private let recognizer: UIGestureRecognizer

  init(of recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  /// Whether one of them may still recognize. Of recognizers that wait for one another the first
  /// may go on, which is a choice: UIKit does not document it.
  var isUndecided: Bool {
    for other in all where other.isAtWork && other.attempt.isUndecided {
      if !waits(other, for: recognizer) { return true }
    }
    return false
  }

  /// Whether one of them was recognized.
  var isUnmet: Bool {
    for other in all where other.isAtWork && other.attempt.settledState.isRecognized { return true }
    return false
  }

  var areNone: Bool {
    recognizer.requiredFailures.isEmpty && recognizer.attempt.requirements.isEmpty
  }

  func include(_ other: UIGestureRecognizer) -> Bool {
    for required in all where required === other { return true }
    return false
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
  fileprivate var isAtWork: Bool { attempt.hasInput || attempt.ownState != .possible }
}

extension FailureRequirements {
  /// Asks subclasses and delegates whether one of two recognizers waits for the other. (FS-134)
  static func link(_ a: LinkedRecognizer, _ b: LinkedRecognizer) {
    if a.requiresFailure(of: b) { a.recognizer.attempt.requirements.append(b.recognizer) }
    if b.requiresFailure(of: a) { b.recognizer.attempt.requirements.append(a.recognizer) }
  }
}

/// A recognizer with its delegate, which is looked up once for all pairs.
@MainActor struct LinkedRecognizer {
  let recognizer: UIGestureRecognizer
  private let delegate: (any UIGestureRecognizerDelegate)?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    delegate = recognizer.delegate
  }

  /// One yes is enough.
  func requiresFailure(of other: LinkedRecognizer) -> Bool {
    let (waiting, awaited) = (recognizer, other.recognizer)
    return waiting.shouldRequireFailure(of: awaited) || awaited.shouldBeRequiredToFail(by: waiting)
      || delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: awaited) == true
      || other.delegate?.gestureRecognizer(awaited, shouldBeRequiredToFailBy: waiting) == true
  }
}
