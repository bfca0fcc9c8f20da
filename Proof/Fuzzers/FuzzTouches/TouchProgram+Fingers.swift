import Fallthrough
import Fuzzing
import UIKit

extension TouchProgram {
  func addRecognizer() {
    guard let view = anyView, view.gestureRecognizers?.count ?? 0 < 4 else { return }
    let kinds: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    let recognizer = kinds[tape.byte() % kinds.count]
    recognizer.cancelsTouchesInView = tape.bool()
    recognizer.delaysTouchesBegan = tape.bool()
    if tape.bool(), let other = view.gestureRecognizers?.first { recognizer.require(toFail: other) }
    if tape.bool() { watch(recognizer) }
    view.addGestureRecognizer(recognizer)
  }

  private func watch(_ recognizer: UIGestureRecognizer) {
    let watcher = GestureWatcher(habit: tape.byte(), answers: tape.byte())
    watchers.append(watcher)
    recognizer.addTarget(watcher, action: Selector(("take:")))
    if tape.bool() { recognizer.delegate = watcher }
  }

  func touchDown() {
    guard fingers.count < 5 else { return }
    fingers.append(device.touchDown(at: tape.point()))
  }

  func touchDownTogether() {
    guard fingers.count < 4 else { return }
    fingers += device.touchDown(at: [tape.point(), tape.point()])
  }

  func moveFinger() {
    guard !fingers.isEmpty else { return }
    fingers[tape.byte() % fingers.count].move(to: tape.point())
  }

  /// As for a pinch or a turn.
  func moveTogether() { device.move(fingers.map { ($0, tape.point()) }) }

  func liftFinger() {
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: tape.byte() % fingers.count)
    tape.bool() ? finger.lift() : finger.cancel()
  }

  /// Asks as a pointer or a drag session does, which is no touch outside of anything.
  func askWithoutTouch() {
    let before = outsideCount
    _ = tape.bool() ? device.hover(at: tape.point()) : device.drag(at: tape.point())
    Rule.holds(before == outsideCount, "a touch outside was told without a touch")
  }
}
