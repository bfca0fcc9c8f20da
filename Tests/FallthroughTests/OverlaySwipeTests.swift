import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Content that is swiped away` {
  let stage = PresenterStage()
  let toast: UIViewController
  var presenter: OverlayPresenter { stage.presenter }
  var device: SimulatedDevice { stage.device }
  let told = Told()

  @MainActor final class Told { var ends: [OverlayEnd] = [] }

  init() {
    toast = stage.toast("toast")
    presenter.onDismiss = { [told] in told.ends.append($1) }
  }

  func show(
    _ edges: NSDirectionalRectEdge = .bottom, duration: TimeInterval? = nil,
    by transition: OverlayTransition = .instant
  ) {
    presenter.show(
      toast, duration: duration, dismissal: .swipe(edges), transition: transition)
  }

  /// Moves a finger from the toast, slowly or fast, and lets go of it.
  func swipe(
    _ dx: CGFloat, _ dy: CGFloat, from start: CGPoint = Toast.inside, isSlow: Bool = true
  ) {
    let finger = device.touchDown(at: start)
    for step in 1...10 {
      device.clock.advance(by: isSlow ? 0.1 : 0.01)
      let share = CGFloat(step) / 10
      finger.move(to: CGPoint(x: start.x + dx * share, y: start.y + dy * share))
    }
    if isSlow { device.clock.advance(by: 0.5) }
    finger.lift()
    device.clock.advance(by: 1)
  }

  @Test(.simulatedDevice, arguments: SystemUnderTest.ofNote)
  func `leaves with the finger, and returns where that went too little`(system: SystemUnderTest) {
    system.begin()
    show()
    swipe(0, 50)
    #expect(presenter.controller === toast && toast.view.transform == .identity)
    #expect(stage.owner == "toast")
    swipe(0, 75)
    #expect(presenter.controller == nil && told.ends == [.swipe] && stage.overlays == 0)
    #expect(toast.view.transform == .identity)
  }

  @Test func `follows the finger to the edge, and not away from it`() {
    show()
    let finger = device.touchDown(at: Toast.inside)
    finger.move(to: CGPoint(x: 190, y: 760))
    finger.move(to: CGPoint(x: 190, y: 790))
    // UIKit takes ten points to see that the finger drags.
    #expect(toast.view.transform == CGAffineTransform(translationX: 0, y: 40))
    finger.move(to: CGPoint(x: 230, y: 700))
    #expect(toast.view.transform == .identity)
    finger.lift()
    #expect(presenter.controller === toast)
  }

  @Test func `leaves by a fast finger, and returns for one that goes back fast`() {
    show()
    swipe(0, 40, isSlow: false)
    #expect(told.ends == [.swipe])
    show()
    let finger = device.touchDown(at: Toast.inside)
    finger.move(to: CGPoint(x: 190, y: 840))
    device.clock.advance(by: 0.2)
    for y in stride(from: 838, to: 810, by: -4) {
      device.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 190, y: y))
    }
    finger.lift()
    device.clock.advance(by: 1)
    #expect(presenter.controller === toast && toast.view.transform == .identity)
  }

  @Test func `goes to the edges that were said, in the direction of writing`() {
    let ways: [(NSDirectionalRectEdge, CGFloat, CGFloat)] = [
      (.top, 0, -90), (.bottom, 0, 90), (.leading, -90, 0), (.trailing, 90, 0),
    ]
    for direction in [false, true] {
      device.layoutDirection = direction ? .rightToLeft : .leftToRight
      for (edge, dx, dy) in ways {
        for (other, _, _) in ways {
          told.ends = []
          show(other)
          swipe(direction ? -dx : dx, dy)
          #expect(told.ends == (edge == other ? [.swipe] : []), "\(edge) \(other)")
          presenter.hide()
        }
      }
    }
    show([])
    swipe(0, 90)
    show(.all)
    told.ends = []
    swipe(0, -90)
    #expect(told.ends == [.swipe])
  }

  @Test func `takes no touch from its buttons, and a swipe presses none`() {
    show()
    #expect(stage.tap(Toast.inside) == ["toast"])
    var taps = 0
    (toast.view.subviews.first as? UIButton)?.addAction(
      UIAction { _ in taps += 1 }, for: .touchUpInside)
    swipe(0, 30)
    swipe(0, 90)
    #expect(taps == 0 && told.ends == [.swipe])
  }

  @Test func `fades under the finger with Reduce Motion, and stays where it is`() {
    device.isReduceMotionEnabled = true
    show()
    let finger = device.touchDown(at: Toast.inside)
    finger.move(to: CGPoint(x: 190, y: 760))
    finger.move(to: CGPoint(x: 190, y: 780))
    #expect(toast.view.alpha < 0.9 && toast.view.transform == .identity)
    device.clock.advance(by: 0.5)
    finger.lift()
    device.clock.advance(by: 1)
    #expect(toast.view.alpha == 1 && presenter.controller === toast)
    swipe(0, 90)
    #expect(told.ends == [.swipe] && toast.view.alpha == 1)
  }

  @Test func `can be dismissed by the escape gesture`() {
    show()
    #expect(device.performEscape() != nil && told.ends == [.escape])
  }

  @Test func `has its time wait for the finger`() {
    show(duration: 2)
    let finger = device.touchDown(at: Toast.inside)
    finger.move(to: CGPoint(x: 190, y: 770))
    device.clock.advance(by: 10)
    #expect(presenter.controller === toast)
    finger.move(to: Toast.inside)
    finger.lift()
    device.clock.advance(by: 3)
    #expect(told.ends == [.duration])
  }

  @Test func `wakes nothing while nobody touches it`() {
    show(duration: 4)
    var wakes = 0
    device.beforeEachWait {
      wakes += 1
      return true
    }
    device.clock.advance(by: 5)
    // The one alarm, and the end of the wait in this test.
    #expect(presenter.controller == nil && wakes <= 2)
  }

  // MARK: The content comes first

  func replaceButton(by view: UIView) {
    toast.view.subviews.forEach { $0.removeFromSuperview() }
    view.frame = Toast.frame
    toast.view.addSubview(view)
  }

  @Test func `scrolls first, and is swiped only from the end of a scroll view`() {
    let scroll = UIScrollView()
    replaceButton(by: scroll)
    scroll.contentSize = CGSize(width: 350, height: 400)
    scroll.contentOffset.y = 100
    show([.top, .bottom])
    swipe(0, 90)
    #expect(presenter.controller === toast && scroll.contentOffset.y < 100)
    scroll.contentOffset.y = 320
    swipe(0, -90)
    #expect(presenter.controller == nil)
    scroll.contentOffset.y = 0
    show([.top, .bottom])
    swipe(0, -90)
    #expect(presenter.controller === toast && scroll.contentOffset.y > 0)
    scroll.contentOffset.y = 0
    swipe(0, 90)
    #expect(presenter.controller == nil)
  }

  @Test func `leaves the thumb of a slider its drags`() {
    let slider = UISlider()
    replaceButton(by: slider)
    show([.leading, .trailing, .bottom])
    swipe(150, 0, from: CGPoint(x: 30, y: 740))
    #expect(presenter.controller === toast && slider.value > 0.3)
    swipe(0, 90, from: CGPoint(x: 350, y: 740))
    #expect(told.ends == [.swipe])
  }

  @Test func `leaves text its finger while it is edited or selected`() {
    let text = UITextView()
    replaceButton(by: text)
    show()
    text.becomeFirstResponder()
    swipe(0, 90)
    #expect(presenter.controller === toast)
    text.resignFirstResponder()
    swipe(0, 90)
    #expect(presenter.controller == nil)
  }

  @Test func `leaves drags to the recognizers of its own`() {
    let card = UIView()
    replaceButton(by: card)
    let pan = UIPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    show()
    let finger = device.touchDown(at: Toast.inside)
    finger.move(to: CGPoint(x: 190, y: 840))
    #expect(pan.state == .began || pan.state == .changed)
    finger.lift()
    #expect(presenter.controller === toast)
  }

  // MARK: Bad input

  @Test func `ignores a second finger, and two that come down at once`() {
    show()
    let first = device.touchDown(at: Toast.inside)
    first.move(to: CGPoint(x: 190, y: 770))
    let second = device.touchDown(at: CGPoint(x: 100, y: 740))
    second.move(to: CGPoint(x: 100, y: 900))
    second.lift()
    #expect(presenter.controller === toast)
    first.move(to: CGPoint(x: 190, y: 860))
    device.clock.advance(by: 0.5)
    first.lift()
    device.clock.advance(by: 1)
    #expect(told.ends == [.swipe])
    show()
    let both = device.touchDown(at: [Toast.inside, CGPoint(x: 100, y: 740)])
    for finger in both { finger.move(to: CGPoint(x: 190, y: 840)) }
    both.forEach { $0.lift() }
    device.clock.advance(by: 1)
    #expect(presenter.controller === toast && toast.view.transform == .identity)
  }

  @Test func `does not begin while content arrives or leaves`() {
    show(by: .fade(duration: 2))
    swipe(0, 90, isSlow: false)
    #expect(told.ends == [])
    presenter.hide(transition: .fade(duration: 3))
    swipe(0, 90)
    device.clock.advance(by: 3)
    #expect(told.ends == [.hidden] && toast.view.transform == .identity)
  }

  @Test func `ends with what hides, replaces or takes away the content meanwhile`() {
    for leave in [
      { self.presenter.hide(transition: .fade()) }, { self.presenter.hide() },
      { self.presenter.show(UIViewController(), transition: .move(edge: .top)) },
      { self.device.disconnect(self.stage.scene) },
    ] {
      show()
      let finger = device.touchDown(at: Toast.inside)
      finger.move(to: CGPoint(x: 190, y: 800))
      leave()
      finger.move(to: CGPoint(x: 190, y: 840))
      finger.lift()
      device.clock.advance(by: 2)
      #expect(!told.ends.contains(.swipe))
      #expect(toast.view.transform == .identity && toast.view.alpha == 1)
    }
  }

  @Test func `returns where the finger is cancelled`() {
    show()
    let finger = device.touchDown(at: Toast.inside)
    finger.move(to: CGPoint(x: 190, y: 840))
    finger.cancel()
    device.clock.advance(by: 1)
    #expect(presenter.controller === toast && toast.view.transform == .identity)
  }

  @Test func `gives its end to the task that waits for it`() async {
    let task = Task { await presenter.showUntilDismissed(toast, dismissal: .swipe(.bottom)) }
    await device.clock.advance(by: .zero)
    swipe(0, 90)
    #expect(await task.value == .swipe)
  }

  @Test func `is swiped by the edges that a view in it says`() {
    presenter.show(toast)
    let view = OverlaySettingsView(frame: .zero)
    view.settings = OverlaySettings { $0.swipeEdges = .bottom }
    toast.view.addSubview(view)
    device.turn()
    swipe(0, 90)
    #expect(told.ends == [.swipe])
    show()
    view.settings = OverlaySettings { $0.swipeEdges = [] }
    device.turn()
    swipe(0, 90)
    #expect(presenter.controller === toast)
  }
}
