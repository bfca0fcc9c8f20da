import Fallthrough
import SeededRandomness
import Testing
import UIKit

/// A presenter whose app shows, queues, awaits, cancels and hides content at random, while fingers
/// swipe and tap, and while its scene goes and comes back.
@MainActor private final class RandomQueue {
  private let device = SimulatedDevice.current
  private var scene = SimulatedDevice.current.scenes[0]
  private let session = SimulatedDevice.current.scenes[0].session
  private var random: SplitMix64
  private let app: UIWindow
  private let presenter: OverlayPresenter
  private let toasts = (0..<4).map { _ in HookedController() }
  private var said: [[Bool]] = []
  private var tasks: [Task<Void, Never>] = []
  private var results: [Int: [OverlayEnd]] = [:]
  private var shownByTask: [Int] = []
  /// The ends of each toast, as the presenter tells them.
  private var ends: [[OverlayEnd]] = [[], [], [], []]
  private var finger: SimulatedFinger?
  private(set) var told: Set<OverlayEnd> = []
  private(set) var faults: [String] = []
  private var steps: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    device.isReduceMotionEnabled = random.chance(of: 3)
    app = UIWindow(windowScene: scene)
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    presenter = OverlayPresenter(scene: scene)
    presenter.onDismiss = { [weak self] controller, end in
      guard let self, let index = toasts.firstIndex(where: { $0 === controller }) else { return }
      ends[index].append(end)
      told.insert(end)
      if random.chance(of: 8) { show() }
    }
  }

  private var transition: OverlayTransition {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .fade()
    case 1: .move(edge: .trailing, dampingRatio: 0.5)
    case 2: .scale()
    default: .instant
    }
  }

  private var dismissal: OverlayDismissal {
    [[], .tapOutside, .swipe(.bottom), [.swipe(.all), .tapOutside]].pick(using: &random)
  }

  private func show() {
    let toast = Int.random(in: 0..<4, using: &random)
    let duration = [nil, nil, 0.3, 2, .nan].pick(using: &random)
    let call = said.count
    said.append([])
    steps.append("show \(toast)")
    presenter.show(
      toasts[toast], duration: duration, dismissal: dismissal, transition: transition
    ) { [weak self] in self?.said[call].append($0) }
  }

  private func await() {
    let (toast, number) = (Int.random(in: 0..<4, using: &random), tasks.count)
    let (duration, dismissal, transition) = (
      [nil, 0.3, .nan].pick(using: &random), dismissal, transition
    )
    steps.append("await \(toast)")
    shownByTask.append(toast)
    tasks.append(
      Task { [weak self, presenter, toasts] in
        let end = await presenter.showUntilDismissed(
          toasts[toast], duration: duration, dismissal: dismissal, transition: transition)
        self?.results[number, default: []].append(end)
      })
  }

  func step() async {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...4: show()
    case 5, 6: self.await()
    case 7: presenter.hide(transition: transition)
    case 8: presenter.hideAll(transition: transition)
    case 9: presenter.whenBusy = random.chance(of: 2) ? .waits : .replaces
    case 10: device.tap(at: random.chance(of: 3) ? Toast.inside : Toast.beside)
    case 11, 12: moveFinger()
    case 13: tasks.isEmpty ? () : tasks.pick(using: &random).cancel()
    case 14: _ = device.performEscape()
    case 15: changeScene()
    default: device.clock.advance(by: [0.02, 0.3, 1].pick(using: &random))
    }
    await device.clock.advance(by: .zero)
    steps.append(".")
    check()
  }

  private func moveFinger() {
    guard let finger else { return self.finger = device.touchDown(at: Toast.inside) }
    finger.move(to: CGPoint(x: 190, y: [750, 800, 850].pick(using: &random)))
    device.clock.advance(by: 0.1)
    if random.chance(of: 2) { liftFinger() }
  }

  private func liftFinger() {
    finger?.lift()
    finger = nil
  }

  private func changeScene() {
    finger?.cancel()
    finger = nil
    steps.append("scene")
    guard device.scenes.isEmpty else { return device.disconnect(scene) }
    scene = device.connectScene(resuming: session)
    app.windowScene = scene
  }

  private var overlays: [UIWindow] {
    device.scenes.flatMap(\.windows).filter { $0 is PassThroughWindow }
  }

  private func check() {
    let isShown = presenter.controller != nil && presenter.scene != nil
    if isShown != (presenter.window != nil) { fault("no window") }
    let others = overlays.filter { $0 !== presenter.window }
    if others.isEmpty == presenter.isLeaving { fault("\(others.count) windows leave") }
    if let parent = presenter.window?.rootViewController, presenter.controller?.parent !== parent {
      fault("not in its window")
    }
    for (number, ends) in results where ends.count != 1 { fault("task \(number) got \(ends)") }
  }

  private func fault(_ fault: String) { faults.append("\(fault), after \(steps)") }

  func finish() async {
    liftFinger()
    if device.scenes.isEmpty { changeScene() }
    for _ in 0..<2 {
      presenter.hideAll()
      device.clock.advance(by: 6)
      await device.clock.advance(by: .zero)
    }
    presenter.onDismiss = nil
    presenter.hideAll()
    await device.clock.advance(by: .zero)
    if !overlays.isEmpty || presenter.controller != nil { fault("windows stay") }
    for (number, said) in said.enumerated() where said.count != 1 {
      fault("\(number) said \(said)")
    }
    for (number, toast) in shownByTask.enumerated() {
      let end = results[number]?.first
      // A task that was cancelled before it began has shown nothing.
      let isTold = end == .cancelled || ends[toast].contains { $0 == end }
      if !isTold { fault("task \(number) got \(end.map { "\($0)" } ?? "nothing")") }
    }
    for toast in toasts {
      let isAsBefore = toast.viewIfLoaded.map { $0.alpha == 1 && $0.transform == .identity } ?? true
      if toast.parent != nil || !isAsBefore { fault("a toast is not as before") }
    }
  }
}

@MainActor @Suite(.simulatedDevice) struct `Random calls of a presenter with a queue` {
  @Test func `end each content once, tell every task, and leave nothing behind`() async {
    var told: Set<OverlayEnd> = []
    let old = Misuse.noteHandler
    Misuse.noteHandler = { _ in }
    defer { Misuse.noteHandler = old }
    for seed in Exhaustive.seeds(everyDay: 300, night: 10_000) {
      SimulatedDevice.current.reset()
      SystemUnderTest.ofNote[Int(seed % 5)].begin()
      let calls = RandomQueue(seed: seed)
      for _ in 0..<25 where calls.faults.isEmpty { await calls.step() }
      if calls.faults.isEmpty { await calls.finish() }
      told.formUnion(calls.told)
      #expect(calls.faults == [], "seed \(seed)")
      if !calls.faults.isEmpty { return }
    }
    #expect(told == Set(OverlayEnd.allCases))
  }
}
