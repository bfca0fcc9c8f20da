import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A property animator` {
  let clock = SimulatedDevice.current.clock
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let animator: UIViewPropertyAnimator
  private let diary = Ends()

  private final class Ends { var positions: [UIViewAnimatingPosition] = [] }

  init() {
    window.addSubview(view)
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 250 }
    animator.addCompletion { [diary] in diary.positions.append($0) }
  }

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  @Test func `Runs to its end`() {
    #expect(animator.state == .inactive)
    #expect(view.center.x == 50)
    animator.startAnimation()
    #expect(view.center.x == 250)
    #expect(animator.isRunning && animator.state == .active)
    clock.advance(by: 0.25)
    #expect(animator.fractionComplete == 0.25)
    clock.advance(by: 0.75)
    #expect(diary.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `FS-029 Leaves its views their touches by default`() {
    animator.startAnimation()
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func `Stands still and goes on`() {
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.pauseAnimation()
    clock.advance(by: 5)
    #expect(shownX == 100)
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(shownX == 200)
    clock.advance(by: 0.25)
    #expect(diary.positions == [.end])
  }

  @Test func `FS-381 moves late what is added with a delay, all the time that is left`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(other)
    animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(other.center.x == 150)
    clock.advance(by: 0.5)
    #expect(shownX == 150 && other.layer.presentation()?.position.x == 50)
    animator.addAnimations({ [view] in view.center.y = 150 }, delayFactor: 0.5)
    clock.advance(by: 0.25)
    #expect(shownX == 200 && other.layer.presentation()?.position.x == 100)
    #expect(view.layer.presentation()?.position.y == 50)
    clock.advance(by: 0.125)
    #expect(shownX == 225 && view.layer.presentation()?.position.y == 100)
    animator.fractionComplete = 0.5
    #expect(shownX == 150 && other.layer.presentation()?.position.x == 50)
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(diary.positions == [.end] && other.layer.animationKeys() == nil)
  }

  @Test func `FS-381 brings back what was late when it runs backwards`() {
    animator.addAnimations({ [view] in view.center.y = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.75)
    animator.pauseAnimation()
    animator.isReversed = true
    #expect(shownX == 200 && view.layer.presentation()?.position.y == 100)
    animator.startAnimation()
    clock.advance(by: 0.25)
    #expect(shownX == 150 && view.layer.presentation()?.position.y == 50)
    clock.advance(by: 0.5)
    #expect(diary.positions == [.start] && view.center == CGPoint(x: 50, y: 50))
  }

  @Test func `Shows the part that it is set to`() {
    animator.fractionComplete = 0.5
    #expect(shownX == 150)
    #expect(view.center.x == 250)
    #expect(!animator.isRunning)
  }

  @Test func `Runs back to its start`() {
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.startAnimation()
    #expect(shownX == 100)
    clock.advance(by: 0.25)
    #expect(diary.positions == [.start])
    #expect(view.center.x == 50)
  }

  @Test func `Stops where it is`() {
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(view.center.x == 150)
    clock.advance(by: 1)
    #expect(diary.positions == [])
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 50), (.current, 150), (.end, 250)])
  func `Finishes where it is told to`(position: UIViewAnimatingPosition, x: CGFloat) {
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(view.center.x == x)
    #expect(diary.positions == [position])
  }
}
