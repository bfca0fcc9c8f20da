import Testing
import UIKit

/// A window with a button behind a view that moves from x = 0 to x = 200 in a second.
@MainActor @Suite(.simulatedDevice) struct `A touch on a view that is being animated` {
  let log = Log()
  let app: UIWindow
  let behind: TouchLoggingView
  let overlay: UIWindow
  let view: TouchLoggingView
  let start = CGPoint(x: 50, y: 50)
  let middle = CGPoint(x: 150, y: 50)
  let end = CGPoint(x: 250, y: 50)

  init() {
    behind = TouchLoggingView("behind", frame: device.screenBounds, log: log)
    app = Stage.show(behind)
    overlay = Stage.show(window: Transparent(), level: .alert)
    view = TouchLoggingView("view", frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    overlay.addSubview(view)
  }

  /// A window that takes touches on its views only.
  final class Transparent: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self || hit === rootViewController?.view ? nil : hit
    }
  }

  /// Who is told of a tap.
  func tap(_ point: CGPoint) -> [String] {
    device.tap(at: point)
    return log.takeAll().filter { $0.contains("began") }.map { String($0.prefix { $0 != " " }) }
  }

  func animate(_ options: UIView.AnimationOptions = []) {
    UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
      view.center.x = 250
    }
    device.clock.advance(by: 0.5)
  }

  func startAnimator(_ setUp: (UIViewPropertyAnimator) -> Void = { _ in }) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    setUp(animator)
    animator.startAnimation()
    device.clock.advance(by: 0.5)
  }

  @Test func `FS-176 is swallowed: nobody is told, not what is behind either`() {
    animate()
    #expect(tap(end) == [])
    #expect(tap(start) == ["behind"])
    #expect(device.tap(at: end).swallowedBy === view)
    device.clock.advance(by: 1)
    #expect(tap(end) == ["view"])
  }

  @Test func `FS-029 FS-176 is swallowed by a view of which only the colour changes, too`() {
    view.backgroundColor = .red
    UIView.animate(withDuration: 1) { view.backgroundColor = .red }
    #expect(tap(start) == ["view"])
    UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    #expect(tap(start) == [])
    device.clock.advance(by: 1)
    #expect(tap(start) == ["view"])
  }

  @Test func `FS-176 goes to what is behind, by a switch`() {
    device.behavior.animatedViewTouches = .passedOn
    animate()
    #expect(tap(end) == ["behind"])
    device.clock.advance(by: 1)
    #expect(tap(end) == ["view"])
  }

  @Test(arguments: [true, false])
  func `FS-176 on a view in it fares as one on itself`(_ isSwallowed: Bool) {
    device.behavior.animatedViewTouches = isSwallowed ? .swallowed : .passedOn
    view.addSubview(TouchLoggingView("inner", frame: view.bounds, log: log))
    animate()
    #expect(tap(end) == (isSwallowed ? [] : ["behind"]))
    device.clock.advance(by: 1)
    #expect(tap(end) == ["inner"])
  }

  @Test func `FS-176 is no recognizer's either`() {
    let (listener, tap) = (GestureListener(log), UITapGestureRecognizer())
    tap.name = "tap"
    tap.addTarget(listener, action: "note:")
    overlay.addGestureRecognizer(tap)
    animate()
    device.tap(at: end)
    #expect(log.lines == [])
    device.clock.advance(by: 1)
    device.tap(at: end)
    #expect(log.lines.contains("tap ended"))
  }

  @Test func `FS-176 is told in a transcript`() {
    animate()
    let swallowed = device.explainTap(at: end).description
    #expect(swallowed.contains("(no view is informed: this one is being animated)"))
    device.behavior.animatedViewTouches = .passedOn
    #expect(device.explainTap(at: end).description.contains("nil, it is being animated"))
  }

  @Test func `FS-176 belongs to nobody until it is lifted, though the animation ends before`() {
    animate()
    let finger = device.touchDown(at: end)
    device.clock.advance(by: 1)
    finger.move(to: CGPoint(x: 260, y: 50))
    finger.lift()
    #expect(log.lines == [])
  }

  @Test func `FS-179 goes where the values are, not to what is seen, if the options allow it`() {
    animate(.allowUserInteraction)
    #expect(tap(end) == ["view"])
    #expect(tap(middle) == ["behind"])
  }

  @Test func `FS-177 goes to what is seen under a property animator`() {
    startAnimator()
    #expect(tap(middle) == ["view"])
    #expect(tap(end) == ["behind"])
    device.clock.advance(by: 1)
    #expect(tap(middle) == ["behind"])
    #expect(tap(end) == ["view"])
  }

  @Test func `FS-177 goes to views in what is seen, and follows size and scale`() {
    let inner = TouchLoggingView("inner", frame: view.bounds, log: log)
    view.addSubview(inner)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    animator.startAnimation()
    device.clock.advance(by: 0.5)
    // Twice as large about (50, 50).
    #expect(tap(CGPoint(x: 140, y: 50)) == ["inner"])
    #expect(tap(CGPoint(x: 160, y: 50)) == ["behind"])
  }

  @Test func `FS-177 goes to what is seen while an animator stands still`() {
    startAnimator()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 250 }
    device.clock.advance(by: 1)
    animator.fractionComplete = 0.5
    #expect(tap(CGPoint(x: 250, y: 150)) == ["view"])
    #expect(tap(CGPoint(x: 250, y: 250)) == ["behind"])
  }

  @Test func `FS-177 goes where the values are if the app sees to it by itself`() {
    startAnimator { $0.isManualHitTestingEnabled = true }
    #expect(tap(middle) == ["behind"])
    #expect(tap(end) == ["view"])
  }

  @Test(arguments: [true, false])
  func `FS-178 is swallowed by an animator without interaction, where it is seen`(
    _ isSwallowed: Bool
  ) {
    device.behavior.animatedViewTouches = isSwallowed ? .swallowed : .passedOn
    startAnimator { $0.isUserInteractionEnabled = false }
    #expect(tap(middle) == (isSwallowed ? [] : ["behind"]))
    #expect(tap(end) == ["behind"])
    device.clock.advance(by: 1)
    #expect(tap(end) == ["view"])
  }
}
