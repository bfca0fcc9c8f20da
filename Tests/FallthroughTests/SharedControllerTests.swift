import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A presenter that is released` {
  let scene = SimulatedDevice.current.scenes[0]

  /// Shows a toast with a presenter, does something with that, and releases it.
  func release(_ toast: UIViewController, after work: (OverlayPresenter) -> Void) {
    let presenter = OverlayPresenter(scene: scene)
    presenter.show(toast)
    work(presenter)
  }

  @Test func `while its content leaves has the next one show that as it was, and the log says so`()
  {
    let sideways = OverlayTransition { step, _ in
      (step.view.alpha, step.view.transform.tx) = (0, 500)
    }
    for transition in [.fade(), .move(edge: .bottom), sideways] {
      let toast = UIViewController()
      toast.view.alpha = 0.5
      toast.view.addSubview(UIButton(frame: Toast.frame))
      let notes = notes { release(toast) { $0.hide(transition: transition) } }
      #expect(
        notes == [
          "A presenter was released before its content left; the content is as it was before"
        ])
      #expect(toast.parent == nil && scene.windows.isEmpty)
      #expect(toast.view.alpha == 0.5 && toast.view.transform == .identity)
      let other = OverlayPresenter(scene: scene)
      other.show(toast)
      SimulatedDevice.current.clock.advance(by: 10)
      #expect(toast.view.alpha == 0.5 && toast.view.transform == .identity)
      #expect(SimulatedDevice.current.tap(at: Toast.inside).view is UIButton)
    }
  }

  @Test func `while its content comes has the next one show that as it was`() {
    let toast = UIViewController()
    let presenter = OverlayPresenter(scene: scene)
    _ = notes {
      OverlayPresenter(scene: scene).show(
        toast, transition: OverlayTransition { step, _ in step.view.alpha = 0 })
      presenter.show(toast)
    }
    #expect(toast.view.alpha == 1)
  }

  @Test
  func `while its content keeps clear of the keyboard has the next one keep it just as clear`() {
    let device = SimulatedDevice.current
    device.model = .iPhone15
    device.showsKeyboard = true
    let app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    app.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    let toast = UIViewController()
    func show(by presenter: OverlayPresenter) -> CGFloat {
      presenter.keepsClearOfKeyboard = true
      presenter.show(toast)
      presenter.window?.layoutIfNeeded()
      return toast.view.safeAreaInsets.bottom
    }
    let bottom = show(by: OverlayPresenter(scene: device.scenes[0]))
    #expect(bottom > 200)
    let presenter = OverlayPresenter(scene: device.scenes[0])
    #expect(toast.additionalSafeAreaInsets == .zero)
    #expect(show(by: presenter) == bottom)
    presenter.hide()
    #expect(toast.additionalSafeAreaInsets == .zero)
  }

  @Test func `when its content rests has the next one show what the app made of that`() {
    let toast = UIViewController()
    release(toast) {
      $0.hide(transition: .fade(duration: 1))
      SimulatedDevice.current.clock.advance(by: 2)
    }
    toast.view.alpha = 0.5
    let presenter = OverlayPresenter(scene: scene)
    #expect(notes { presenter.show(toast) } == [])
    #expect(toast.view.alpha == 0.5)
  }

  @Test func `has nobody told when a duration or transition is over`() {
    var calls = 0
    _ = notes {
      let presenter = OverlayPresenter(scene: scene)
      presenter.onDismiss = { _, _ in calls += 1 }
      presenter.show(UIViewController(), duration: 1)
      presenter.hide(transition: .fade()) { _ in calls += 1 }
    }
    SimulatedDevice.current.clock.advance(by: 10)
    #expect(calls == 0)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A controller that two presenters show` {
  let scene = SimulatedDevice.current.scenes[0]
  let toast = UIViewController()
  let (first, second): (OverlayPresenter, OverlayPresenter)
  let note = "A controller in an overlay is shown by another presenter; the first one lets it go"

  init() {
    toast.view.addSubview(UIButton(frame: Toast.frame))
    (first, second) = (OverlayPresenter(scene: scene), OverlayPresenter(scene: scene))
  }

  var isHit: Bool { SimulatedDevice.current.tap(at: Toast.inside).view is UIButton }

  @Test func `is the last one's, and the log says so`() {
    var said: [String] = []
    first.onDismiss = { _, _ in said.append("gone") }
    first.show(toast, transition: .fade()) { said.append("shown \($0)") }
    #expect(notes { second.show(toast) } == [note])
    #expect(said == ["shown false", "gone"])
    #expect(first.controller == nil && first.window == nil)
    #expect(scene.windows.count == 1)
    #expect(toast.view.alpha == 1)
    #expect(isHit)
  }

  @Test func `can be shown by the first one again`() {
    _ = notes { second.show(toast) }
    _ = notes { first.show(toast) }
    second.hide()
    #expect(isHit)
    first.hide()
    #expect(notes { first.show(toast) } == [])
    #expect(isHit)
  }

  @Test func `is the last one's though it still leaves the first`() {
    first.show(toast)
    var said: [Bool] = []
    first.hide(transition: .fade(duration: 1)) { said.append($0) }
    #expect(notes { second.show(toast) } == [note])
    #expect(said == [false])
    #expect(!first.isLeaving)
    #expect(toast.view.alpha == 1)
    SimulatedDevice.current.clock.advance(by: 5)
    #expect(second.controller === toast && isHit)
  }

  @Test func `goes back to the first one when its scene comes back, and the log says so`() {
    let device = SimulatedDevice.current
    let other = device.connectScene()
    let away = OverlayPresenter(scene: other)
    away.show(toast)
    device.disconnect(other)
    second.show(toast)
    #expect(notes { _ = device.connectScene(resuming: other.session) } == [note])
    #expect(away.controller === toast && away.window != nil)
    #expect(second.controller == nil && second.window == nil)
  }

  @Test func `may be fought for`() {
    second.onDismiss = { [first] controller, _ in first.show(controller) }
    second.show(toast)
    #expect(notes { first.show(toast) } == [note])
    #expect(first.controller === toast && isHit)
    second.onDismiss = nil
  }
}

@MainActor @Suite(.simulatedDevice) struct `A presenter that follows scenes` {
  var scene: UIWindowScene { SimulatedDevice.current.scenes[0] }

  @Test func `moves with others of its scene, and not to one that has another's at its level`() {
    let device = SimulatedDevice.current
    let (lost, taken) = (scene, device.connectScene())
    let native = OverlayPresenter(scene: taken)
    native.show(UIViewController())
    let presenters = [lost, lost, device.connectScene()].map { OverlayPresenter(scene: $0) }
    for presenter in presenters {
      presenter.show(UIViewController())
      presenter.followsScenes = true
    }
    [lost, device.scenes[2]].forEach(device.disconnect)
    #expect(presenters.compactMap(\.scene).isEmpty)
    // The first two wait longer.
    let new = device.connectScene()
    #expect(presenters.map { $0.scene === new } == [true, true, false])
    #expect(new.windows.count == 2 && taken.windows.count == 1)
    native.hide()
    let next = OverlayPresenter(scene: presenters[2].scene ?? taken)
    #expect(next.scene === taken)
  }

  @Test func `moves to an active scene before others, wherever its fellows go`() {
    let device = SimulatedDevice.current
    for _ in 0..<10 {
      device.reset()
      let (lost, others) = (device.scenes[0], (0..<4).map { _ in device.connectScene() })
      for other in others.dropFirst(2) { device.setActivationState(.background, of: other) }
      let presenters = (0..<3).map { _ in OverlayPresenter(scene: lost) }
      presenters.forEach { $0.followsScenes = true }
      presenters.forEach { $0.show(UIViewController()) }
      device.disconnect(lost)
      let scene = presenters[0].scene
      #expect(presenters.allSatisfy { $0.scene === scene })
      #expect(others.prefix(2).contains { $0 === scene })
    }
  }
}
