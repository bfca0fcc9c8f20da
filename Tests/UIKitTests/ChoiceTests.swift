import Testing
import UIKit

/// What the other side of a switch does, where no other suite tells.
@MainActor @Suite(.simulatedDevice) struct `A switch` {
  let root = CALayer()
  let middle = CGPoint(x: 50, y: 50)

  init() { root.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }

  @Test(arguments: [true, false])
  func `FS-032 decides who answers beside the content of an effect view`(_ itself: Bool) {
    device.behavior.effectViewAnswersItself = itself
    let effectView = UIVisualEffectView(frame: root.bounds)
    let label = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    effectView.contentView.addSubview(label)
    let answer = effectView.hitTest(middle, with: nil)
    #expect(answer === (itself ? effectView : effectView.contentView))
    #expect(effectView.hitTest(CGPoint(x: 10, y: 10), with: nil) === label)
  }

  @Test(arguments: [true, false])
  func `FS-396 decides whether a plain view in a control keeps its touches`(_ do: Bool) {
    device.behavior.plainViewsKeepTouches = `do`
    final class Gradient: UIView {}
    final class Scroller: UIScrollView {}
    func taps(_ control: UIControl, on part: UIView, in inner: UIView? = nil) -> Int {
      var taps = 0
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      part.frame = control.bounds
      part.isUserInteractionEnabled = true
      control.addSubview(part)
      if let inner {
        inner.frame = control.bounds
        part.addSubview(inner)
      }
      Stage.show(control)
      device.tap(at: CGPoint(x: 50, y: 80))
      return taps
    }
    let plain = [
      UIView(), Gradient(), UIStackView(), UILabel(), UIImageView(),
      UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
    ]
    for view in plain { #expect(taps(UIButton(), on: view) == (`do` ? 0 : 1), "\(view)") }
    #expect(taps(UIControl(), on: UIView(), in: UIView()) == (`do` ? 0 : 1))
    #expect(taps(UIButton(), on: Scroller()) == 1)
    #expect(taps(UISwitch(), on: UIView()) == 1)
  }

  @Test(arguments: [true, false])
  func `FS-166 decides in which space assistive apps ask for an element`(_ isScreen: Bool) {
    device.behavior.accessibilityPointsAreInScreen = isScreen
    let window = Stage.show(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    window.frame.origin = CGPoint(x: 100, y: 100)
    let button = window.rootViewController?.view.subviews.first
    let point = CGPoint(x: isScreen ? 110 : 10, y: isScreen ? 110 : 10)
    #expect(window.accessibilityHitTest(point, event: nil) as? UIView === button)
    #expect(device.accessibilityElement(at: CGPoint(x: 110, y: 110)) as? UIView === button)
  }

  @Test(arguments: [true, false])
  func `FS-431 decides whether hovering ends when the pointer is taken away`(_ isReported: Bool) {
    device.behavior.removedPointersAreReported = isReported
    device.model = .iPadPro11
    let stage = GestureStage()
    let hover = stage.add(UIHoverGestureRecognizer(), "hover")
    device.hover(at: Stage.center)
    _ = stage.log.takeAll()
    device.removePointer()
    #expect(stage.log.takeAll() == (isReported ? ["hover ended"] : []))
    #expect(hover.state == (isReported ? .possible : .began))
    #expect(device.clickFromHover(at: Stage.center).passes.isEmpty == false)
  }

  @Test(arguments: [true, false])
  func `FS-432 decides whether a window that lets a presenting controller go leaks both`(
    _ leaks: Bool
  ) {
    device.behavior.abandonedPresentationsLeak = leaks
    weak var root: UIViewController?
    weak var presented: UIViewController?
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = UIViewController()
    window.isHidden = false
    root = window.rootViewController
    root?.present(UIViewController(), animated: false)
    presented = root?.presentedViewController
    #expect(presented != nil)
    window.rootViewController = UIViewController()
    #expect((root != nil) == leaks)
    #expect((presented != nil) == leaks)
  }

  @Test(arguments: [0, 0.5])
  func `FS-434 decides how late work of the clock is`(_ lateness: TimeInterval) {
    device.behavior.timerLateness = lateness
    var time = -1.0
    device.clock.schedule(after: 1) { time = SimulatedDevice.current.clock.now }
    device.clock.advance(by: 2)
    #expect(time == 1 + lateness)
  }
}
