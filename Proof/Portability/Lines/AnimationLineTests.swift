import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about animation` {
  let stage = LineStage()
  var clock: SimulatedClock { stage.device.clock }

  @Test func `L034 a toast fades in`() {
    let toast = stage.add(UIView())
    let counter = Counter()
    toast.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { toast.alpha = 1 }) { _ in counter.count += 1 }
    clock.advance(by: 0.29)
    #expect(counter.count == 0)
    clock.advance(by: 0.02)
    #expect(counter.count == 1)
  }

  @Test func `L035 a toast springs in`() {
    let toast = stage.add(UIView())
    UIView.animate(
      withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { toast.transform = CGAffineTransform(translationX: 0, y: 50) }
    #expect(toast.layer.presentation()?.affineTransform().ty == 0)
    clock.advance(by: 1)
    #expect(toast.layer.presentation()?.affineTransform().ty == 50)
  }

  @Test func `L036 a new spring has a bounce`() {
    let toast = stage.add(UIView())
    UIView.animate(springDuration: 0.4, bounce: 0.2) { toast.center.y = 300 }
    clock.advance(by: 1)
    #expect(toast.center.y == 300)
  }

  @Test func `L037 an animator stands still and is scrubbed`() {
    let toast = stage.add(UIView())
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { toast.alpha = 0 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    #expect(toast.layer.presentation()?.opacity == 0.5)
    animator.stopAnimation(true)
  }

  @Test func `L038 an animator leaves hit tests to the app`() {
    let toast = stage.add(UIView())
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { toast.center.y += 400 }
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(stage.tap(50, 425) === toast)
    animator.stopAnimation(true)
  }

  @Test func `L039 keyframes follow one another`() {
    let toast = stage.add(UIView())
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { toast.alpha = 0 }
    }
    clock.advance(by: 0.5)
    #expect(toast.layer.presentation()?.opacity == 1)
    clock.advance(by: 0.5)
    #expect(toast.layer.presentation()?.opacity == 0)
  }

  @Test func `L040 a change is not animated`() {
    let toast = stage.add(UIView())
    UIView.performWithoutAnimation { toast.center.x = 7 }
    #expect(toast.layer.presentation()?.position.x == 7)
  }

  @Test func `L041 a layer moves on its own`() {
    let toast = stage.add(UIView())
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 25
    animation.toValue = 125
    animation.duration = 1
    toast.layer.add(animation, forKey: "move")
    clock.advance(by: 0.5)
    #expect(toast.layer.presentation()?.position.y == 75)
    #expect(toast.layer.position.y == 25)
    #expect(toast.layer.animationKeys() == ["move"])
    clock.advance(by: 0.6)
    #expect(toast.layer.animationKeys() == nil)
    #expect(toast.layer.presentation()?.position.y == 25)
  }

  @Test func `L042 a layer's animation is found and taken away`() {
    let toast = stage.add(UIView())
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.toValue = 2
    pulse.duration = 1
    pulse.repeatCount = .infinity
    pulse.autoreverses = true
    toast.layer.add(pulse, forKey: "pulse")
    #expect(toast.layer.animation(forKey: "pulse")?.repeatCount == .infinity)
    clock.advance(by: 100.5)
    #expect(toast.layer.presentation()?.transform.m11 == 1.5)
    toast.layer.removeAnimation(forKey: "pulse")
    #expect(toast.layer.presentation()?.transform.m11 == 1)
  }

  @Test func `L043 a field is shaken`() {
    let field = stage.add(UITextField())
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    field.layer.add(shake, forKey: "shake")
    clock.advance(by: 0.25)
    #expect(field.layer.presentation()?.transform.m41 == 10)
    clock.advance(by: 0.25)
    #expect(field.layer.presentation()?.transform.m41 == 0)
  }

  @Test func `L044 animations are grouped`() {
    let toast = stage.add(UIView())
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue) = (0, 1)
    let group = CAAnimationGroup()
    group.animations = [fade, grow]
    group.duration = 2
    toast.layer.add(group, forKey: nil)
    clock.advance(by: 1)
    #expect(toast.layer.presentation()?.opacity == 0.5)
    #expect(toast.layer.presentation()?.transform.m11 == 0.5)
  }

  @Test func `L045 a spring of a layer settles`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 20
    spring.stiffness = 200
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    let toast = stage.add(UIView())
    toast.layer.add(spring, forKey: "spring")
    clock.advance(by: spring.settlingDuration * 0.9)
    let x = toast.layer.presentation()?.position.x ?? 0
    #expect(abs(x - 100) < 2)
  }

  @Test func `L046 a delegate learns of the end`() {
    final class Delegate: NSObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let (toast, delegate) = (stage.add(UIView()), Delegate())
    for key in ["first", "second"] {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      fade.delegate = delegate
      toast.layer.add(fade, forKey: key)
    }
    toast.layer.removeAnimation(forKey: "first")
    #expect(delegate.ends == [false])
    clock.advance(by: 1)
    #expect(delegate.ends == [false, true])
  }

  @Test func `L047 something happens when a transaction is through`() {
    let (toast, counter) = (stage.add(UIView()), Counter())
    CATransaction.begin()
    CATransaction.setCompletionBlock { counter.count += 1 }
    CATransaction.setAnimationDuration(2)
    toast.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    CATransaction.commit()
    clock.advance(by: 1.9)
    #expect(counter.count == 0)
    clock.advance(by: 0.2)
    #expect(counter.count == 1)
  }

  @Test func `L048 an animation goes by a curve`() {
    let toast = stage.add(UIView())
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    toast.layer.add(fade, forKey: "fade")
    clock.advance(by: 0.5)
    #expect((toast.layer.presentation()?.opacity ?? 1) < 0.4)
  }

  @Test func `L049 an animation starts later and stays`() {
    let toast = stage.add(UIView())
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.5, 0, 1)
    fade.beginTime = CACurrentMediaTime() + 1
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    toast.layer.add(fade, forKey: "fade")
    #expect(toast.layer.presentation()?.opacity == 0.5)
    clock.advance(by: 5)
    #expect(toast.layer.presentation()?.opacity == 0)
    #expect(toast.layer.animationKeys() == ["fade"])
  }

  @Test func `L050 a link follows the display`() {
    final class Ticker: NSObject, ActionPerforming {
      var times: [CFTimeInterval] = []
      func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { sender, _ in (sender as? CADisplayLink).map { self.times.append($0.timestamp) } }
      }
    }
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.1)
    #expect(ticker.times.count == 6)
    link.isPaused = true
    clock.advance(by: 0.1)
    link.isPaused = false
    clock.advance(by: 0.05)
    link.invalidate()
    clock.advance(by: 1)
    #expect(ticker.times.count == 9)
  }

  @Test func `L051 time is measured`() {
    let start = CACurrentMediaTime()
    clock.advance(by: 1.5)
    #expect(CACurrentMediaTime() - start == 1.5)
  }

  @Test func `L052 one view takes the place of another`() {
    let (old, new, counter) = (stage.add(UILabel()), UILabel(), Counter())
    UIView.transition(with: stage.root.view, duration: 0.3, options: .transitionCrossDissolve) {
      old.removeFromSuperview()
      stage.root.view.addSubview(new)
    } completion: { _ in
      counter.count += 1
    }
    clock.advance(by: 0.4)
    #expect(counter.count == 1)
    #expect(new.superview === stage.root.view)
  }

  @Test func `L053 a moving view is found where it shows`() {
    let toast = stage.add(UIView())
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      toast.center.y += 400
    }
    clock.advance(by: 0.5)
    let shown = toast.layer.presentation()?.frame
    #expect(shown == CGRect(x: 0, y: 200, width: 100, height: 50))
    #expect(toast.layer.presentation()?.hitTest(CGPoint(x: 50, y: 225)) != nil)
  }

  @Test func `L054 all animations end`() {
    let toast = stage.add(UIView())
    UIView.animate(withDuration: 1) { toast.center.y += 400 }
    toast.layer.removeAllAnimations()
    #expect(toast.layer.animationKeys() == nil)
  }
}
