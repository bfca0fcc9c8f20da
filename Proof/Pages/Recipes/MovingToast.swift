import Fallthrough
import UIKit

extension OverlayTransition {
  /// Moves the content up from the lower edge. The user can tap it while it moves.
  ///
  /// During `UIView.animate`, hit tests use the final position. During a property animator, they
  /// use the visible position.
  static func slide(duration: TimeInterval = 0.6) -> OverlayTransition {
    OverlayTransition { step, isOver in
      let top = step.view.subviews.map(\.frame.minY).min() ?? 0
      let away = step.restingTransform.translatedBy(x: 0, y: step.view.bounds.height - top)
      if step.direction == .arriving, !step.turnsBack { step.view.transform = away }
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) {
        step.view.transform = step.direction == .arriving ? step.restingTransform : away
      }
      animator.addCompletion { _ in isOver() }
      animator.startAnimation()
    }
  }
}

/// Shows a toast that slides in, for instance a `ToastController`.
@MainActor
func slideIn(_ toast: UIViewController, by presenter: OverlayPresenter) {
  presenter.show(toast, duration: 5, transition: .slide())
}
