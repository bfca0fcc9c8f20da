import Fallthrough
import SeededRandomness
import Testing
import UIKit

/// Two presenters of one scene with random settings, which show and hide the same controllers at
/// random, some for a time, while the keyboard comes and goes and presenters are released.
@MainActor private final class RandomShows {
  private(set) var plans: [PlannedPresenter] = []
  /// When what each presenter shows is there, and how long it takes to leave by itself.
  private var arrivals = [(time: TimeInterval, departure: TimeInterval)](
    repeating: (0, 0), count: 2)
  private(set) var isKeyboardUp = false
  /// What was done, for the message of a failure.
  private(set) var steps: [String] = []
  private var presenters: [OverlayPresenter] = []
  private let device = SimulatedDevice.current
  private let app: UIWindow
  private let field = UITextField(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
  private let toasts = (0..<3).map { _ in UIViewController() }
  private var now: TimeInterval { device.clock.now }
  /// How often each completion was called, and how many there are; none counts of a presenter that
  /// was released.
  private(set) var completions: [Int] = []
  /// How many controllers have gone, as each presenter tells it.
  private(set) var dismissals = [0, 0]
  private var completionsOfReleased: Set<Int> = []
  private var owners: [Int] = []

  init(using random: inout SplitMix64) {
    device.model = .iPhone15
    device.showsKeyboard = true
    app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    app.rootViewController?.view.addSubview(field)
    let levels: [UIWindow.Level] = [.alert, UIWindow.Level(rawValue: 2010)]
    plans = levels.map { PlannedPresenter(level: $0, using: &random) }
    presenters = plans.indices.map(make)
    toasts.forEach(fill)
  }

  private func make(_ index: Int) -> OverlayPresenter {
    let plan = plans[index]
    let level = plan.declaresSettings ? .alert : plan.level
    let presenter = OverlayPresenter(scene: device.scenes[0], level: level)
    presenter.keepsClearOfKeyboard = plan.keepsClearOfKeyboard
    presenter.onDismiss = { [weak self] _, _ in self?.dismissals[index] += 1 }
    presenter.configureWindow = { window in
      if plan.hasRegion { window.regions.set(.rect(TouchPlace.regionFrame), id: "region") }
      guard plan.declaresSettings else { return window.mode = plan.mode }
      let settings = OverlaySettingsView()
      settings.settings = OverlaySettings {
        $0.mode = plan.mode
        $0.level = plan.level
      }
      window.rootViewController?.view.addSubview(settings)
    }
    return presenter
  }

  private func fill(_ toast: UIViewController) {
    let box = UIButton()
    box.translatesAutoresizingMaskIntoConstraints = false
    toast.view.addSubview(box)
    let safeArea: UILayoutGuide = toast.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  // MARK: Steps

  func step(using random: inout SplitMix64) {
    let index = Int.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<17, using: &random) {
    case 0...5: show(Int.random(in: 0..<3, using: &random), by: index, using: &random)
    case 6...9: hide(index, using: &random)
    case 10...13: wait([0.113, 0.471, 1.303].pick(using: &random))
    case 14: release(index)
    default: toggleKeyboard()
    }
  }

  private func show(_ toast: Int, by index: Int, using random: inout SplitMix64) {
    let (transition, seconds) = transition(using: &random)
    let duration = [nil, nil, 0.317, 1.101].pick(using: &random)
    // A controller has one parent: what one presenter shows the other loses.
    let isNew = plans[index].shown != toast
    if isNew { plans[1 - index].lose(toast) }
    presenters[index].show(
      toasts[toast], duration: duration, transition: transition, completion: completion(of: index))
    if isNew {
      // It leaves as it came, and is there when its transition is over.
      arrivals[index] = (now + seconds, seconds)
    }
    plans[index].show(toast, departure: now + seconds)
    plans[index].timeout = duration.map {
      (max(now, arrivals[index].time) + $0, arrivals[index].departure)
    }
    plans[index].removeGone(at: now)
    steps.append("\(index) shows \(toast) in \(seconds) for \(duration ?? .infinity)")
    // A frame: an animation that is taken back before it began has nothing to do.
    wait(0.017)
  }

  private func hide(_ index: Int, using random: inout SplitMix64) {
    let (transition, duration) = transition(using: &random)
    hide(index, by: transition, duration)
  }

  private func hide(_ index: Int, by transition: OverlayTransition, _ duration: TimeInterval) {
    // Without a transition hiding ends what is on its way out, too.
    if duration == 0 { plans[index].endDepartures { _ in true } }
    presenters[index].hide(transition: transition, completion: completion(of: index))
    plans[index].hide(departure: now + duration)
    plans[index].removeGone(at: now)
    steps.append("\(index) hides in \(duration)")
  }

  private func transition(
    using random: inout SplitMix64
  ) -> (transition: OverlayTransition, duration: TimeInterval) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: (.instant, 0)
    case 1: (.fade(duration: 0.25), 0.25)
    case 2: (.move(edge: .bottom, duration: 0.3), 0.3)
    default: (Self.endless, 2)
    }
  }

  /// Never says that it is over, but has what comes be seen at once.
  private static let endless = OverlayTransition(longestDuration: 2) { step, _ in
    guard step.direction == .arriving else { return }
    (step.view.alpha, step.view.transform) = (step.restingAlpha, step.restingTransform)
  }

  private func completion(of presenter: Int) -> (Bool) -> Void {
    let index = completions.count
    completions.append(0)
    owners.append(presenter)
    return { [weak self] _ in self?.completions[index] += 1 }
  }

  /// Takes a presenter away, with all that it shows, and puts another in its place.
  private func release(_ index: Int) {
    for waiting in completions.indices where owners[waiting] == index && completions[waiting] == 0 {
      completionsOfReleased.insert(waiting)
    }
    plans[index].leaving = []
    (plans[index].shown, plans[index].timeout) = (nil, nil)
    presenters[index] = make(index)
    steps.append("\(index) is released")
  }

  /// Whether each completion was called once, but for those of presenters that were released, which
  /// were not.
  var areCompletionsRight: Bool {
    completions.indices.allSatisfy {
      completions[$0] == (completionsOfReleased.contains($0) ? 0 : 1)
    }
  }

  func wait(_ seconds: TimeInterval) {
    device.clock.advance(by: seconds)
    removeGone()
    steps.append("wait \(seconds)")
  }

  func removeGone() { for index in plans.indices { plans[index].removeGone(at: now) } }

  private func toggleKeyboard() {
    isKeyboardUp.toggle()
    if isKeyboardUp { field.becomeFirstResponder() } else { field.resignFirstResponder() }
    steps.append(isKeyboardUp ? "keyboard" : "no keyboard")
  }

  /// Has all go, by a transition that never says that it is over.
  func finish() {
    for index in plans.indices { hide(index, by: Self.endless, 2) }
    wait(2.1)
  }

  // MARK: What is there

  /// The windows of overlays in the scene.
  var windows: Int { device.scenes[0].windows.filter { $0 is PassThroughWindow }.count }

  /// Which presenter's window a finger comes to; nil for the app's.
  func owner(of place: TouchPlace) -> Int? {
    for window in device.scenes[0].windows { window.layoutIfNeeded() }
    let finger = device.touchDown(at: place.point)
    defer { finger.cancel() }
    return presenters.firstIndex { $0.window != nil && $0.window === finger.record.window }
  }

  /// Which presenter's it must come to: the one in front that takes it.
  func expectedOwner(of place: TouchPlace) -> Int? {
    plans.indices.last { plans[$0].claims(place, isKeyboardUp: isKeyboardUp) }
  }
}

@MainActor @Suite(.simulatedDevice) struct `Random shows of two presenters` {
  @Test func `keep to mode, level, keyboard, regions and transitions, and leave no window`() {
    for seed in Exhaustive.seeds(everyDay: 15, night: 750) {
      SimulatedDevice.current.reset()
      var random = SplitMix64(seed: seed)
      let shows = RandomShows(using: &random)
      for _ in 0..<15 {
        shows.step(using: &random)
        guard hold(shows, seed: seed) else { return }
      }
      shows.finish()
      guard hold(shows, seed: seed), shows.windows == 0 else { return }
      #expect(shows.areCompletionsRight, "seed \(seed): \(shows.completions)")
    }
  }

  /// Whether everything is as it must be.
  private func hold(_ shows: RandomShows, seed: UInt64) -> Bool {
    shows.removeGone()
    let comment = Comment(rawValue: "seed \(seed): \(shows.plans), after \(shows.steps)")
    let windows = shows.plans.map(\.windows).reduce(0, +)
    #expect(shows.windows == windows, comment)
    #expect(shows.dismissals == shows.plans.map(\.dismissals), comment)
    // The keyboard takes the touches on it.
    let places = TouchPlace.allCases.filter { !shows.isKeyboardUp || $0 != .bottom }
    let owners = places.map(shows.owner)
    let expected = places.map(shows.expectedOwner)
    #expect(owners == expected, comment)
    return shows.windows == windows && owners == expected
      && shows.dismissals == shows.plans.map(\.dismissals)
  }
}
