import Testing
import UIKit

/// What the other side of a switch does, where no other suite tells.
@MainActor @Suite(.simulatedDevice) struct `A switch` {
  let root = CALayer()
  let middle = CGPoint(x: 50, y: 50)

  init() { root.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }

  func add(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = root.bounds
    root.addSublayer(layer)
    return layer
  }

  @Test(arguments: [(true, "red"), (false, "yellow")])
  func `FS-043 decides whether a zPosition counts for layers`(_ counts: Bool, _ name: String) {
    device.behavior.layersFollowZPosition = counts
    add("red").zPosition = 1
    _ = add("yellow")
    #expect(root.hitTest(middle)?.name == name)
  }

  @Test(arguments: [(true, "clear"), (false, "back")])
  func `FS-046 decides whether clear layers are hit`(_ areHit: Bool, _ name: String) {
    device.behavior.clearLayersAreHit = areHit
    _ = add("back")
    add("clear").opacity = 0
    #expect(root.hitTest(middle)?.name == name)
  }

  @Test(arguments: [(false, "masked"), (true, "back")])
  func `FS-047 decides whether a mask limits where a layer is hit`(_ limits: Bool, _ name: String) {
    device.behavior.masksLimitLayerHits = limits
    _ = add("back")
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    add("masked").mask = mask
    #expect(root.hitTest(middle)?.name == name)
    #expect(root.hitTest(CGPoint(x: 10, y: 10))?.name == "masked")
  }

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
  func `FS-107 decides whether a first responder that leaves its window resigns`(_ does: Bool) {
    device.behavior.removedFirstResponderResigns = does
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let window = Stage.show(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    window.rootViewController?.view.addSubview(field)
    #expect(field.isFirstResponder == !does)
  }

  @Test(arguments: [false, true])
  func `FS-118 decides whether controls hand touches on`(_ do: Bool) {
    device.behavior.gestures.controlsHandTouchesOn = `do`
    let log = Log()
    let view = TouchLoggingView("view", frame: device.screenBounds, log: log)
    view.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    Stage.show(view)
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == (`do` ? ["view began (10 10)", "view ended (10 10)"] : []))
  }

  @Test(arguments: [true, false])
  func `FS-396 decides whether a plain view in a control keeps its touches`(_ do: Bool) {
    device.behavior.gestures.plainViewsKeepTouches = `do`
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

  @Test(arguments: [false, true])
  func `FS-175 decides whether a disabled view keeps buttons from responders in it`(_ does: Bool) {
    device.behavior.disabledAncestorsStopPresses = does
    final class Responder: UIView {
      var presses = 0
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += 1
      }
    }
    let (box, responder) = (UIView(), Responder())
    box.addSubview(responder)
    let window = Stage.show(box)
    window.makeKey()
    responder.becomeFirstResponder()
    box.isUserInteractionEnabled = false
    device.press(.select)
    #expect(responder.presses == (does ? 0 : 1))
    box.isUserInteractionEnabled = true
    responder.isUserInteractionEnabled = false
    responder.presses = 0
    device.press(.select)
    #expect(responder.presses == 0)
  }

  @Test(arguments: [true, false])
  func `FS-225 decides whether a modal window hides what is in others`(_ hides: Bool) {
    device.behavior.modalWindowsHideOthers = hides
    Stage.show(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let overlay = Stage.show(level: .alert)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    overlay.rootViewController?.view.addSubview(button)
    overlay.accessibilityViewIsModal = true
    #expect(device.accessibilityElements.contains(button))
    #expect(device.accessibilityElements.count == (hides ? 1 : 2))
  }

  @Test(arguments: [true, false])
  func `FS-183 decides whether tracking that is refused is ended`(_ isEnded: Bool) {
    device.behavior.gestures.endsRefusedTracking = isEnded
    final class Refusing: UIControl {
      var ends = 0
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        ends += 1
      }
    }
    let control = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    Stage.show(control)
    let finger = device.touchDown(at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 12, y: 10))
    #expect(control.ends == (isEnded ? 1 : 0))
    #expect(!control.isTracking)
    finger.lift()
    #expect(control.ends == (isEnded ? 1 : 0))
  }

  @Test(arguments: [false, true])
  func `FS-134 decides what a recognizer shows that waits for another`(_ showsState: Bool) {
    device.behavior.gestures.waitingRecognizersShowTheirState = showsState
    let stage = GestureStage()
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap()
    #expect(single.state == (showsState ? .ended : .possible))
    #expect(stage.log.takeAll().filter { $0.hasPrefix("single") } == [])
    stage.wait(0.36)
    #expect(stage.log.takeAll().filter { $0.hasPrefix("single") } == ["single ended"])
  }

  @Test(arguments: [true, false])
  func `FS-165 decides whether controls and labels are elements by default`(_ are: Bool) {
    device.behavior.controlsAreElements = are
    #expect([UIButton(), UILabel()].map(\.isAccessibilityElement) == [are, are])
    #expect(!UIView().isAccessibilityElement)
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
    device.behavior.gestures.hoversOnPhones = true
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

  @Test(arguments: [true, false])
  func `FS-433 decides whether a transform moves a view out of the safe area`(_ moves: Bool) {
    device.behavior.transformsMoveSafeArea = moves
    device.safeAreaInsets.bottom = 34
    let view = UIView(frame: device.screenBounds)
    Stage.show(view)
    #expect(view.safeAreaInsets.bottom == 34)
    view.transform = CGAffineTransform(translationX: 0, y: -200)
    #expect(view.safeAreaInsets.bottom == (moves ? 0 : 34))
  }

  @Test(arguments: [0, 0.5])
  func `FS-434 decides how late work of the clock is`(_ lateness: TimeInterval) {
    device.behavior.timerLateness = lateness
    var time = -1.0
    device.clock.schedule(after: 1) { time = SimulatedDevice.current.clock.now }
    device.clock.advance(by: 2)
    #expect(time == 1 + lateness)
  }

  @Test(arguments: [true, false])
  func `FS-171 decides whether a click is a pointer's touch or a finger's`(_ isPointers: Bool) {
    device.behavior.supportsIndirectInput = isPointers
    final class Noting: UIView {
      var types: [UITouch.TouchType] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        types += touches.map(\.type)
      }
    }
    let view = Noting(frame: device.screenBounds)
    Stage.show(view)
    device.clickFromHover(at: Stage.center)
    #expect(view.types == [isPointers ? .indirectPointer : .direct])
  }

  @Test func `FS-043 is back at its default after a reset`() {
    device.behavior.layersFollowZPosition = false
    device.reset()
    add("red").zPosition = 1
    _ = add("yellow")
    #expect(root.hitTest(middle)?.name == "red")
  }
}
