import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The event queue` {
  final class Reacting: UIView {
    var log = Log()
    var onBegan: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.note("began enters")
      let react = onBegan
      onBegan = nil
      react?()
      log.note("began leaves")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.note("ended") }
  }

  @Test func `An event raised while another is being delivered waits its turn`() {
    let view = Reacting(frame: device.screenBounds)
    view.isMultipleTouchEnabled = true
    Stage.show(view)
    var records: [TouchRecord] = []
    var finger: SimulatedFinger?
    view.onBegan = {
      records.append(device.tap(at: Stage.center))
      finger = device.touchDown(at: CGPoint(x: 1, y: 1))
    }
    device.tap(at: Stage.center)
    view.log.expect([
      "began enters", "began leaves", "began enters", "began leaves", "ended", "began enters",
      "began leaves", "ended",
    ])
    #expect(records.map(\.isNobodys) == [true])
    #expect(records[0].passes.isEmpty)
    #expect(finger?.record.view === view)
  }

  @Test func `Work after an event runs between it and the next`() {
    let view = Reacting(frame: device.screenBounds)
    Stage.show(view)
    view.onBegan = {
      device.afterEvent {
        view.log.note("after")
        device.afterEvent { view.log.note("after that") }
      }
    }
    device.tap(at: Stage.center)
    #expect(view.log.lines == ["began enters", "began leaves", "after", "after that", "ended"])
  }

  @Test func `Work after an event waits for the next turn of the clock while there is none`() {
    var log: [String] = []
    device.afterEvent {
      log.append("after")
      device.afterEvent { log.append("after that") }
      log.append("still in it")
    }
    #expect(log == [])
    device.clock.advance(by: 0)
    #expect(log == ["after", "still in it", "after that"])
  }

  @Test func `Work after an event runs before the next event while there is none`() {
    let view = Reacting(frame: device.screenBounds)
    Stage.show(view)
    device.afterEvent {
      view.log.note("after")
      device.afterEvent { view.log.note("after that") }
    }
    device.tap(at: Stage.center)
    device.clock.advance(by: 0)
    #expect(view.log.lines == ["after", "after that", "began enters", "began leaves", "ended"])
  }

  @Test func `Work after an event is forgotten when the device is reset, and later work is not`() {
    device.afterEvent { Issue.record("It is of the time before") }
    device.reset()
    var isDone = false
    device.afterEvent { isDone = true }
    device.clock.advance(by: 0)
    #expect(isDone)
  }
}
