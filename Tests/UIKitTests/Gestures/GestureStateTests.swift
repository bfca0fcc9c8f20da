import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The states of a gesture recognizer` {
  typealias State = UIGestureRecognizer.State

  @Test func `FS-125 have these moves and no other`() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let table = states.map { from in states.map { from.canMove(to: $0) ? "x" : "." }.joined() }
    #expect(
      table == [
        ".x.x.x",
        "..xxx.",
        "..xxx.",
        "......",
        "......",
        "......",
      ])
  }

  @Test func `FS-126 are told of but for failed and possible`() {
    let stage = GestureStage()
    let script: [String: State] = ["began": .began, "moved": .changed, "ended": .ended]
    let recognizer = stage.add(ScriptedRecognizer(script), "own")
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    let finger = stage.touchDown()
    finger.move(110, 100)
    finger.lift()
    recognizer.script = ["began": .failed]
    stage.tap(300, 300)
    stage.log.expect([
      "own began", "view began (100 100)", "own changed", "view moved (110 100)", "own ended",
      "view ended (110 100)", "view began (300 300)", "view ended (300 300)",
    ])
    #expect(recognizer.state == .possible)
  }

  @Test func `FS-125 may go from began to ended at once, and both are told`() {
    final class Hasty: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        state = .ended
      }
    }
    let stage = GestureStage()
    let recognizer = stage.add(Hasty(), "hasty")
    stage.tap()
    #expect(stage.log.lines == ["hasty began", "hasty ended"])
    #expect(recognizer.state == .possible)
  }

  @Test func `FS-125 that are set can be read at once by the recognizer`() {
    final class Reading: UIGestureRecognizer {
      var seen: [State] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        seen.append(state)
        state = .began
        seen.append(state)
      }
      override func reset() { seen.append(state) }
    }
    let stage = GestureStage()
    let recognizer = stage.add(Reading(), "reading")
    stage.touchDown().lift()
    recognizer.isEnabled = false
    #expect(recognizer.seen == [.possible, .began, .cancelled])
  }

  @Test func `FS-125 do not go from possible to changed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIGestureRecognizer().state = .changed }
    }
    #if DEBUG
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("cannot go from possible to changed (FS-125)"))
    #endif
  }

  @Test func `FS-125 do not go from began to failed`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let recognizer = UIGestureRecognizer()
      recognizer.state = .began
      recognizer.state = .failed
    }
  }

  @Test func `FS-125 are failed when they are set to cancelled before began (a choice)`() {
    final class Cancelling: UIGestureRecognizer {
      var seen: [State] = []
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
        seen.append(state)
      }
    }
    let stage = GestureStage()
    let recognizer = stage.add(Cancelling(), "own")
    stage.touchDown().cancel()
    #expect(recognizer.seen == [.failed])
    #expect(recognizer.state == .possible)
    #expect(stage.log.lines == ["view began (100 100)", "view cancelled (100 100)"])
  }

  @Test(arguments: [
    ([UIGestureRecognizer.State.failed, .ended, .began, .changed, .possible], [String]()),
    ([.ended, .changed, .cancelled, .ended], ["own ended"]),
    ([.began, .ended, .changed, .cancelled], ["own began", "own ended"]),
  ])
  func `FS-125 stay as they are once the gesture is over (a choice)`(
    _ states: [State], _ expected: [String]
  ) {
    final class Restless: UIGestureRecognizer {
      var states: [State] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for next in states { state = next }
      }
    }
    let stage = GestureStage()
    stage.add(Restless(), "own").states = states
    stage.tap()
    #expect(stage.log.lines.filter { !$0.hasPrefix("view") } == expected)
  }
}

@MainActor @Suite(.simulatedDevice) struct `The targets of a gesture recognizer` {
  final class Target: ActionPerforming {
    var calls: [String] = []
    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard selector != "unknown" else { return nil }
      return { [weak self] sender, _ in
        self?.calls.append("\(selector) from \(type(of: sender as Any))")
      }
    }
  }

  @Test func `FS-126 are told by selector, each pair once, until they are removed`() {
    let stage = GestureStage()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: "first:")
    tap.addTarget(target, action: "first:")
    tap.addTarget(target, action: Selector("second"))
    stage.view.addGestureRecognizer(tap)
    stage.tap()
    #expect(target.calls.map { $0.prefix(6) } == ["first:", "second"])
    tap.removeTarget(target, action: "first:")
    target.calls = []
    stage.tap(300, 300)
    #expect(target.calls.map { $0.prefix(6) } == ["second"])
    tap.removeTarget(nil, action: nil)
    target.calls = []
    stage.tap()
    #expect(target.calls.isEmpty)
  }

  @Test func `are not kept`() {
    let stage = GestureStage()
    weak var gone: Target?
    let tap = UITapGestureRecognizer()
    do {
      let target = Target()
      gone = target
      tap.addTarget(target, action: "tapped")
    }
    stage.view.addGestureRecognizer(tap)
    stage.tap()
    #expect(gone == nil)
  }

  @Test func `that do not know the selector end the process, as in Objective-C`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let target = Target()
      let recognizer = UIGestureRecognizer(target: target, action: "unknown")
      recognizer.state = .began
    }
  }
}
