/// The rules by which one recognizer prevents another.
@MainActor enum Prevention {
  /// Whether a recognizer that recognizes makes another one fail: they share a touch, both allow
  /// it, and no delegate allows both to recognize. (FS-131, FS-132)
  static func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    winner.attempt.shares(with: loser.attempt) && excludes(winner, loser)
  }

  /// Whether, of two that want to recognize in one event, the first certainly wins: it prevents the
  /// other and is not prevented by it. (FS-132)
  static func decides(_ winner: UIGestureRecognizer, over loser: UIGestureRecognizer) -> Bool {
    guard winner !== loser, winner.attempt.shares(with: loser.attempt) else { return false }
    return excludes(winner, loser) && !excludes(loser, winner)
  }

  private static func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool
  {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner) && !areSimultaneous(winner, loser)
  }

  private static func areSimultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
  }
}

/// Whether the delegate and the views that would lose touches allow a recognizer to leave possible.
///
/// > Source: UIKit documentation, `gestureRecognizerShouldBegin(_:)` of the delegate and of
/// > `UIView`. FS-120, FS-135. That the delegate is asked first, and that the views from the hit
/// > view up to the recognizer's are all asked, is a choice.
@MainActor struct StartPermission {
  private let recognizer: UIGestureRecognizer

  init(of recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  var isGranted: Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false else {
      return false
    }
    return viewsAsked.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
  }

  /// The recognizer's view, and before it those of its descendants that would lose a touch, each
  /// once.
  private var viewsAsked: [UIView] {
    guard let top = recognizer.view else { return [] }
    var asked: [UIView] = []
    if recognizer.cancelsTouchesInView {
      for view in recognizer.attempt.touches.compactMap(\.view) where view.isDescendant(of: top) {
        for view in sequence(first: view, next: \.superview).prefix(while: { $0 !== top })
        where !asked.contains(where: { $0 === view }) { asked.append(view) }
      }
    }
    return asked + [top]
  }
}
