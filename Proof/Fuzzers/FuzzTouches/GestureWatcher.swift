import UIKit

/// What an app does about its gestures: an action that may change the screen under them, and a
/// delegate that has its own mind.
@MainActor
final class GestureWatcher: NSObject, ActionPerforming, UIGestureRecognizerDelegate {
  private let habit: Int
  private let answers: Int

  /// Takes what the actions do, and the answers of the delegate as bits.
  init(habit: Int, answers: Int) {
    self.habit = habit
    self.answers = answers
  }

  func action(for selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
    { [weak self] sender, _ in (sender as? UIGestureRecognizer).map { self?.take($0) } }
  }

  private func take(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view else { return }
    switch habit % 8 {
    case 0: if !(view.superview is UIWindow) { view.removeFromSuperview() }
    case 1: view.removeGestureRecognizer(recognizer)
    case 2: recognizer.isEnabled.toggle()
    case 3: view.superview?.isHidden = true
    case 4: view.addSubview(UIView(frame: view.bounds))
    case 5: view.window?.isHidden = true
    case 6: view.frame.origin.x += 10
    default: break
    }
  }

  private func answer(_ bit: Int) -> Bool { answers & 1 << bit != 0 }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer(0) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(1) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(2) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(3) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(4) }
}
