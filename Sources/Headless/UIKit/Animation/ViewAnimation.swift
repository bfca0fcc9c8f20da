/// One animation of any number of views: it knows where their values started from, and for how long
/// what is on screen lags behind the model.
///
/// Models change at once; only ``CALayer/presentation()`` shows the way in between.
@MainActor
final class ViewAnimation {
  /// The animation whose block is running, if any.
  static var current: ViewAnimation?

  let timing: AnimationTiming
  /// Whether the views get touches meanwhile. (FS-029)
  let allowsInteraction: Bool
  /// Whether hit tests find the views where they are on screen meanwhile. (FS-177)
  let hitsWhereShown: Bool
  /// Whether animations that move the same views end now.
  let replacesOthers: Bool

  /// How far a view moved, and the names of what changes without being drawn here.
  private struct Track {
    let view: UIView
    var way = LayerWay()
    var otherKeys: Set<String> = []
  }

  private var tracks: [ObjectIdentifier: Track] = [:]
  private var completions: [(Bool) -> Void] = []
  private var startTime: TimeInterval
  private var timer: SimulatedTimer?
  /// How far it is, in seconds since its start, while it stands still.
  private(set) var pauseTime: TimeInterval?
  /// Tells the transaction in which the animation was made that it is over.
  private let release = CATransaction.hold()
  private(set) var isOver = false
  /// Whether it runs from the end to the start.
  var isReversed = false
  /// How fast its time goes; backwards below zero.
  private var rate: TimeInterval = 1
  /// Whether it leads to where its views were.
  var endsAtStart: Bool { isReversed != (rate < 0) }

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

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// Runs a block whose changes belong to the animation.
  func perform(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    changes()
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
    let key = ObjectIdentifier(view)
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
    tracks[ObjectIdentifier(track.view)] = track
    guard !track.view.runningAnimations.contains(where: { $0 === self }) else { return }
    track.view.runningAnimations.append(self)
  }

  /// Keeps a view from touches though nothing of it that touches depend on moves.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - key: The name of what changes, as Core Animation has it.
  func hold(_ view: UIView, for key: String) {
    var track = tracks[ObjectIdentifier(view)] ?? Track(view: view)
    track.otherKeys.insert(key)
    keep(track)
  }

  // MARK: Time

  /// In seconds since the start; it stands still while the animation does.
  var elapsed: TimeInterval {
    pauseTime ?? (Self.clock.now - startTime) * rate
  }

  /// How much is done; 0 shows the start and 1 the model.
  var fraction: CGFloat {
    let fraction = timing.fraction(after: elapsed)
    return isReversed ? 1 - fraction : fraction
  }

  /// Has the animation end when its time is over.
  func start() {
    TransitionDrive.current?.take(self)
    guard pauseTime == nil, let timeLeft else { return }
    timer = Self.clock.schedule(after: max(0, timeLeft)) { [self] in end(finished: true) }
  }

  /// In seconds of the clock, or nil if it does not end.
  private var timeLeft: TimeInterval? {
    rate < 0 ? elapsed / -rate : timing.totalTime.map { ($0 - elapsed) / rate }
  }

  func pause() {
    pauseTime = elapsed
    timer?.cancel()
  }

  /// Goes on from `time` seconds after the start, backwards at a rate below zero.
  func resume(at time: TimeInterval, rate: TimeInterval = 1) {
    self.rate = rate
    startTime = Self.clock.now - time / rate
    pauseTime = nil
    timer?.cancel()
    start()
  }

  func scrub(to time: TimeInterval) {
    pauseTime = time
  }

  // MARK: What shows

  /// Puts the values that move to where they are on screen.
  func apply(to state: inout LayerState, of view: UIView) {
    tracks[ObjectIdentifier(view)]?.way.apply(fraction, to: &state)
  }

  /// The names of what changes in a view.
  func keys(of view: UIView) -> [String] {
    guard let track = tracks[ObjectIdentifier(view)] else { return [] }
    return track.way.keys + track.otherKeys
  }

  // MARK: End

  /// Leaves a view to others; without any view the animation is over.
  func drop(_ view: UIView) {
    guard tracks.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
    view.runningAnimations.removeAll { $0 === self }
    if tracks.isEmpty { end(finished: false) }
  }

  func end(finished: Bool) {
    guard !isOver else { return }
    let settlement = leaveViews()
    if finished, endsAtStart { settlement.move(to: .start) }
    let completions = completions
    self.completions = []
    completions.forEach { $0(finished) }
  }

  /// Ends without a word, all models having the values that their views show.
  func stop() -> ViewSettlement {
    let settlement = leaveViews()
    settlement.move(to: .current)
    return settlement
  }

  private func leaveViews() -> ViewSettlement {
    isOver = true
    release()
    timer?.cancel()
    let settlement = ViewSettlement(
      views: tracks.values.map { track in
        let (layer, end) = (track.view.layer, track.view.layer.modelState)
        var start = end
        track.way.apply(0, to: &start)
        return (track.view, start, layer.shownState, end)
      })
    for track in tracks.values { track.view.runningAnimations.removeAll { $0 === self } }
    tracks = [:]
    return settlement
  }
}

/// Where an animation that is over could leave its views.
@MainActor
struct ViewSettlement {
  let views: [(view: UIView, start: LayerState, current: LayerState, end: LayerState)]

  func move(to position: UIViewAnimatingPosition) {
    for (view, start, current, end) in views {
      let state = [UIViewAnimatingPosition.start: start, .current: current][position] ?? end
      view.layer.geometry = state.geometry
      view.layer.opacity = state.opacity
    }
  }
}
