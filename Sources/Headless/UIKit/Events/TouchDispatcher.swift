/// Turns movements of fingers into touch events: finds the view of each new touch, stores the
/// touches of all fingers that are down, and sends the one event through the application.
@MainActor final class TouchDispatcher {
  private unowned let device: SimulatedDevice
  /// One object for all touches, ever. (FS-071, FS-072)
  private let event = UITouchesEvent()
  private var tapSeries = TapSeries()

  init(device: SimulatedDevice) { self.device = device }

  func begin(_ fingers: [SimulatedFinger]) {
    raise {
      var started: [UITouch] = []
      for finger in fingers {
        self.start(finger, of: fingers.count, after: started)
        started.append(finger.touch)
      }
      return started
    }
  }

  /// Begins a click of a pointer, in the window under the pointer; without one, no view gets the
  /// click.
  func click(_ finger: SimulatedFinger) {
    raise { [device] in
      guard let window = device.pointer.windowHovered(at: finger.touch.pointInScreen) else {
        return []
      }
      self.start(finger, in: window)
      return [finger.touch]
    }
  }

  func move(_ moves: [(finger: SimulatedFinger, screenPoint: CGPoint)]) {
    for (finger, point) in moves { finger.require(canMoveTo: point) }
    raise {
      let moves = moves.filter { self.isDown($0.finger) }
      for (finger, point) in moves { finger.touch.change(to: .moved, at: point) }
      return moves.map(\.finger.touch)
    }
  }

  func finish(_ fingers: [SimulatedFinger], phase: UITouch.Phase) {
    raise {
      let touches = fingers.filter(self.isDown).map(\.touch)
      for touch in touches { touch.change(to: phase, at: touch.pointInScreen) }
      return touches
    }
  }

  /// Cancels touches as the system does when one of its own gestures takes them, including touches
  /// whose end is delayed for their views. The touches are chosen now, even while an event is being
  /// delivered. (FS-087, FS-174)
  func cancel(where isTaken: (UITouch) -> Bool = { _ in true }) {
    let delivery = device.gestures.delivery
    let (taken, lifted) = (event.touches.filter(isTaken), delivery.heldBack.filter(isTaken))
    guard !taken.isEmpty || !lifted.isEmpty else { return }
    raise {
      for touch in lifted where delivery.isHeldBack(touch) { delivery.abandon(touch) }
      let touches = self.event.touches.filter { touch in taken.contains { $0 === touch } }
      for touch in touches { touch.change(to: .cancelled, at: touch.pointInScreen) }
      return touches
    }
  }

  /// Removes all fingers without notifying any view.
  func reset() {
    event.touches = []
    tapSeries = TapSeries()
  }

  /// A touch may have been cancelled while its finger is still on the screen.
  private func isDown(_ finger: SimulatedFinger) -> Bool {
    event.touches.contains { $0 === finger.touch }
  }

  /// Queues an event in which some touches change and all others are stationary. (FS-082)
  private func raise(_ change: @escaping @MainActor () -> [UITouch]) {
    device.queue.enqueue { [self] in
      device.layOutWindows()
      cancelTouchesOfRemovedViews()
      event.timestamp = device.timestampForNextEvent()
      event.touches.forEach { $0.phase = .stationary }
      send(change())
    }
  }

  /// The event shows new touches only after the hit tests. (FS-034)
  private func send(_ changed: [UITouch]) {
    let changed = changed.filter { $0.window != nil }
    guard !changed.isEmpty else { return }
    changed.forEach { $0.timestamp = event.timestamp }
    if let recorder = SimulatedDevice.recorder {
      changed.filter { $0.phase != .began }.forEach(recorder.noteFinger)
    }
    event.touches += changed.filter { $0.phase == .began }
    device.send(event)
    for touch in changed where touch.phase == .ended { tapSeries.note(touch, by: device.behavior) }
    event.touches.removeAll { $0.isOver }
  }

  private func start(
    _ finger: SimulatedFinger, in hoveredWindow: UIWindow? = nil, of count: Int = 1,
    after started: [UITouch] = []
  ) {
    let touch = finger.touch
    touch.phase = .began
    SimulatedDevice.recorder?.noteFinger(touch)
    defer { SimulatedDevice.recorder?.noteTarget(of: touch) }
    finger.record = find(touch, in: hoveredWindow, fingers: count)
    switch (finger.record.outcome, finger.record.swallowedBy) {
    case (.delivered(let view), _), (.nobody, let view?):
      touch.assign(to: view, in: view.window ?? finger.record.passes.last?.window)
    case (.dropped(let window), _): touch.assign(to: nil, in: window)
    case (.nobody, nil): return
    }
    touch.came(at: event.timestamp)
    touch.tapCount = tapSeries.tapCount(of: touch, at: event.timestamp)
    touch.isSwallowed = finger.record.swallowedBy != nil
    touch.isWithheld =
      touch.isSwallowed || !TouchAdmission(active: event.touches + started).admits(touch)
  }

  private func find(_ touch: UITouch, in hoveredWindow: UIWindow?, fingers: Int) -> TouchRecord {
    let pointInScreen = touch.pointInScreen
    var search = TouchSearch(context: device.hitTestContext, event: event)
    let windowAsks = device.behavior.repeatedWindowAsks.asks(forFingers: fingers)
    let window =
      hoveredWindow
      ?? search.window(
        at: pointInScreen, among: device.windowsFrontToBack(at: pointInScreen), asks: windowAsks)
    guard let window else { return TouchRecord(passes: search.passes) }
    let asks = max(device.behavior.hitTestPasses - 1, hoveredWindow == nil ? 0 : 1)
    var view = search.view(at: pointInScreen, in: window, asks: asks)
    // A view of another window, or of none, is accepted, which is a choice. (FS-036)
    if !device.behavior.acceptsForeignViews, view?.window !== window { view = nil }
    let step = view.map {
      HostedAnswer(to: $0, at: pointInScreen, with: event, in: device.hitTestContext)
    }
    touch.hostedContent = step?.content
    return record(of: step?.view, in: window, search.passes)
  }

  private func record(
    of view: UIView?, in window: UIWindow, _ passes: [TouchRecord.Pass]
  ) -> TouchRecord {
    guard let view else { return TouchRecord(outcome: .dropped(window), passes: passes) }
    let isKept = sequence(first: view, next: \.superview)
      .contains(where: \.isAnimatingWithoutUserInteraction)
    let swallows = device.behavior.animatedViewTouches == .swallowed
    guard isKept, swallows else { return TouchRecord(outcome: .delivered(view), passes: passes) }
    SimulatedDevice.recorder?.note(.remark(text: "no view is informed: this one is being animated"))
    return TouchRecord(swallowedBy: view, passes: passes)
  }

  /// Cancels the touches of views that left their window, once, before the next event or the next
  /// timer of a recognizer. If the device is set so, it also cancels those of hidden views.
  /// (FS-087, FS-088)
  ///
  /// Recognizers of views that stay in the window keep the touch: for example, the drag of a list
  /// continues when the row where it began is removed.
  func cancelTouchesOfRemovedViews() {
    device.gestures.withdrawFromRemovedViews()
    for touch in event.touches where touch.viewLeftItsWindow {
      device.gestures.delivery.abandon(touch)
      if touch.receivers.isEmpty { event.touches.removeAll { $0 === touch } }
    }
    for touch in device.gestures.delivery.heldBack where touch.viewLeftItsWindow {
      device.gestures.delivery.abandon(touch)
    }
  }
}

extension SimulatedBehavior.RepeatedWindowAsks {
  /// How often a window is asked about each of several fingers that come down in one event.
  fileprivate func asks(forFingers count: Int) -> Int {
    switch self {
    case .never: 1
    case .forSeveralFingers: count > 1 ? 2 : 1
    case .always: 2
    }
  }
}

/// Decides whether a view gets a touch on it: one finger only unless it allows multiple touches,
/// and none while a view with exclusive touch has one.
@MainActor struct TouchAdmission {
  /// The touches of all fingers that were down before.
  let active: [UITouch]

  func admits(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    let delivered = active.filter { $0.view != nil && !$0.isWithheld && !$0.isOver }
    let isSecondFinger = delivered.contains { $0.view === view }
    if isSecondFinger { return view.isMultipleTouchEnabled }  // FS-085
    let elsewhere = delivered.filter { $0.window === touch.window }.compactMap(\.view)
    return !elsewhere.contains(where: \.isExclusiveTouch)
      && !(view.isExclusiveTouch && !elsewhere.isEmpty)  // FS-086
  }
}
