import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The ways in which content arrives` {
  let stage = PresenterStage()
  let toast: UIViewController

  init() { toast = stage.toast("toast") }

  func start(_ transition: OverlayTransition) -> CGAffineTransform {
    toast.view.layer.removeAllAnimations()
    stage.presenter.show(toast)
    var start = CGAffineTransform.identity
    stage.presenter.hide(transition: transition)
    start = toast.view.transform
    stage.device.clock.advance(by: 6)
    return start
  }

  @Test func `move by the edge where lines begin or end`() {
    let bounds = stage.app.bounds
    let left = CGAffineTransform(translationX: -Toast.frame.maxX, y: 0)
    let right = CGAffineTransform(translationX: bounds.width - Toast.frame.minX, y: 0)
    #expect(start(.move(edge: .leading)) == left && start(.move(edge: .trailing)) == right)
    #expect(start(.move(edge: .left)) == left && start(.move(edge: .right)) == right)
    stage.device.layoutDirection = .rightToLeft
    #expect(start(.move(edge: .leading)) == right && start(.move(edge: .trailing)) == left)
    #expect(start(.move(edge: .left)) == left && start(.move(edge: .right)) == right)
  }

  @Test(.simulatedDevice, arguments: [0.5, 0, -1, .nan])
  func `scale about the middle of what is seen`(factor: CGFloat) {
    let used = factor == 0.5 ? 0.5 : 0.01
    let transform = start(.scale(factor))
    #expect(transform.a == used && transform.d == used)
    // The middle of the toast stays where it is.
    let middle = CGPoint(
      x: Toast.frame.midX - stage.app.bounds.midX, y: Toast.frame.midY - stage.app.bounds.midY)
    let moved = middle.applying(transform)
    #expect(abs(moved.x - middle.x) < 0.001 && abs(moved.y - middle.y) < 0.001)
    stage.device.isReduceMotionEnabled = true
    #expect(start(.scale(factor)) == .identity)
  }

  @Test(.simulatedDevice, arguments: [0.6, 0, .nan, 1, 2])
  func `swing like springs, take their touches meanwhile and end at rest`(damping: CGFloat) {
    for transition in [
      OverlayTransition.move(edge: .bottom, duration: 1, dampingRatio: damping),
      .scale(duration: 1, dampingRatio: damping),
    ] {
      stage.presenter.show(toast, transition: transition)
      stage.device.clock.advance(by: 0.5)
      #expect(stage.owner == "toast")
      stage.device.clock.advance(by: 1)
      #expect(toast.view.transform == .identity && toast.view.alpha == 1)
      stage.presenter.hide(transition: transition)
      stage.device.clock.advance(by: 2)
      #expect(stage.overlays == 0)
    }
  }
}
