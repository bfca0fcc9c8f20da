import Testing
import UIKit

/// What ends the process, with a message that names the rule, and what UIKit has an answer to.
@MainActor @Suite(.simulatedDevice) struct `A mistake` {
  /// Whether a debug build said why; others say nothing.
  nonisolated func message(of result: ExitTest.Result?, contains text: String) -> Bool {
    #if DEBUG
      return String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
    #else
      return true
    #endif
  }

  @Test(arguments: ["itself", "a view", "a window"])
  func `a view in itself, or a view or window in a view that is in it, ends the process`(
    _ outermost: String
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [outermost] in
      await MainActor.run {
        let outer = outermost == "a window" ? UIWindow() : UIView()
        let inner = outermost == "itself" ? outer : UIView()
        if inner !== outer { outer.addSubview(inner) }
        if outermost == "a view" { inner.insertSubview(outer, at: 0) }
        inner.addSubview(outer)
      }
    }
    #expect(message(of: result, contains: "A view cannot be added to itself or to a view in it"))
  }

  @Test func `exchanging a view with one that there is not ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 1) }
    }
    #expect(message(of: result, contains: "was given a place where there is no subview"))
  }

  @Test func `a controller in a controller that is in it ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.addChild(outer)
    }
    #expect(message(of: result, contains: "A view controller cannot be added to itself"))
  }

  @Test(arguments: ["frame", "bounds", "center", "transform", "anchor", "layer"])
  func `FS-016 geometry that is no number ends the process, wherever it is set`(
    _ place: String
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [place] in
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        switch place {
        case "frame": view.frame.origin.y = .nan
        case "bounds": view.bounds.size.width = .nan
        case "center": view.center.x = .nan
        case "transform": view.transform.a = .nan
        case "anchor": view.layer.anchorPoint.x = .nan
        default: view.layer.position.x = .nan
        }
      }
    }
    #expect(message(of: result, contains: "CALayerInvalidGeometry"))
    #expect(message(of: result, contains: "(FS-016)"))
  }

  @Test(
    arguments: [
      ("lift", "lift"), ("lift", "cancel"), ("lift", "move together"), ("cancel", "lift"),
      ("cancel", "move"),
    ])
  func `FS-080 a finger that is up cannot go on`(_ first: String, _ then: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [first, then] in
      await MainActor.run {
        let finger = SimulatedDevice.current.touchDown(at: .zero)
        for what in [first, then] {
          switch what {
          case "lift": finger.lift()
          case "cancel": finger.cancel()
          case "move together": SimulatedDevice.current.move([(finger, .zero)])
          default: finger.move(to: .zero)
          }
        }
      }
    }
    #expect(message(of: result, contains: "A finger that was lifted or cancelled cannot go on"))
    #expect(message(of: result, contains: "(FS-080)"))
  }

  @Test(arguments: [[UIGestureRecognizer.State.changed], [.began, .failed], [.began, .possible]])
  func `FS-125 a move that recognizers do not have ends the process`(
    _ states: [UIGestureRecognizer.State]
  ) async {
    let numbers = states.map(\.rawValue)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [numbers = numbers as [Int]] in
      await MainActor.run {
        let recognizer = UIGestureRecognizer()
        for number in numbers {
          recognizer.state = UIGestureRecognizer.State(rawValue: number) ?? .possible
        }
      }
    }
    #expect(message(of: result, contains: "(FS-125)"))
  }

  @Test
  func `FS-125 recognizers that wait for themselves, or for each other, do not wait for ever`() {
    let stage = GestureStage()
    let a = stage.add(UITapGestureRecognizer(), "a")
    let b = stage.add(UITapGestureRecognizer(), "b")
    a.require(toFail: a)
    a.require(toFail: b)
    b.require(toFail: a)
    stage.tap()
    #expect(stage.log.takeAll().filter { !$0.hasPrefix("view") }.count == 1)
  }

  @Test func `FS-016 moving a finger nowhere ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      SimulatedDevice.current.touchDown(at: .zero).move(to: CGPoint(x: CGFloat.nan, y: 0))
    }
    #expect(message(of: result, contains: "A finger moves to a point of the screen"))
  }

  @Test func `work that schedules itself for the same time ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      @MainActor func again() { SimulatedDevice.current.clock.schedule(after: 0, again) }
      again()
      SimulatedDevice.current.clock.advance(by: 1)
    }
    #expect(message(of: result, contains: "Work that schedules itself for the same time"))
  }

  @Test func `events that raise events for ever end the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Echo: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          SimulatedDevice.current.hover(at: point)
          return nil
        }
      }
      let window = Echo(windowScene: SimulatedDevice.current.scenes[0])
      window.isHidden = false
      SimulatedDevice.current.hover(at: .zero)
    }
    #expect(message(of: result, contains: "Events that raise further events"))
  }

  @Test func `FS-136 a state that is set in a reset is dropped`() {
    final class Restless: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() {
        resets += 1
        state = .failed
      }
    }
    let (stage, restless) = (GestureStage(), Restless())
    stage.view.addGestureRecognizer(restless)
    stage.tap()
    stage.tap()
    #expect(restless.resets == 2)
    #expect(restless.state == .possible)
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
