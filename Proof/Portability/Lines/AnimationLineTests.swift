import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about animation` {
  let stage = LineStage()
  var clock: SimulatedClock { stage.device.clock }

  @Test func `L036 a new spring has a bounce`() {
    let toast = stage.add(UIView())
    UIView.animate(springDuration: 0.4, bounce: 0.2) { toast.center.y = 300 }
    clock.advance(by: 1)
    #expect(toast.center.y == 300)
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
}
