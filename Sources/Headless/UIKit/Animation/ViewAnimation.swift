/// One animation of any number of views: it stores the start values, and how far the presentation
/// is behind the model. Model values change at once; only ``CALayer/presentation()`` shows the
/// values in between.
@MainActor final class ViewAnimation {
  /// The animation whose block is running, if any.
  static var current: ViewAnimation?

  let timing: AnimationTiming
  /// Whether the views get touches during it. (FS-029)
  let allowsInteraction: Bool
  /// Whether hit tests find the views where they are on screen during it. (FS-177)
  let hitsWhereShown: Bool
  /// Whether animations that move the same views end now.
  let replacesOthers: Bool

  /// One view, from one moment on.
  private struct TrackKey: Hashable {
    let view: ObjectIdentifier
    /// The part of the duration that is over before the animation moves.
    let delay: CGFloat
  }

  /// How far a view moved, and the names of its changed properties that are not drawn here.
  private struct Track {
    let view: UIView
    var way = LayerWay()
    var otherKeys: Set<String> = []
  }

  private var tracks: [TrackKey: Track] = [:]
  /// The part of the duration that is over before the changes of the running block move.
  private var delayOfChanges: CGFloat = 0
  private var completions: [(Bool) -> Void] = []
  private var startTime: TimeInterval
  private var timer: SimulatedTimer?
  /// The time of the pause, in seconds since the start; nil while it runs.
  private(set) var pauseTime: TimeInterval?
  private(set) var isOver = false
  /// Whether it runs from the end to the start.
  var isReversed = false

  private static var clock: SimulatedClock { SimulatedDevice.current.clock }

  init(
    timing: AnimationTiming, allowsInteraction: Bool, hitsWhereShown: Bool = false,
    replacesOthers: Bool = false
  ) {
    self.timing = timing
    self.allowsInteraction = allowsInteraction
    self.hitsWhereShown = hitsWhereShown
    self.replacesOthers = replacesOthers
    startTime = Self.clock.now
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Runs a block whose changes belong to the animation, and begin after `delay` of the remaining
  /// time, from 0 to 1. (FS-381)
  func perform(delayedBy delay: CGFloat = 0, _ changes: () -> Void) {
    let outer = Self.current
    let outerDelay = delayOfChanges
    Self.current = self
    delayOfChanges = delay > 0 ? part + min(delay, 1) * (1 - part) : 0
    defer {
      Self.current = outer
      delayOfChanges = outerDelay
    }
    changes()
  }

  /// How much of the duration is over, from 0 to 1.
  private var part: CGFloat {
    guard timing.duration > 0 else { return 1 }
    return min(max((elapsed - timing.delay) / timing.duration, 0), 1)
  }

  /// Runs a block whose changes take no time.
  static func withoutAnimation(_ changes: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    changes()
  }

  /// Called for every change of a view's layer while the block runs.
  func record(_ view: UIView, from old: LayerState) {
    let key = TrackKey(view: ObjectIdentifier(view), delay: delayOfChanges)
    let shown = view.shownState(of: old)
    let others = replacesOthers ? view.runningAnimations.filter { $0 !== self } : []
    others.forEach { $0.drop(view) }
    var track = tracks[key] ?? Track(view: view)
    let start = others.isEmpty ? old : shown
    track.way.add(from: start, to: view.layer.modelState, shown: shown.geometry.transform)
    guard !track.way.isEmpty else { return }
    keep(track)
  }

  private func keep(_ track: Track) {
    tracks[TrackKey(view: ObjectIdentifier(track.view), delay: delayOfChanges)] = track
    guard !track.view.runningAnimations.contains(where: { $0 === self }) else { return }
    track.view.runningAnimations.append(self)
  }

  /// Withholds touches from a view if the change of a key path does not move its hit area.
  func hold(_ view: UIView, for key: String) {
    let place = TrackKey(view: ObjectIdentifier(view), delay: delayOfChanges)
    var track = tracks[place] ?? Track(view: view)
    track.otherKeys.insert(key)
    keep(track)
  }

  // MARK: Time

  /// In seconds since the start; it does not change while the animation is stopped.
  var elapsed: TimeInterval {
    pauseTime ?? (Self.clock.now - startTime)
  }

  /// The progress of a change; 0 shows the start and 1 the model.
  private func fraction(delayedBy delay: CGFloat) -> CGFloat {
    guard delay > 0 else {
      let fraction = timing.fraction(after: elapsed)
      return isReversed ? 1 - fraction : fraction
    }
    let part = isReversed ? 1 - part : part
    return delay < 1 ? timing.value(at: max(0, part - delay) / (1 - delay)) : part < 1 ? 0 : 1
  }

  /// Starts, and schedules the end of the animation.
  func start() {
    guard pauseTime == nil, let timeLeft else { return }
    timer = Self.clock.schedule(after: max(0, timeLeft)) { [self] in end(finished: true) }
  }

  /// In seconds of the clock, or nil if it does not end.
  private var timeLeft: TimeInterval? { timing.totalTime.map { $0 - elapsed } }

  func pause() {
    pauseTime = elapsed
    timer?.cancel()
  }

  /// Continues from `time` seconds after the start.
  func resume(at time: TimeInterval) {
    startTime = Self.clock.now - time
    pauseTime = nil
    timer?.cancel()
    start()
  }

  func scrub(to time: TimeInterval) { pauseTime = time }

  // MARK: Presentation

  /// Gives the moving values their state on screen.
  func apply(to state: inout LayerState, of view: UIView) {
    for (key, track) in tracks(of: view) {
      track.way.apply(fraction(delayedBy: key.delay), to: &state)
    }
  }

  /// The names of the animated properties of a view.
  func keys(of view: UIView) -> [String] {
    let tracks = tracks(of: view).map(\.value)
    return Set(tracks.flatMap { $0.way.keys + $0.otherKeys }).sorted()
  }

  /// The movements of a view, the latest first, in the order of subtraction.
  private func tracks(of view: UIView) -> [(key: TrackKey, value: Track)] {
    let own = tracks.filter { $0.key.view == ObjectIdentifier(view) }
    return own.sorted { $0.key.delay > $1.key.delay }
  }

  // MARK: End

  /// Leaves a view to other animations; without any view the animation is over.
  func drop(_ view: UIView) {
    let gone = tracks(of: view)
    guard !gone.isEmpty else { return }
    for (key, _) in gone { tracks[key] = nil }
    view.runningAnimations.removeAll { $0 === self }
    if tracks.isEmpty { end(finished: false) }
  }

  func end(finished: Bool) {
    guard !isOver else { return }
    let settlement = leaveViews()
    if finished, isReversed { settlement.move(to: .start) }
    let completions = completions
    self.completions = []
    completions.forEach { $0(finished) }
  }

  /// Ends without completions; all models get the values that their views show.
  func stop() -> ViewSettlement {
    let settlement = leaveViews()
    settlement.move(to: .current)
    return settlement
  }

  private func leaveViews() -> ViewSettlement {
    isOver = true
    timer?.cancel()
    let settlement = ViewSettlement(
      views: Set(tracks.values.map(\.view)).map { view in
        let end = view.layer.modelState
        var start = end
        for (_, track) in tracks(of: view) { track.way.apply(0, to: &start) }
        return (view, start, view.layer.shownState, end)
      })
    for track in tracks.values { track.view.runningAnimations.removeAll { $0 === self } }
    tracks = [:]
    return settlement
  }
}

/// The values at which an animation that is over could leave its views.
@MainActor struct ViewSettlement {
  let views: [(view: UIView, start: LayerState, current: LayerState, end: LayerState)]

  func move(to position: UIViewAnimatingPosition) {
    for (view, start, current, end) in views {
      let state = [UIViewAnimatingPosition.start: start, .current: current][position] ?? end
      view.layer.geometry = state.geometry
      view.layer.opacity = state.opacity
    }
  }
}
