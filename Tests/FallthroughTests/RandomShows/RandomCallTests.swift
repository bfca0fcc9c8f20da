import Fallthrough
import SeededRandomness
import Testing
import UIKit

/// Two presenters of one scene, whose app shows and hides controllers at random wherever it is called,
/// while that scene is left, comes back and goes away, and a tab bar comes and goes.
@MainActor private final class RandomCalls {
  /// A call of a presenter, and what its completion said.
  private struct Call {
    let presenter: Int
    let toast: Int?
    /// What was shown, and how many controllers had gone.
    let old: Int?
    let gone: Int
    /// Whether another call of this presenter, or something else, has come in its way.
    var isDisturbed = false
    var said: [Bool] = []
  }

  private let device = SimulatedDevice.current
  private var scene = SimulatedDevice.current.scenes[0]
  private let session = SimulatedDevice.current.scenes[0].session
  private var random: SplitMix64
  private let app: UIWindow
  private let tabs = UITabBarController()
  private let page = UIViewController()
  private var presenters: [OverlayPresenter] = []
  private let toasts = (0..<3).map { _ in HookedController() }
  private var calls: [Call] = []
  /// What each presenter was asked for last, if no other one took it.
  private var wanted: [Int?] = [nil, nil]
  private var mayTimeOut = [false, false]
  /// What each presenter said has gone.
  private var gone: [[Int]] = [[], []]
  private struct Presented { weak var controller: UIViewController? }
  private var presented: [Presented] = []
  /// How many more calls the app makes when it is called.
  private var callsLeft = 0
  private var isChangingScene = false
  /// Whether the scene was active at any time in this step: else no time is over.
  private var wasActive = true
  /// How often content kept clear of a bar.
  private(set) var clearances = 0
  private var steps: [String] = []
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    device.behavior.abandonedPresentationsLeak = true
    device.isReduceMotionEnabled = random.chance(of: 3)
    app = UIWindow(windowScene: scene)
    tabs.viewControllers = [page]
    app.rootViewController = tabs
    app.makeKeyAndVisible()
    presenters = [0, 1].map(make)
    for toast in toasts {
      toast.on = { [weak self, unowned toast] in self?.hook("\($0)", of: toast) }
    }
  }

  private func make(_ index: Int) -> OverlayPresenter {
    let level = random.chance(of: 2) ? UIWindow.Level.alert : .statusBar
    let presenter = OverlayPresenter(scene: scene, level: level)
    presenter.followsScenes = random.chance(of: 3)
    presenter.keepsClearOfBars = random.chance(of: 2)
    presenter.onEscape = { [weak self] in self?.hook("escape") }
    presenter.onDismiss = { [weak self] controller, _ in
      self?.noteGone(controller, by: index)
      self?.hook("gone")
    }
    presenter.configureWindow = { [weak self] in
      $0.onTouchOutside = { _ in self?.hook("outside") }
      self?.hook("configure")
    }
    return presenter
  }

  private func hook(_ moment: String, of toast: HookedController? = nil) {
    if moment == "appeared", let toast, random.chance(of: 6) { present(on: toast) }
    guard callsLeft > 0, random.chance(of: 3) else { return }
    callsLeft -= 1
    steps.append("at \(moment)")
    switch Int.random(in: 0..<12, using: &random) {
    case 0: if !device.scenes.isEmpty, !isChangingScene { changeScene() }
    case 1: changeState()
    default: call(Int.random(in: 0...1, using: &random))
    }
  }

  private func present(on toast: HookedController) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = [.pageSheet, .fullScreen].pick(using: &random)
    presented.append(Presented(controller: sheet))
    toast.present(sheet, animated: random.chance(of: 2))
    steps.append("sheet")
  }

  // MARK: Calls

  private func call(_ index: Int) {
    let toast = random.chance(of: 3) ? nil : Int.random(in: 0..<3, using: &random)
    let transition: OverlayTransition =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .fade()
      case 1: .move(edge: .bottom)
      case 2: OverlayTransition(longestDuration: 2) { [weak self] _, _ in self?.hook("transition") }
      default: .instant
      }
    call(index, toast, by: transition, for: random.chance(of: 4) ? 0.3 : nil)
  }

  private func call(
    _ index: Int, _ toast: Int?, by transition: OverlayTransition, for duration: TimeInterval?
  ) {
    let number = calls.count
    steps.append("\(index) \(toast.map { "shows \($0)" } ?? "hides")")
    disturb { $0.presenter == index }
    let old = presenters[index].controller == nil ? nil : wanted[index]
    calls.append(
      Call(
        presenter: index, toast: toast, old: old, gone: gone[index].count,
        isDisturbed: isChangingScene || !isInScene(presenters[index])))
    let completion = { [weak self] (isReached: Bool) in
      self?.check(isReached, for: number)
      self?.hook("completion")
    }
    wanted[index] = toast
    mayTimeOut[index] = toast != nil && duration != nil
    if let toast {
      take(toast, from: 1 - index)
      presenters[index].show(
        toasts[toast], duration: duration, transition: transition, completion: completion)
    } else {
      presenters[index].hide(transition: transition, completion: completion)
    }
    if callsLeft > 0 { checkWanted(index) }
  }

  private func take(_ toast: Int, from other: Int) {
    disturb { $0.presenter == other && ($0.toast ?? toast) == toast }
    // Without a scene nothing is there to be taken, or to take it.
    if wanted[other] == toast, presenters.allSatisfy(isInScene) { wanted[other] = nil }
  }

  /// A presenter whose scene goes within a change loses it when that change is made.
  private func isInScene(_ presenter: OverlayPresenter) -> Bool {
    !device.scenes.isEmpty && presenter.scene != nil
  }

  private func disturb(where isConcerned: (Call) -> Bool) {
    for index in calls.indices where isConcerned(calls[index]) { calls[index].isDisturbed = true }
  }

  /// Checks what a completion says against what there is.
  private func check(_ isReached: Bool, for number: Int) {
    calls[number].said.append(isReached)
    let call = calls[number]
    let presenter = presenters[call.presenter]
    guard !call.isDisturbed else { return }
    guard isReached else { return fault("\(number) says false") }
    if let toast = call.toast {
      let parent = presenter.window?.rootViewController
      let isThere = parent != nil && toasts[toast].parent === parent
      if !isThere { fault("\(number) is not there") }
    } else {
      if presenter.window != nil { fault("\(number) is not gone") }
      guard let old = call.old else { return }
      if !gone[call.presenter].dropFirst(call.gone).contains(old) { fault("\(number) came early") }
    }
  }

  private func noteGone(_ controller: UIViewController, by index: Int) {
    gone[index] += toasts.indices.filter { toasts[$0] === controller }
  }

  // MARK: Steps

  func step() {
    callsLeft = 3
    wasActive = isActive
    switch Int.random(in: 0..<18, using: &random) {
    case 0...4: call(Int.random(in: 0...1, using: &random))
    case 5: device.tap(at: Toast.inside)
    case 6: device.tap(at: Toast.beside)
    case 7: _ = device.performEscape()
    case 8...11: device.clock.advance(by: [0.02, 0.2, 1.1].pick(using: &random))
    case 12: changeScene()
    case 13: changeSettings(of: presenters[Int.random(in: 0...1, using: &random)])
    case 14, 15: changeState()
    case 16: tabs.isTabBarHidden.toggle()
    default: release(Int.random(in: 0...1, using: &random))
    }
    steps.append(".")
    callsLeft = 0
    checkAll()
  }

  private func changeScene() {
    disturb { _ in true }
    steps.append("scene")
    isChangingScene = true
    defer { isChangingScene = false }
    if device.scenes.isEmpty {
      scene = device.connectScene(resuming: session)
      app.windowScene = scene
      wasActive = true
      // The second one takes what both waited for; calls in between may have changed that.
      wanted = presenters.map { presenter in toasts.firstIndex { $0 === presenter.controller } }
    } else {
      device.disconnect(scene)
    }
  }

  private var isActive: Bool { device.scenes.first?.activationState == .foregroundActive }

  private func changeState() {
    guard let scene = device.scenes.first else { return }
    let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive, .background]
    let state = states.pick(using: &random)
    steps.append("state \(state.rawValue)")
    device.setActivationState(state, of: scene)
    wasActive = wasActive || isActive
  }

  private func changeSettings(of presenter: OverlayPresenter) {
    presenter.mode = PassThroughMode.allCases.pick(using: &random)
    presenter.keepsClearOfKeyboard = random.chance(of: 2)
    presenter.keepsClearOfBars = random.chance(of: 2)
    presenter.level = random.chance(of: 2) ? .alert : .statusBar
    device.isReduceMotionEnabled = random.chance(of: 2)
  }

  private func release(_ index: Int) {
    guard !device.scenes.isEmpty else { return }
    for call in calls.indices where calls[call].presenter == index && calls[call].said.isEmpty {
      calls[call].said = [false]
      calls[call].isDisturbed = true
    }
    gone[index] = []
    wanted[index] = nil
    steps.append("release \(index)")
    // Its release calls the app, which reads the list.
    withExtendedLifetime(presenters[index]) { presenters[index] = make(index) }
  }

  /// Has all go, and checks that nothing stays behind.
  func finish() {
    if device.scenes.isEmpty { changeScene() }
    device.setActivationState(.foregroundActive, of: scene)
    wasActive = true
    for index in [0, 1] { call(index, nil, by: .instant, for: nil) }
    device.clock.advance(by: 6)
    checkAll()
    if !overlays.isEmpty { fault("\(overlays.count) windows stay") }
    for (number, call) in calls.enumerated() where call.said.count != 1 {
      fault("\(number) said \(call.said)")
    }
    for toast in toasts {
      let isAsBefore = toast.viewIfLoaded.map { $0.alpha == 1 && $0.transform == .identity } ?? true
      if toast.parent != nil || !isAsBefore { fault("a toast is not as before") }
    }
    if presented.contains(where: { $0.controller != nil }) { fault("a sheet leaks") }
  }

  // MARK: What is there

  private var overlays: [UIWindow] {
    device.scenes.flatMap(\.windows).filter { $0 is PassThroughWindow }
  }

  private func fault(_ fault: String) { faults.append("\(fault), after \(steps)") }

  private func checkWanted(_ index: Int) {
    let controller = presenters[index].controller
    if controller == nil, mayTimeOut[index], wasActive { wanted[index] = nil }
    guard controller === wanted[index].map({ toasts[$0] }) else {
      return fault("\(index) does not show \(wanted[index].map { "\($0)" } ?? "none")")
    }
  }

  /// Checks that controllers, windows and the screen agree.
  private func checkAll() {
    for (index, presenter) in presenters.enumerated() {
      checkWanted(index)
      let isShown = presenter.controller != nil && presenter.scene != nil
      guard let window = presenter.window else {
        if isShown { fault("\(index) has no window") }
        continue
      }
      let content = presenter.controller
      if !isShown || window.isHidden || window.windowScene !== presenter.scene
        || content?.parent !== window.rootViewController
        || content?.presentedViewController == nil && content?.view.window !== window
      {
        fault("\(index) has a wrong window")
      }
    }
    let others = overlays.filter { window in !presenters.contains { $0.window === window } }
    if others.isEmpty == presenters.contains(where: \.isLeaving) {
      fault("\(others.count) windows leave")
    }
    presenters.forEach(checkBars(of:))
    let finger = device.touchDown(at: Toast.inside)
    if let window = finger.record.window, others.contains(window) { fault("a touch leaves") }
    finger.cancel()
  }

  /// Checks that what is shown leaves out the tab bar as far as that was laid out, if it is to.
  private func checkBars(of presenter: OverlayPresenter) {
    // Reading is what the run loop does before it waits.
    device.clock.advance(by: 0)
    // A presentation in full screen takes the content out of its window meanwhile.
    guard let content = presenter.controller, content.viewIfLoaded?.window != nil,
      presenter.window != nil
    else { return }
    let isBehind = app.windowScene === presenter.scene
    let bar = presenter.keepsClearOfBars && isBehind ? page.view.safeAreaInsets.bottom : 0
    if content.additionalSafeAreaInsets.bottom != bar { fault("content is not clear of \(bar)") }
    if bar > 0 { clearances += 1 }
  }
}

@MainActor @Suite(.simulatedDevice) struct `Random calls of two presenters` {
  @Test func `from all that they call agree with the screen and what is told`() {
    var clearances = 0
    for seed in Exhaustive.seeds(everyDay: 300, night: 10_000) {
      let device = SimulatedDevice.current
      device.reset()
      SystemUnderTest.ofNote[Int(seed % 5)].begin()
      let calls = RandomCalls(seed: seed)
      _ = notes {
        for _ in 0..<12 where calls.faults.isEmpty { calls.step() }
        if calls.faults.isEmpty { calls.finish() }
      }
      #expect(calls.faults == [], "seed \(seed)")
      if !calls.faults.isEmpty { return }
      clearances += calls.clearances
    }
    #expect(clearances > 100)
  }
}
