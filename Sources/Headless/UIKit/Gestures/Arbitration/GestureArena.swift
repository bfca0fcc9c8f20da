/// The recognizers with a current attempt, and the arbitration between them.
///
/// A turn is one event, one timer or one call from outside. In a turn recognizers first see the
/// touches and set the state that they want. Then the arena decides which of them may have it. Then
/// actions are sent, views get the touches that remain for them, and finished recognizers are
/// reset. (FS-123 to FS-137)
@MainActor final class GestureArena {
  private unowned let device: SimulatedDevice
  let delivery: TouchDelivery
  /// In the order in which they joined: for one touch from the deepest view outwards. (FS-133)
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isInTurn = false
  /// The recognizer that is being reset; states that it sets during the reset are ignored.
  private var resetting: UIGestureRecognizer?
  /// Whether a recognizer wants another state, or one that it waits for has been decided.
  private var isUnsettled = false

  init(device: SimulatedDevice, delivery: TouchDelivery) {
    self.device = device
    self.delivery = delivery
  }

  /// Runs work in which recognizers may change their states, and settles the consequences.
  func turn(_ work: () -> Void) {
    guard !isInTurn else { return work() }
    isInTurn = true
    defer { isInTurn = false }
    work()
    settle()
  }

  /// Removes all recognizers without notifying any target.
  func reset() {
    recognizers.forEach(clear)
    recognizers = []
    actions = []
    delivery.reset()
  }

  // MARK: Moves

  /// Records the state that a recognizer sets.
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

  /// The next state of a recognizer that may have advanced further than it shows: while it waits,
  /// it sees itself as possible and may begin again or fail. Nil if nothing changes, as when it is
  /// over. (FS-125)
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
      own.canMove(to: state), "A gesture recognizer cannot go from \(own) to \(state) (FS-125)")
    return state
  }

  /// Ends the attempt of a recognizer. (FS-137, FS-138)
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

  /// Ends the attempts of recognizers whose views left their window. (FS-138)
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

  /// W17 sends the action before it cancels the touches; one report says the opposite. (FS-127)
  private func carryOut() {
    sendActions()
    takeFromViews()
  }

  private func takeFromViews() {
    delivery.cancelClaimedTouches()
    cancelClaimedPresses()
  }

  /// While its action runs, a recognizer shows the state of that action, even if it has changed
  /// since. (FS-126)
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

  /// Starts recognizers whose touches led to no gesture again, and returns whether there was one.
  /// (FS-136)
  private func failIdle() -> Bool {
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

  /// The first recognizer that wants to leave possible, waits for no other one, and does not lose
  /// to another one that wants to as well. (FS-132, FS-133)
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

  /// Makes the state visible, and lets others that share touches fail. (FS-131)
  private func leavePossible(_ winner: UIGestureRecognizer) {
    // States in between, while it waited, are not reported.
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

  /// Resets finished recognizers, unless an undecided one still depends on their result. (FS-134,
  /// FS-136)
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

  /// The failures that undecided recognizers wait for.
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
