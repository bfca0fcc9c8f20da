import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A region that follows an animation` {
  /// An overlay with a panel that holds a button, half-way from the top of the screen to its bottom.
  @MainActor final class Flight {
    let screen: Screen
    let root = UIViewController()
    let panel = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 80))

    init(_ position: AnimatedPosition, _ options: UIView.AnimationOptions) {
      screen = Screen(root: root)
      root.view.addSubview(panel)
      screen.addButton("button", CGRect(x: 0, y: 0, width: 100, height: 80), to: panel)
      screen.overlay.regions.animatedPosition = position
      screen.overlay.regions.set(of: panel, id: "panel")
      UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
        self.panel.frame.origin.y = 700
      }
      screen.device.clock.advance(by: 0.5)
    }

    /// The view that gets a touch.
    func view(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      screen.overlay.hitTest(CGPoint(x: x, y: y), with: nil)
    }
  }

  @Test func `gives touches to the deepest view where it is shown, and none where it goes`() {
    let it = Flight(.visible, .allowUserInteraction)
    #expect(it.view(50, 440) === it.panel.subviews[0])
    #expect(it.view(300, 440) === it.panel)
    #expect(it.view(50, 740) == nil)
    #expect(it.view(50, 600) == nil)
    #expect(it.screen.tap(300, 740) == ["app"])
    it.screen.device.clock.advance(by: 1)
    #expect(it.screen.tap(50, 740) == ["button"])
    #expect(it.screen.tap(50, 440) == ["app"])
  }

  @Test func `gives touches where it goes unless it follows`() {
    let it = Flight(.final, .allowUserInteraction)
    #expect(it.view(50, 740) === it.panel.subviews[0])
    #expect(it.view(50, 440) == nil)
  }

  @Test func `has recognizers fire where it is shown`() {
    let it = Flight(.visible, .allowUserInteraction)
    final class Counter: NSObject, ActionPerforming {
      var count = 0
      func action(for selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
        { [weak self] _, _ in self?.count += 1 }
      }
    }
    let counter = Counter()
    it.panel.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Selector(("tapped"))))
    #expect(it.screen.tap(300, 440) == [])
    #expect(counter.count == 1)
  }

  @Test(arguments: [SimulatedHitTestBehavior.AnimatedViewTouches.swallowed, .passedOn])
  func `keeps the animation's own rule without interaction`(
    touches: SimulatedHitTestBehavior.AnimatedViewTouches
  ) {
    let it = Flight(.visible, [])
    it.screen.device.behavior.hitTesting.animatedViewTouches = touches
    #expect(it.screen.tap(50, 440) == (touches == .swallowed ? [] : ["app"]))
    #expect(it.screen.tap(50, 740) == ["app"])
  }

  @Test func `covers what it is drawn in front of, and not what is in front of it`() {
    let it = Flight(.visible, .allowUserInteraction)
    let behind = it.screen.addButton(
      "behind", CGRect(x: 0, y: 400, width: 393, height: 100), to: it.root.view)
    it.root.view.sendSubviewToBack(behind)
    #expect(it.view(300, 440) === it.panel)
    it.root.view.bringSubviewToFront(behind)
    #expect(it.view(300, 440) === behind)
  }
}
