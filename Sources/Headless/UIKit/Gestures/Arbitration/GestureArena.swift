/// The recognizers that are in the middle of something, and what becomes of them.
///
/// A turn is one event, one timer or one call from outside. In it recognizers first see the touches
/// and say what they want to become; then it is settled who may; then actions are sent, views are
/// told what is left for them, and recognizers that are done are reset. (FS-123 to FS-137)
@MainActor
final class GestureArena {
  private unowned let device: SimulatedDevice
  let delivery: TouchDelivery
  /// In the order in which they came in: for one touch from the deepest view outwards. (FS-133)
  @exclusivity(unchecked) private(set) var recognizers: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isInTurn = false
  /// The recognizer that starts anew now: what it makes of its state meanwhile is dropped.
  private var resetting: UIGestureRecognizer?
  /// Whether a recognizer wants to move, or something it waits for has been decided.
  private var isUnsettled = false

  var behavior: SimulatedGestureBehavior { device.behavior.gestures }

  init(device: SimulatedDevice, delivery: TouchDelivery) {
    self.device = device
    self.delivery = delivery
  }

  /// Runs work in which recognizers may move, and settles what follows from it.
  func turn(_ work: () -> Void) {
    guard !isInTurn else { return work() }
    isInTurn = true
    defer { isInTurn = false }
    work()
    settle()
  }

  /// Forgets all recognizers without notifying anyone.
  func reset() {
    recognizers.forEach(clear)
    (recognizers, actions) = ([], [])
    delivery.reset()
  }

  // MARK: Moves

  /// Takes note of what a recognizer sets its state to.
  func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard recognizer !== resetting else { return }
    let (shown, own) = (recognizer.attempt.settledState, recognizer.attempt.ownState)
    guard let state = Self.resolve(state, from: own, shown: shown) else { return }
    turn {
      enter(recognizer)
      if state == .failed {
        fail(recognizer)
      } else if shown == .possible {
        recognizer.attempt.wanted.append(state)
        isUnsettled = true
      } else {
        show(state, of: recognizer)
      }
    }
  }

  /// What a new state means for a recognizer that may have come further than it shows: while it
  /// waits it sees itself as possible and may begin again or fail. Nil if nothing changes, as when it
  /// is over. (FS-125)
  private static func resolve(
    _ state: UIGestureRecognizer.State, from own: UIGestureRecognizer.State,
    shown: UIGestureRecognizer.State
  ) -> UIGestureRecognizer.State? {
    if state == own, state != .changed { return nil }
    if shown == .possible, own != .possible {
      if state == .began { return own.isActive ? .changed : nil }
      if state == .failed { return .failed }
    }
    if own.isFinal { return nil }
    if state == .cancelled, own == .possible { return .failed }
    precondition(
      own.canMove(to: state),
      "A gesture recognizer cannot go from \(own) to \(state) (FS-125)")
    return state
  }

  /// Ends what a recognizer is in the middle of. (FS-137, FS-138)
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isInArena else { return }
    turn {
      switch recognizer.attempt.settledState {
      case .possible: fail(recognizer)
      case .began, .changed: show(.cancelled, of: recognizer)
      case .ended, .cancelled, .failed: break
      }
    }
  }

  /// Ends what recognizers are in the middle of whose views left their window. (FS-138)
  func withdrawFromRemovedViews() {
    for recognizer in recognizers {
      guard let id = recognizer.attempt.windowID else { continue }
      if recognizer.view?.window.map(ObjectIdentifier.init) != id { withdraw(recognizer) }
    }
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isInArena else { return }
    recognizer.attempt.isInArena = true
    recognizers.append(recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    SimulatedDevice.recorder?.noteChange(of: recognizer, to: .failed)
    recognizer.attempt.settledState = .failed
    recognizer.attempt.wanted = []
    isUnsettled = true
  }

  private func show(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    SimulatedDevice.recorder?.noteChange(of: recognizer, to: state)
    recognizer.attempt.settledState = state
    actions.append((recognizer, state))
    isUnsettled = true
  }

  // MARK: Settling

  private func settle() {
    repeat {
      while failIdle() || isUnsettled || !actions.isEmpty {
        arbitrate()
        carryOut()
      }
      delivery.tellViews()
      if !isUnsettled { resetFinished() }
    } while isUnsettled
  }

  /// W17 has the action come before the cancelled touches; one report has it the other way round.
  /// (FS-127)
  private func carryOut() {
    if !behavior.actionsPrecedeCancellation { takeFromViews() }
    sendActions()
    if behavior.actionsPrecedeCancellation { takeFromViews() }
  }

  private func takeFromViews() {
    delivery.cancelClaimedTouches()
    cancelClaimedPresses()
  }

  /// A recognizer shows the state that the action is about, whatever followed since. (FS-126)
  private func sendActions() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      let latest = recognizer.attempt.settledState
      recognizer.attempt.settledState = state
      SimulatedDevice.recorder?.noteAction(of: recognizer, in: state)
      recognizer.onAction?(recognizer)
      recognizer.targets.tell(of: recognizer)
      if recognizer.attempt.settledState == state { recognizer.attempt.settledState = latest }
    }
  }

  /// A recognizer that made nothing of its touches is done with them. (FS-136)
  ///
  /// - Returns: Whether there was one.
  private func failIdle() -> Bool {
    guard behavior.failsIdleRecognizers else { return false }
    var hasFailed = false
    for recognizer in recognizers where isIdle(recognizer) {
      fail(recognizer)
      hasFailed = true
    }
    return hasFailed
  }

  private func isIdle(_ recognizer: UIGestureRecognizer) -> Bool {
    let attempt = recognizer.attempt
    return attempt.isUndecided && attempt.wanted.isEmpty && attempt.isOver
      && !recognizer.awaitsFingers
  }

  private func arbitrate() {
    isUnsettled = false
    while let candidate = nextCandidate() {
      if mayLeavePossible(candidate) { leavePossible(candidate) } else { fail(candidate) }
    }
  }

  /// The first one that wants to leave possible, waits for nobody, and does not lose to another one
  /// that wants to as well. (FS-132, FS-133)
  private func nextCandidate() -> UIGestureRecognizer? {
    var candidates: [UIGestureRecognizer] = []
    for candidate in recognizers
    where candidate.attempt.isUndecided && !candidate.attempt.wanted.isEmpty {
      let waits = FailureRequirements(of: candidate).isUndecided
      candidate.attempt.isWaiting = waits
      if !waits { candidates.append(candidate) }
    }
    for candidate in candidates where !loses(candidate, among: candidates) { return candidate }
    return candidates.first
  }

  private func loses(
    _ candidate: UIGestureRecognizer, among candidates: [UIGestureRecognizer]
  ) -> Bool {
    for other in candidates where Prevention.decides(other, over: candidate) { return true }
    return false
  }

  private func mayLeavePossible(_ candidate: UIGestureRecognizer) -> Bool {
    guard !FailureRequirements(of: candidate).isUnmet, candidate.mayBegin() else { return false }
    for other in recognizers where other !== candidate && other.attempt.settledState.isRecognized {
      if Prevention.prevents(other, candidate) { return false }
    }
    return StartPermission(of: candidate).isGranted
  }

  /// The move becomes visible, and others that share touches fail. (FS-131)
  private func leavePossible(_ winner: UIGestureRecognizer) {
    // What happened in between while it waited is told to nobody.
    let wanted = winner.attempt.wanted
    let states = wanted.enumerated().filter { $1 != .changed || $0 == wanted.count - 1 }
    winner.attempt.wanted = []
    winner.attempt.isWaiting = false
    states.forEach { show($0.element, of: winner) }
    for other in recognizers where other !== winner && other.attempt.isUndecided {
      if Prevention.prevents(winner, other) { fail(other) }
    }
  }

  // MARK: Reset

  /// Recognizers that are done start anew, unless one that is still undecided goes by what became of
  /// them. (FS-134, FS-136)
  private func resetFinished() {
    for recognizer in recognizers { recognizer.attempt.dropLiftedFingers() }
    let waiting = self.waiting
    var (finished, others): ([UIGestureRecognizer], [UIGestureRecognizer]) = ([], [])
    for recognizer in recognizers {
      if recognizer.attempt.settledState.isFinal && !isAwaited(recognizer, by: waiting) {
        finished.append(recognizer)
      } else {
        others.append(recognizer)
      }
    }
    guard !finished.isEmpty else { return }
    for recognizer in finished { recognizer.attempt.isInArena = false }
    recognizers = others
    for recognizer in finished {
      SimulatedDevice.recorder?.noteChange(of: recognizer, to: .possible)
      resetting = recognizer
      recognizer.reset()
      resetting = nil
      clear(recognizer)
    }
  }

  /// What the undecided recognizers wait for.
  private var waiting: [FailureRequirements] {
    var waiting: [FailureRequirements] = []
    for recognizer in recognizers where recognizer.attempt.isUndecided {
      let requirements = FailureRequirements(of: recognizer)
      if !requirements.areNone { waiting.append(requirements) }
    }
    return waiting
  }

  private func isAwaited(
    _ recognizer: UIGestureRecognizer, by waiting: [FailureRequirements]
  ) -> Bool {
    for requirements in waiting where requirements.include(recognizer) { return true }
    return false
  }

  private func clear(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.touches { touch.drop(recognizer) }
    recognizer.attempt.clear()
  }
}
