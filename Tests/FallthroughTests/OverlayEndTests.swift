import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The end of content` {
  let stage = PresenterStage()
  let toast: UIViewController
  var presenter: OverlayPresenter { stage.presenter }
  var device: SimulatedDevice { stage.device }
  let told = Told()

  @MainActor final class Told {
    var ends: [OverlayEnd] = []
    var results: [OverlayEnd] = []
  }

  init() {
    toast = stage.toast("toast")
    presenter.onDismiss = { [told] in told.ends.append($1) }
  }

  // MARK: Why

  @Test func `is named after what made it leave`() {
    presenter.show(toast, duration: 1)
    device.clock.advance(by: 2)
    presenter.show(toast)
    presenter.hide()
    presenter.show(toast)
    presenter.show(UIViewController())
    presenter.hide()
    #expect(told.ends == [.duration, .hidden, .replaced, .hidden])
  }

  @Test func `is the gesture in whose action the app hides it`() {
    presenter.onEscape = { [presenter] in presenter.hide(transition: .fade()) }
    presenter.show(toast)
    #expect(device.performEscape() != nil)
    device.clock.advance(by: 1)
    presenter.configureWindow = { [presenter] in $0.onTouchOutside = { _ in presenter.hide() } }
    presenter.show(toast)
    #expect(stage.tap(Toast.beside) == ["app"])
    presenter.show(toast)
    presenter.hide()
    #expect(told.ends == [.escape, .outside, .hidden])
  }

  @Test func `is what came first, also where the scene goes while it leaves`() {
    presenter.show(toast, duration: 1, transition: .fade(duration: 1))
    device.clock.advance(by: 2.5)
    #expect(presenter.isLeaving)
    presenter.hide(transition: .fade())
    device.disconnect(stage.scene)
    #expect(told.ends == [.duration])
  }

  @Test func `is not told where it turns back, and is the later one then`() {
    presenter.show(toast, duration: 1, transition: .fade(duration: 1))
    device.clock.advance(by: 2.5)
    presenter.show(toast)
    #expect(told.ends == [])
    presenter.hide()
    #expect(told.ends == [.hidden])
  }

  @Test func `is a replacement where another presenter shows it`() {
    let other = OverlayPresenter(scene: stage.scene)
    presenter.show(toast)
    _ = notes { other.show(toast) }
    #expect(told.ends == [.replaced])
  }

  // MARK: Waiting for it

  /// Starts a task that shows the toast, and lets it begin.
  func start(
    _ content: UIViewController? = nil, duration: TimeInterval? = nil,
    by transition: OverlayTransition = .instant
  ) async -> Task<Void, Never> {
    let task = Task { [presenter, toast, told] in
      let end = await presenter.showUntilDismissed(
        content ?? toast, duration: duration, transition: transition)
      told.results.append(end)
    }
    await device.clock.advance(by: .zero)
    return task
  }

  @Test(.simulatedDevice, arguments: [1, .nan, -1, 0])
  func `is what a task gets that waits for it`(duration: TimeInterval) async {
    let task = await start(duration: duration)
    await device.clock.advance(by: .seconds(2))
    await task.value
    #expect(told.results == [.duration] && told.ends == [.duration])
  }

  @Test func `comes for each way in which content goes`() async {
    for hide in [
      { self.presenter.hide(transition: .fade()) }, { self.presenter.hideAll() },
      { self.presenter.show(UIViewController()) },
    ] {
      let task = await start()
      #expect(presenter.controller === toast && told.results.isEmpty)
      hide()
      device.clock.advance(by: 1)
      await task.value
      #expect(told.results == told.ends && told.results.count == 1)
      presenter.hide()
      (told.results, told.ends) = ([], [])
    }
  }

  @Test func `waits on while content turns back, and comes to all tasks that wait`() async {
    let first = await start()
    let second = await start()
    presenter.hide(transition: .fade(duration: 1))
    device.clock.advance(by: 0.5)
    presenter.show(toast)
    await device.clock.advance(by: .seconds(5))
    #expect(told.results == [] && presenter.controller === toast)
    presenter.hide()
    await first.value
    await second.value
    #expect(told.results == [.hidden, .hidden] && told.ends == [.hidden])
  }

  @Test func `is a cancellation where the task is cancelled, by the transition of its arrival`()
    async
  {
    let task = await start(by: .fade(duration: 1))
    await device.clock.advance(by: .seconds(2))
    task.cancel()
    await device.clock.advance(by: .milliseconds(500))
    #expect(presenter.controller == nil && presenter.isLeaving && told.results == [])
    await device.clock.advance(by: .seconds(1))
    await task.value
    #expect(told.results == [.cancelled] && told.ends == [.cancelled] && stage.overlays == 0)
  }

  @Test func `comes at once to a task that is cancelled before it begins, and nothing is shown`()
    async
  {
    let task = Task { [presenter, toast, told] in
      told.results.append(await presenter.showUntilDismissed(toast))
    }
    task.cancel()
    await task.value
    #expect(told.results == [.cancelled] && told.ends == [] && stage.overlays == 0)
  }

  @Test func `takes what waits out of the queue where its task is cancelled`() async {
    presenter.whenBusy = .waits
    presenter.show(UIViewController())
    let task = await start()
    task.cancel()
    await task.value
    presenter.hide()
    #expect(told.results == [.cancelled] && told.ends == [.cancelled, .hidden])
    #expect(presenter.controller == nil)
  }

  @Test(.simulatedDevice, arguments: [false, true])
  func `comes when the scene goes, and the content does not come back`(isQueued: Bool) async {
    let session = stage.scene.session
    let other = UIViewController()
    presenter.whenBusy = .waits
    if isQueued { presenter.show(other) }
    let task = await start(by: .fade(duration: 1))
    device.clock.advance(by: 0.5)
    device.disconnect(stage.scene)
    await task.value
    #expect(told.results == [.sceneGone] && told.ends == [.sceneGone])
    _ = device.connectScene(resuming: session)
    #expect(presenter.controller === (isQueued ? other : nil))
  }

  @Test func `comes at once where there is no scene, and the log says so`() async {
    device.disconnect(stage.scene)
    var log: [String] = []
    let old = Misuse.noteHandler
    Misuse.noteHandler = { log.append($0.text) }
    let task = await start()
    await task.value
    Misuse.noteHandler = old
    #expect(told.results == [.sceneGone] && log.count == 1 && presenter.controller == nil)
  }

  @Test func `waits on where the overlay moves to another scene`() async {
    presenter.followsScenes = true
    let other = device.connectScene()
    let task = await start()
    device.disconnect(stage.scene)
    await device.clock.advance(by: .seconds(1))
    #expect(presenter.scene === other && presenter.controller === toast && told.results == [])
    presenter.hide()
    await task.value
    #expect(told.results == [.hidden])
  }
}
