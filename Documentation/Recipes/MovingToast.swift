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
      let distance = step.reducesMotion ? 0 : step.view.bounds.height - top
      let away = step.restingTransform.translatedBy(x: 0, y: distance)
      let faded = step.reducesMotion ? 0 : step.restingAlpha
      if step.direction == .arriving, !step.turnsBack {
        step.view.transform = away
        step.view.alpha = faded
      }
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) {
        step.view.transform = step.direction == .arriving ? step.restingTransform : away
        step.view.alpha = step.direction == .arriving ? step.restingAlpha : faded
      }
      animator.addCompletion { _ in isOver() }
      animator.startAnimation()
    }
  }
}

/// Shows a toast that slides in, for instance a `ToastController`.
@MainActor
func slideIn(_ toast: UIViewController, by presenter: OverlayPresenter) {
  presenter.keepsClearOfBars = true
  presenter.show(toast, duration: 5, transition: .slide())
}
