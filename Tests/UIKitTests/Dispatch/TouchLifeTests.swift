import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A touch` {
  let log = Log()

  func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> TouchLoggingView {
    TouchLoggingView(name, frame: CGRect(x: x, y: y, width: width, height: 100), log: log)
  }

  @Test func `FS-080 is one object from began to ended`() {
    final class Keeping: UIView {
      var seen: [(UITouch, UITouch.Phase)] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
      func keep(_ touches: Set<UITouch>) { touches.forEach { seen.append(($0, $0.phase)) } }
    }
    let view = Keeping(frame: device.screenBounds)
    Stage.show(view)
    let finger = device.touchDown(at: Stage.center)
    finger.move(to: .zero)
    finger.lift()
    #expect(view.seen.map(\.1) == [.began, .moved, .ended])
    #expect(view.seen.allSatisfy { $0.0 === finger.touch })
  }

  @Test func `FS-081 stays with its view when the finger leaves it`() {
    let window = Stage.show(view("a", 0, 0, 100), view("b", 100, 0, 100))
    let finger = device.touchDown(at: CGPoint(x: 50, y: 50))
    finger.move(to: CGPoint(x: 150, y: 50))
    finger.lift()
    #expect(log.lines == ["a began (50 50)", "a moved (150 50)", "a ended (150 50)"])
    #expect(finger.touch.window === window)
  }

  @Test func `FS-082 is stationary while another changes, and left out of what views are told`() {
    let a = view("a", 0, 0, 393)
    a.isMultipleTouchEnabled = true
    Stage.show(a)
    let fingers = device.touchDown(at: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    fingers[1].move(to: CGPoint(x: 3, y: 3))
    #expect(fingers.map(\.touch.phase) == [.stationary, .moved])
    fingers[0].lift()
    #expect(fingers.map(\.touch.phase) == [.ended, .stationary])
    fingers[1].cancel()
    #expect(
      log.lines == ["a began (1 1) (2 2)", "a moved (3 3)", "a ended (1 1)", "a cancelled (3 3)"])
  }

  @Test func `FS-083 tells where it is in any view, by the geometry of the moment`() {
    let a = view("a", 10, 20, 100)
    let window = Stage.show(a)
    window.frame.origin = CGPoint(x: 5, y: 5)
    let touch = device.touchDown(at: CGPoint(x: 50, y: 50)).touch
    #expect(touch.location(in: nil) == CGPoint(x: 45, y: 45))
    #expect(touch.location(in: a) == CGPoint(x: 35, y: 25))
    #expect(touch.previousLocation(in: a) == CGPoint(x: 35, y: 25))
    a.frame.origin.x += 7
    #expect(touch.location(in: a) == CGPoint(x: 28, y: 25))
  }

  @Test func `FS-083 remembers where it was before the last change`() {
    let window = Stage.show(view("a", 0, 0, 393))
    let finger = device.touchDown(at: CGPoint(x: 1, y: 1))
    finger.move(to: CGPoint(x: 2, y: 2))
    finger.move(to: CGPoint(x: 4, y: 4))
    #expect(finger.touch.previousLocation(in: window) == CGPoint(x: 2, y: 2))
    #expect(finger.touch.preciseLocation(in: window) == CGPoint(x: 4, y: 4))
  }

  @Test func `FS-074 has the timestamp of its last change, each later than the one before`() {
    Stage.show(view("a", 0, 0, 393))
    let finger = device.touchDown(at: CGPoint(x: 1, y: 1))
    let began = finger.touch.timestamp
    let other = device.touchDown(at: CGPoint(x: 9, y: 9))
    #expect(finger.touch.timestamp == began)
    #expect(other.touch.timestamp > began)
    finger.lift()
    #expect(finger.touch.timestamp > other.touch.timestamp)
  }

  @Test func `FS-084 counts taps in quick succession at one place`() {
    Stage.show(view("a", 0, 0, 393))
    func tapCount(at x: CGFloat, after pause: TimeInterval) -> Int {
      device.clock.advance(by: pause)
      let finger = device.touchDown(at: CGPoint(x: x, y: 10))
      finger.lift()
      return finger.touch.tapCount
    }
    #expect(tapCount(at: 10, after: 0) == 1)
    #expect(tapCount(at: 20, after: 0.3) == 2)
    #expect(tapCount(at: 20, after: 0.36) == 1)
    #expect(tapCount(at: 70, after: 0.1) == 1)
    #expect(tapCount(at: 70, after: 0.1) == 2)
  }

  @Test(arguments: [false, true])
  func `FS-085 of a second finger reaches only a view that wants several`(_ wantsSeveral: Bool) {
    let a = view("a", 0, 0, 393)
    a.isMultipleTouchEnabled = wantsSeveral
    Stage.show(a)
    let first = device.touchDown(at: CGPoint(x: 1, y: 1))
    let second = device.touchDown(at: CGPoint(x: 2, y: 2))
    second.lift()
    first.lift()
    #expect(second.touch.view === a)
    let all = ["a began (1 1)", "a began (2 2)", "a ended (2 2)", "a ended (1 1)"]
    #expect(log.lines == all.filter { wantsSeveral || $0.contains("1 1") })
  }

  @Test func `FS-086 of an exclusive view keeps touches from all others of the window`() {
    let (a, b) = (view("a", 0, 0, 100), view("b", 100, 0, 100))
    a.isExclusiveTouch = true
    Stage.show(a, b)
    let onA = device.touchDown(at: CGPoint(x: 50, y: 50))
    device.touchDown(at: CGPoint(x: 150, y: 50)).lift()
    onA.lift()
    #expect(log.takeAll() == ["a began (50 50)", "a ended (50 50)"])
    let onB = device.touchDown(at: CGPoint(x: 150, y: 50))
    device.touchDown(at: CGPoint(x: 50, y: 50)).lift()
    onB.lift()
    #expect(log.takeAll() == ["b began (50 50)", "b ended (50 50)"])
  }

  @Test func `FS-087 is cancelled before the next event when its view leaves the window`() {
    let a = view("a", 0, 0, 100)
    Stage.show(a)
    let finger = device.touchDown(at: CGPoint(x: 1, y: 1))
    a.removeFromSuperview()
    #expect(log.takeAll() == ["a began (1 1)"])
    finger.move(to: CGPoint(x: 2, y: 2))
    finger.lift()
    #expect(log.takeAll() == ["a cancelled (1 1)"])
    #expect(finger.touch.phase == .cancelled)
  }

  @Test func `FS-088 goes on when its view hides or is disabled`() {
    let a = view("a", 0, 0, 100)
    Stage.show(a)
    let finger = device.touchDown(at: CGPoint(x: 1, y: 1))
    a.isHidden = true
    a.alpha = 0
    a.isUserInteractionEnabled = false
    finger.move(to: CGPoint(x: 2, y: 2))
    finger.lift()
    #expect(log.lines == ["a began (1 1)", "a moved (2 2)", "a ended (2 2)"])
  }

  @Test func `FS-089 goes up the chain from a view that does not handle it`() {
    final class Controller: UIViewController {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append("cancelled")
      }
    }
    let controller = Controller()
    Stage.show(root: controller)
    controller.view.addSubview(UIView(frame: device.screenBounds))
    let finger = device.touchDown(at: Stage.center)
    finger.move(to: .zero)
    finger.cancel()
    device.tap(at: Stage.center)
    #expect(controller.phases == ["began", "moved", "cancelled", "began", "ended"])
  }

  @Test func `FS-092 of several fingers reaches a view in one call, each view in its own`() {
    let a = view("a", 0, 0, 100)
    a.isMultipleTouchEnabled = true
    Stage.show(a, view("b", 100, 0, 100))
    device.touchDown(at: [CGPoint(x: 1, y: 1), CGPoint(x: 101, y: 1), CGPoint(x: 2, y: 2)])
    #expect(log.lines == ["a began (1 1) (2 2)", "b began (1 1)"])
  }

  @Test(arguments: ["time", "event", "scene"])
  func `FS-087 whose end is held back is cancelled when its view or its scene goes`(
    _ next: String
  ) {
    let a = view("a", 0, 0, 100)
    let window = Stage.show(a)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    window.addGestureRecognizer(double)
    device.touchDown(at: CGPoint(x: 1, y: 1)).lift()
    #expect(log.takeAll() == ["a began (1 1)"])
    if next == "scene" {
      device.setActivationState(.background, of: device.scenes[0])
    } else {
      a.removeFromSuperview()
      if next == "event" { device.tap(at: Stage.center) } else { device.clock.advance(by: 1) }
    }
    #expect(log.takeAll() == ["a cancelled (1 1)"])
    device.clock.advance(by: 1)
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-084 counts the taps of each of several fingers`() {
    Stage.show(view("a", 0, 0, 393))
    for count in [1, 2, 3] {
      let fingers = device.touchDown(at: [CGPoint(x: 10, y: 10), CGPoint(x: 200, y: 10)])
      #expect(fingers.map(\.touch.tapCount) == [count, count])
      fingers.forEach { $0.lift() }
    }
  }

  @Test func `FS-084 counts no drag and no long press (a choice)`() {
    Stage.show(view("a", 0, 0, 393))
    let drag = device.touchDown(at: CGPoint(x: 10, y: 10))
    drag.move(to: CGPoint(x: 100, y: 10))
    drag.lift()
    #expect(device.touchDown(at: CGPoint(x: 100, y: 10)).touch.tapCount == 1)
    let press = device.touchDown(at: CGPoint(x: 300, y: 10))
    device.clock.advance(by: 5)
    press.lift()
    #expect(device.touchDown(at: CGPoint(x: 300, y: 10)).touch.tapCount == 1)
  }
}

@MainActor @Suite(.simulatedDevice) struct `The touches of an event` {
  final class EventNoting: UIWindow {
    var onEvent: ((UIEvent) -> Void)?
    override func sendEvent(_ event: UIEvent) { onEvent?(event) }
  }

  @Test func `FS-091 span windows and can be asked for by window and view`() {
    let below = Stage.show(window: EventNoting())
    let above = Stage.show(window: EventNoting())
    above.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    let lower = device.touchDown(at: CGPoint(x: 1, y: 200))
    var sizes: [Int?] = []
    above.onEvent = { event in
      sizes = [
        event.allTouches?.count, event.touches(for: above)?.count, event.touches(for: below)?.count,
        event.touches(for: UIView())?.count,
      ]
      #expect(event.touches(for: below) == [lower.touch])
    }
    device.touchDown(at: CGPoint(x: 1, y: 1)).lift()
    #expect(sizes == [2, 1, 1, nil])
  }

  @Test func `FS-090 have themselves as coalesced and nothing as predicted`() {
    let window = Stage.show(window: EventNoting())
    var coalesced: [UITouch]?
    var predicted: [UITouch]?
    var foreign: [UITouch]?
    window.onEvent = { event in
      guard let touch = event.allTouches?.first else { return }
      coalesced = event.coalescedTouches(for: touch)
      predicted = event.predictedTouches(for: touch)
      foreign = event.coalescedTouches(for: UITouch())
    }
    let finger = device.touchDown(at: Stage.center)
    #expect(coalesced?.map { $0.location(in: nil) } == [Stage.center])
    #expect(coalesced?.first !== finger.touch)
    #expect(predicted == [])
    #expect(foreign == nil)
  }
}
