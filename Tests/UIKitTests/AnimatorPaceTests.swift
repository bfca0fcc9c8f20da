import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The pace of an animator` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let window: UIWindow

  init() { window = Stage.show(view) }

  /// How far an animator has moved the view after parts of a second, in hundredths of the way.
  private func way(_ animator: UIViewPropertyAnimator) -> [Int] {
    view.center.x = 0
    animator.addAnimations { [view] in view.center.x = 100 }
    animator.startAnimation()
    let way = [0.25, 0.25, 0.25].map { part in
      device.clock.advance(by: part)
      return Int((view.layer.presentation()?.position.x ?? -1).rounded())
    }
    device.clock.advance(by: 5)
    #expect(view.layer.presentation()?.position.x ?? 100 == 100)
    return way
  }

  @Test func `is that of a curve, however it is said`() {
    let linear = [25, 50, 75]
    #expect(way(UIViewPropertyAnimator(duration: 1, curve: .linear)) == linear)
    let third = CGPoint(x: 1.0 / 3, y: 1.0 / 3)
    let far = CGPoint(x: 2.0 / 3, y: 2.0 / 3)
    #expect(
      way(UIViewPropertyAnimator(duration: 1, controlPoint1: third, controlPoint2: far)) == linear)
    let cubic = UICubicTimingParameters(controlPoint1: third, controlPoint2: far)
    #expect(way(UIViewPropertyAnimator(duration: 1, timingParameters: cubic)) == linear)
    let named = UICubicTimingParameters(animationCurve: .linear)
    #expect(way(UIViewPropertyAnimator(duration: 1, timingParameters: named)) == linear)
    let eased = way(UIViewPropertyAnimator(duration: 1, curve: .easeInOut))
    #expect(eased[0] < 25 && eased[1] == 50 && eased[2] > 75)
  }

  @Test func `is that of a spring, however it is said`() {
    let critical = way(UIViewPropertyAnimator(duration: 1, dampingRatio: 1))
    #expect(critical == critical.sorted() && critical[0] > 25 && critical[2] <= 100)
    let ratio = UISpringTimingParameters(dampingRatio: 1)
    #expect(way(UIViewPropertyAnimator(duration: 1, timingParameters: ratio)) == critical)
    let pushed = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
    #expect(way(UIViewPropertyAnimator(duration: 1, timingParameters: pushed)) == critical)
    let mass = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    #expect(way(UIViewPropertyAnimator(duration: 1, timingParameters: mass)) == critical)
    let nothing = UISpringTimingParameters(
      mass: 0, stiffness: 100, damping: 20, initialVelocity: .zero)
    #expect(way(UIViewPropertyAnimator(duration: 1, timingParameters: nothing)) == critical)
  }

  @Test func `may start by itself after a while`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: [.curveLinear, .allowUserInteraction]
    ) { [view] in
      view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(animator.isUserInteractionEnabled && !animator.isReversed && animator.duration == 1)
    device.clock.advance(by: 1)
    #expect(ends == [] && view.layer.presentation()?.opacity == 0.75)
    device.clock.advance(by: 0.6)
    #expect(ends == [.end] && view.alpha == 0.5)
    let still = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0, delay: 0, animations: {}, completion: nil)
    #expect(!still.isUserInteractionEnabled)
  }
}

@MainActor @Suite(.simulatedDevice) struct `What a responder says of itself` {
  @Test func `is kept, and is that of its kind where nothing was said`() {
    let (view, button) = (UIView(), UIButton())
    #expect(view.accessibilityHint == nil && view.accessibilityValue == nil)
    (view.accessibilityHint, view.accessibilityValue) = ("Opens", "half")
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "half")
    #expect(!view.accessibilityRespondsToUserInteraction)
    #expect(button.accessibilityRespondsToUserInteraction)
    button.isEnabled = false
    #expect(!button.accessibilityRespondsToUserInteraction)
    button.accessibilityRespondsToUserInteraction = true
    #expect(button.accessibilityRespondsToUserInteraction)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap() && !view.accessibilityScroll(.down))
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == "half")
  }

  @Test func `is done by the first that can on a magic tap`() {
    final class Player: UIViewController {
      var taps = 0
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    let player = Player()
    Stage.show(root: player)
    #expect(SimulatedDevice.current.performMagicTap() == nil)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    player.view.addSubview(button)
    SimulatedDevice.current.accessibilityFocus = button
    #expect(SimulatedDevice.current.performMagicTap() === player)
    #expect(player.taps == 1)
  }

  @Test func `goes on to the next where buttons and shakes are given up`() {
    let log = Log()
    final class Root: UIViewController {
      var log: Log?
      override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log?.note("changed")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log?.note("cancelled")
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log?.note("no shake")
      }
    }
    let root = Root()
    root.log = log
    let view = UIView()
    root.view.addSubview(view)
    view.pressesChanged([], with: nil)
    view.pressesCancelled([], with: nil)
    view.motionCancelled(.motionShake, with: nil)
    view.touchesEstimatedPropertiesUpdated([])
    #expect(log.lines == ["changed", "cancelled", "no shake"])
  }

  @Test func `is told what users have switched on`() {
    #expect(!device.isSwitchControlRunning && !UIAccessibility.isSwitchControlRunning)
    device.isSwitchControlRunning = true
    device.isReduceTransparencyEnabled = true
    device.isDarkerSystemColorsEnabled = true
    #expect(device.isSwitchControlRunning && UIAccessibility.isSwitchControlRunning)
    #expect(device.isReduceTransparencyEnabled && UIAccessibility.isReduceTransparencyEnabled)
    #expect(device.isDarkerSystemColorsEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!device.isVoiceOverRunning && !device.isReduceMotionEnabled)
  }
}
