import Testing
import UIKit

/// Does something at each action of recognizers.
private final class Listener: ActionPerforming {
  private let work: () -> Void

  init(_ recognizer: UIGestureRecognizer, _ work: @escaping () -> Void) {
    self.work = work
    recognizer.addTarget(self, action: "act")
  }

  func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? { { [work] _, _ in work() } }
}

@MainActor @Suite(.simulatedDevice) struct `A finger in one line` {
  let log = Log()

  /// A view in the middle of the screen, 200 points wide and high.
  func show(_ recognizers: UIGestureRecognizer...) -> (view: TouchLoggingView, window: UIWindow) {
    let view = TouchLoggingView(
      "view", frame: CGRect(x: 96, y: 326, width: 200, height: 200), log: log)
    view.isMultipleTouchEnabled = true
    for recognizer in recognizers {
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
    }
    return (view, Stage.show(view))
  }

  @Test func `swipes, and lifts the finger while it moves`() {
    let (swipe, pan) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
    swipe.direction = .right
    pan.require(toFail: swipe)
    let (view, window) = show(swipe, pan)
    let listener = Listener(swipe) { [log] in log.note("swipe") }
    defer { withExtendedLifetime(listener) {} }
    let record = device.swipe(from: CGPoint(x: 100, y: 426), to: CGPoint(x: 280, y: 426))
    #expect(record.outcome == .delivered(view))
    #expect(record.window === window)
    #expect(log.lines.filter { $0 == "swipe" }.count == 1)
    #expect(log.lines.last == "view ended (184 100)")
    #expect(abs(device.clock.now - 0.25) < 0.01)
  }

  @Test func `drags, and rests before it lifts the finger`() {
    let pan = UIPanGestureRecognizer()
    var ends: [CGPoint] = []
    let (view, _) = show(pan)
    let listener = Listener(pan) { if pan.state == .ended { ends.append(pan.velocity(in: view)) } }
    defer { withExtendedLifetime(listener) {} }
    let record = device.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 250, y: 450))
    #expect(record.view === view)
    #expect(ends == [.zero])
    #expect(log.lines.first == "view began (54 74)")
    #expect(log.lines.last == "view ended (154 124)")
  }

  @Test(arguments: [(0.6, ["began", "ended"]), (0.3, [])])
  func `presses long`(_ duration: TimeInterval, _ states: [String]) {
    let press = UILongPressGestureRecognizer()
    var seen: [String] = []
    let listener = Listener(press) { seen.append(press.state == .began ? "began" : "ended") }
    defer { withExtendedLifetime(listener) {} }
    let (view, _) = show(press)
    #expect(device.longPress(at: Stage.center, duration: duration).view === view)
    #expect(seen == states)
  }

  @Test(arguments: [0.5, 2.0]) func `pinches`(_ scale: CGFloat) {
    let pinch = UIPinchGestureRecognizer()
    var last: CGFloat = 0
    let (view, _) = show(pinch)
    view.frame = device.screenBounds
    let listener = Listener(pinch) { if pinch.state == .changed { last = pinch.scale } }
    defer { withExtendedLifetime(listener) {} }
    let records = device.pinch(at: Stage.center, scale: scale)
    #expect(records.map(\.view) == [view, view])
    #expect(abs(last - scale) < 1e-6)
  }

  @Test func `turns two fingers`() {
    let rotation = UIRotationGestureRecognizer()
    var last: CGFloat = 0
    let (view, _) = show(rotation)
    view.frame = device.screenBounds
    let listener = Listener(rotation) { if rotation.state == .changed { last = rotation.rotation } }
    defer { withExtendedLifetime(listener) {} }
    device.rotate(at: Stage.center, by: .pi / 2)
    #expect(abs(last - .pi / 2) < 1e-6)
  }

  @Test func `scrolls, and glides on only after a swipe`() {
    let scroll = UIScrollView(frame: device.screenBounds)
    scroll.contentSize = CGSize(width: 393, height: 5000)
    Stage.show(scroll)
    device.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300))
    let rested = scroll.contentOffset.y
    device.clock.advance(by: 3)
    #expect(rested > 300)
    #expect(scroll.contentOffset.y == rested)
    device.swipe(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300))
    let lifted = scroll.contentOffset.y
    device.clock.advance(by: 3)
    #expect(scroll.contentOffset.y > lifted)
  }

  @Test func `waits its turn while an event is being delivered`() {
    final class Swiping: UIView {
      var work: (() -> Void)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        work?()
        work = nil
      }
    }
    let (view, window) = show()
    let front = Swiping(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(front)
    front.work = { [device, log] in
      let record = device.swipe(from: Stage.center, to: CGPoint(x: 200, y: 426))
      log.note("returned \(record.outcome == .nobody)")
    }
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines.first == "returned true")
    #expect(log.lines.last == "view ended (104 100)")
    #expect(view.window === window)
  }
}

@MainActor @Suite(.simulatedDevice) struct `What became of a touch` {
  @Test func `is compared by its view or window`() {
    final class Undecided: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asks += 1
        return asks == 1 ? super.hitTest(point, with: event) : nil
      }
      var asks = 0
    }
    let app = Stage.show()
    let record = device.tap(at: Stage.center)
    #expect(record.outcome == .delivered(app.rootViewController!.view))
    #expect(record.outcome != .delivered(app))
    #expect(record.window === app)
    let overlay = Stage.show(window: Undecided())
    let dropped = device.tap(at: Stage.center)
    #expect(dropped.outcome == .dropped(overlay))
    #expect(dropped.outcome != .dropped(app))
    #expect(dropped.view == nil)
    #expect(dropped.window === overlay)
    overlay.isHidden = true
    app.isHidden = true
    let missed = device.tap(at: Stage.center)
    #expect(missed.outcome == .nobody)
    #expect(missed.window == nil)
  }
}
