import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A presenter whose content waits` {
  let stage = PresenterStage()
  var presenter: OverlayPresenter { stage.presenter }
  var device: SimulatedDevice { stage.device }
  let told = Told()

  @MainActor final class Told {
    var ends: [String] = []
    var names: [ObjectIdentifier: String] = [:]
  }

  init() {
    presenter.whenBusy = .waits
    presenter.onDismiss = { [told] in
      told.ends.append("\(told.names[ObjectIdentifier($0)] ?? "?") \($1)")
    }
  }

  func toast(_ name: String) -> UIViewController {
    let toast = stage.toast(name)
    told.names[ObjectIdentifier(toast)] = name
    return toast
  }

  @Test(.simulatedDevice, arguments: SystemUnderTest.ofNote)
  func `shows one after the other, each when the one before has gone`(system: SystemUnderTest) {
    system.begin()
    for name in ["a", "b", "c"] {
      presenter.show(toast(name), duration: 2, transition: .fade(duration: 0.5))
    }
    var owners: [String?] = []
    for _ in 0..<10 {
      stage.device.clock.advance(by: 1)
      owners.append(stage.owner)
      #expect(stage.overlays <= 1)
    }
    // Each takes 0.5 s to arrive, stays for 2 s, takes no touches for 0.5 s and is gone.
    #expect(owners == ["a", "a", "b", "b", "b", "c", "c", "c", "app", "app"])
  }

  @Test func `says what is shown, and keeps the order of the calls and the newest settings`() {
    let (a, b, c) = (toast("a"), toast("b"), toast("c"))
    presenter.show(a, completion: stage.note("a"))
    presenter.show(b, duration: 9, completion: stage.note("b"))
    presenter.show(c, completion: stage.note("c"))
    presenter.show(b, duration: 1, completion: stage.note("b again"))
    #expect(presenter.controller === a && stage.said == ["a true"])
    presenter.hide(completion: stage.note("hidden"))
    #expect(presenter.controller === b)
    #expect(Set(stage.said) == ["a true", "hidden true", "b true", "b again true"])
    device.clock.advance(by: 1.5)
    #expect(presenter.controller === c)
    #expect(told.ends == ["a hidden", "b duration"])
  }

  @Test func `hides all, what waits too`() {
    let toasts = ["a", "b", "c"].map(toast)
    for toast in toasts { presenter.show(toast, completion: stage.note("shown")) }
    presenter.hideAll(transition: .fade(duration: 1), completion: stage.note("hidden"))
    #expect(presenter.controller == nil && presenter.isLeaving)
    #expect(told.ends == ["b hidden", "c hidden"])
    device.clock.advance(by: 2)
    #expect(stage.overlays == 0 && told.ends == ["b hidden", "c hidden", "a hidden"])
    #expect(stage.said == ["shown true", "shown false", "shown false", "hidden true"])
  }

  @Test func `waits for what leaves, and does not turn it back`() {
    let a = toast("a")
    presenter.show(a)
    presenter.hide(transition: .fade(duration: 1))
    presenter.show(a)
    #expect(presenter.controller == nil)
    device.clock.advance(by: 2)
    #expect(presenter.controller === a && told.ends == ["a hidden"])
  }

  @Test func `replaces what is shown when it does not wait, and goes on with the queue after it`() {
    let (a, b, c) = (toast("a"), toast("b"), toast("c"))
    presenter.show(a)
    presenter.show(b)
    presenter.whenBusy = .replaces
    presenter.show(c)
    #expect(presenter.controller === c && told.ends == ["a replaced"])
    presenter.hide()
    #expect(presenter.controller === b)
    // What waits is taken out of the queue where it is shown at once.
    presenter.whenBusy = .waits
    presenter.show(a)
    presenter.whenBusy = .replaces
    presenter.show(a)
    presenter.hide()
    #expect(presenter.controller == nil)
    #expect(told.ends == ["a replaced", "c hidden", "b replaced", "a hidden"])
  }

  @Test func `says within a change what will be shown`() {
    let (a, b) = (HookedController(), toast("b"))
    var shown: [UIViewController?] = []
    a.on = { [presenter] in
      guard $0 == .load else { return }
      presenter.show(b)
      shown.append(presenter.controller)
      presenter.hideAll()
      shown.append(presenter.controller)
      presenter.show(b)
      shown.append(presenter.controller)
    }
    presenter.show(a)
    #expect(shown == [a, nil, nil])
    #expect(presenter.controller === b)
  }

  @Test func `keeps its order while the scene is away, and goes on when it is back`() {
    let session = stage.scene.session
    let (a, b, c) = (toast("a"), toast("b"), toast("c"))
    presenter.show(a, duration: 1)
    presenter.show(b, duration: 1)
    let log = notes {
      device.disconnect(stage.scene)
      presenter.show(c)
      presenter.hide()
    }
    #expect(log.count == 1 && presenter.controller === b)
    _ = device.connectScene(resuming: session)
    device.clock.advance(by: 1.5)
    #expect(presenter.controller === c && told.ends == ["a hidden", "b duration"])
  }

  @Test func `goes through a thousand, and has one window at any time`() {
    let toasts = (0..<1000).map { toast("\($0)") }
    for toast in toasts { presenter.show(toast, duration: 0.1) }
    var most = 0
    for _ in 0..<1100 {
      device.clock.advance(by: 0.1)
      most = max(most, stage.overlays)
    }
    #expect(most == 1 && stage.overlays == 0)
    #expect(told.ends == (0..<1000).map { "\($0) duration" })
  }

  @Test func `ends a thousand at once`() {
    for index in 0..<1000 { presenter.show(toast("\(index)"), completion: stage.note("\(index)")) }
    presenter.hideAll()
    #expect(told.ends.count == 1000 && stage.said.count == 1000 && presenter.controller == nil)
    for index in 0..<1000 { presenter.show(toast("n\(index)"), duration: .nan) }
    device.clock.advance(by: 1)
    #expect(told.ends.count == 2000 && presenter.controller == nil)
  }

  @Test func `shows from a completion after it, ten thousand levels deep`() {
    let toasts = (0..<2).map { toast("\($0)") }
    presenter.whenBusy = .replaces
    var (shown, depth, deepest) = (0, 0, 0)
    func next(_: Bool) {
      depth += 1
      defer { depth -= 1 }
      deepest = max(deepest, depth)
      shown += 1
      if shown <= 10_000 { presenter.show(toasts[shown % 2], completion: next) }
    }
    presenter.show(toasts[0], completion: next)
    #expect(shown == 10_001 && deepest == 1 && stage.overlays == 1)
  }
}
