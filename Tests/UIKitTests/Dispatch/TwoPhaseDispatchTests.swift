import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Two-phase dispatch` {
  /// Notes each ask, and answers as it is told to.
  final class Scripted: UIWindow {
    struct Ask: Equatable {
      var event: ObjectIdentifier?
      var timestamp: TimeInterval?
      var point: CGPoint
      var touches: Int?
    }

    var asks: [Ask] = []
    var answer: ((Int, UIView?) -> UIView?)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asks.append(
        Ask(
          event: event.map(ObjectIdentifier.init), timestamp: event?.timestamp, point: point,
          touches: event?.allTouches?.count))
      let hit = super.hitTest(point, with: event)
      return answer.map { $0(asks.count, hit) } ?? hit
    }
  }

  @Test func `FS-070 Nil in the second phase drops the touch and asks no window below`() {
    let below = Stage.show(window: Scripted())
    let window = Stage.show(window: Scripted())
    window.answer = { ask, hit in ask == 1 ? hit : nil }
    let record = device.tap(at: Stage.center)
    #expect(record.dropWindow === window)
    #expect(record.passes.map(\.phase) == [1, 2])
    #expect(below.asks.isEmpty)
  }

  @Test func `FS-070 Nil in the first phase asks the window no second time`() {
    let below = Stage.show(window: Scripted())
    let window = Stage.show(window: Scripted())
    window.answer = { _, _ in nil }
    let record = device.tap(at: Stage.center)
    #expect(record.view === below.rootViewController?.view)
    #expect(window.asks.count == 1)
    #expect(below.asks.count == 2)
  }

  @Test func `FS-070 The second answer is the one that counts`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = Stage.show(window: Scripted())
    window.rootViewController?.view.addSubview(other)
    window.answer = { ask, hit in ask == 1 ? hit : other }
    #expect(device.tap(at: Stage.center).view === other)
  }

  @Test(arguments: [1, 2, 3])
  func `FS-035 FS-070 How often a window is asked is a choice`(_ passes: Int) {
    device.behavior.hitTestPasses = passes
    let window = Stage.show(window: Scripted())
    let record = device.tap(at: Stage.center)
    #expect(record.passes.map(\.phase) == Array([1, 2, 2].prefix(passes)))
    #expect(record.view === window.rootViewController?.view)
  }

  @Test func `FS-071 Both phases carry the same event, timestamp and point`() {
    let window = Stage.show(window: Scripted())
    device.tap(at: CGPoint(x: 7, y: 9))
    #expect(window.asks.count == 2)
    #expect(window.asks[0] == window.asks[1])
    #expect(window.asks[0].point == CGPoint(x: 7, y: 9))
    #expect(window.asks[0].event != nil)
  }

  @Test func `FS-072 The next touch has the same event object and a later timestamp`() throws {
    let window = Stage.show(window: Scripted())
    device.tap(at: Stage.center)
    device.tap(at: Stage.center)
    #expect(Set(window.asks.map(\.event)).count == 1)
    #expect(try #require(window.asks[0].timestamp) < #require(window.asks[2].timestamp))
  }

  @Test func `FS-034 During a hit test the event does not show the new touch`() {
    let window = Stage.show(window: Scripted())
    let finger = device.touchDown(at: Stage.center)
    _ = device.touchDown(at: CGPoint(x: 5, y: 5))
    #expect(window.asks.map(\.touches) == [nil, nil, 1, 1])
    finger.lift()
  }

  @Test func `FS-070 Each new finger of an event is asked for in both phases`() {
    let window = Stage.show(window: Scripted())
    device.touchDown(at: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
    #expect(window.asks.map(\.point.x) == [1, 1, 2, 2])
    #expect(Set(window.asks.map(\.event)).count == 1)
  }

  @Test func `FS-081 A finger that moves is not asked for again`() {
    let window = Stage.show(window: Scripted())
    let finger = device.touchDown(at: Stage.center)
    finger.move(to: CGPoint(x: 1, y: 1))
    finger.lift()
    #expect(window.asks.count == 2)
  }

  @Test func `FS-036 A view of another window is accepted, and that window gets the event`() {
    let log = Log()
    let view = TouchLoggingView("below", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log: log)
    let below = Stage.show(view)
    let window = Stage.show(window: Scripted())
    window.answer = { _, _ in view }
    let finger = device.touchDown(at: Stage.center)
    #expect(finger.touch.window === below)
    #expect(finger.touch.view === view)
    #expect(log.lines == ["below began (196 426)"])
  }

  @Test func `FS-002 A view that answers itself while its interaction is off gets the touch`() {
    final class Stubborn: UIView {
      var touches = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }
    let view = Stubborn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isUserInteractionEnabled = false
    let window = Stage.show(view)
    #expect(device.tap(at: Stage.center).view === view)
    #expect(view.touches == 1)
    #expect(view.window === window)
  }

  @Test func `FS-012 Widening point(inside:) alone makes an overflowing child reachable`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
    }
    let parent = Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
    parent.addSubview(child)
    let window = Stage.show(parent)
    #expect(device.tap(at: CGPoint(x: 135, y: 110)).view === child)
    #expect(parent.window === window)
  }

  @Test func `Views are laid out before they are asked`() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.forEach { $0.frame = bounds } }
    }
    let parent = Filling(frame: device.screenBounds)
    let child = UIView()
    parent.addSubview(child)
    let window = Stage.show(parent)
    #expect(device.tap(at: Stage.center).view === child)
    #expect(child.window === window)
  }
}
