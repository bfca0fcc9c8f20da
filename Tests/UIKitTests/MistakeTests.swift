import Testing
import UIKit

/// What ends the process, with a message that names the rule, and what UIKit has an answer to.
@MainActor @Suite(.simulatedDevice) struct `A mistake` {
  let device = SimulatedDevice.current

  /// Whether a debug build said why; others say nothing.
  nonisolated func message(of result: ExitTest.Result?, contains text: String) -> Bool {
    #if DEBUG
      return String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
    #else
      return true
    #endif
  }

  @Test func `a view in a view that is in it ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.insertSubview(outer, at: 0)
      }
    }
    #expect(message(of: result, contains: "A view cannot be added to itself or to a view in it"))
  }

  @Test func `a controller in a controller that is in it ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(message(of: result, contains: "A view controller cannot be added to itself"))
  }

  @Test func `FS-016 geometry that is no number ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center.x = .nan }
    }
    #expect(message(of: result, contains: "CALayerInvalidGeometry"))
    #expect(message(of: result, contains: "(FS-016)"))
  }

  @Test func `FS-080 moving a finger that was lifted ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let finger = SimulatedDevice.current.touchDown(at: .zero)
        finger.lift()
        SimulatedDevice.current.move([(finger, .zero)])
      }
    }
    #expect(message(of: result, contains: "A finger that was lifted or cancelled cannot go on"))
    #expect(message(of: result, contains: "(FS-080)"))
  }

  @Test func `FS-016 moving a finger nowhere ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SimulatedDevice.current.touchDown(at: .zero).move(to: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
    #expect(message(of: result, contains: "A finger moves to a point of the screen"))
  }

  @Test func `waiting for ever ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SimulatedDevice.current.clock.advance(by: .infinity) }
    }
    #expect(message(of: result, contains: "A clock runs forwards, and not for ever"))
  }

  @Test func `FS-016 a finger that comes down nowhere is nobody's`() {
    let window = Stage.show()
    let record = device.tap(at: CGPoint(x: CGFloat.nan, y: 10))
    #expect(record.isNobodys)
    #expect(record.passes.map(\.window) == [window])
  }

  @Test func `FS-062 a window shown without a scene gets no touches and is not key`() {
    let window = UIWindow(frame: device.screenBounds)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(device.tap(at: Stage.center).passes.isEmpty)
  }

  @Test func `FS-021 a flattened view and its neighbours do not mix up`() {
    let window = Stage.show()
    let (flat, child) = (UIView(frame: device.screenBounds), UIView(frame: device.screenBounds))
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    flat.addSubview(child)
    window.rootViewController?.view.addSubview(flat)
    #expect(device.tap(at: Stage.center).view === window.rootViewController?.view)
    #expect(child.hitTest(Stage.center, with: nil) === child)
  }
}
