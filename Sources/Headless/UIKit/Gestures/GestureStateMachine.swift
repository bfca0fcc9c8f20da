extension UIGestureRecognizer.State {
  /// Whether a recognizer may go from this state to another; only a reset leads back to possible.
  ///
  /// > Source: UIKit documentation, "About the gesture recognizer state machine". FS-125.
  package func canMove(to next: Self) -> Bool {
    switch self {
    case .possible: [.began, .ended, .failed].contains(next)
    case .began, .changed: [.changed, .ended, .cancelled].contains(next)
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether only a reset can follow.
  package var isFinal: Bool {
    switch self {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Whether a continuous gesture is going on.
  package var isActive: Bool { self == .began || self == .changed }

  /// Whether the gesture was recognized, and was not cancelled since.
  var isRecognized: Bool { isActive || self == .ended || self == .cancelled }
}
