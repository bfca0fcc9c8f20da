extension GestureArena {
  /// Sends the changed touches of an event first to recognizers, then to views. (FS-123)
  func deliver(_ event: UITouchesEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    turn {
      collect(changed.filter { $0.phase == .began }, of: event)
      let change = TouchChange(changed, of: event)
      for recognizer in recognizers where !recognizer.attempt.touches.isEmpty {
        recognizer.buttonMask = change.buttonMask
        hand(change, to: recognizer)
      }
      delivery.note(changed, of: event)
    }
  }

  private func collect(_ touches: [UITouch], of event: UITouchesEvent) {
    var collection = RecognizerCollection(event: event)
    for touch in touches {
      touch.receivers = collection.recognizers(for: touch)
      SimulatedDevice.recorder?.noteRecognizers(of: touch)
      for recognizer in touch.receivers { recognizer.attempt.take(touch) }
      let known = recognizers.count
      for recognizer in touch.receivers { enter(recognizer) }
      link(newcomersFrom: known)
    }
  }

  /// Asks once about each pair of recognizers that may prevent one another. (FS-134)
  func link(newcomersFrom firstNew: Int) {
    var all: [LinkedRecognizer] = []
    all.reserveCapacity(recognizers.count)
    for recognizer in recognizers { all.append(LinkedRecognizer(recognizer)) }
    for index in firstNew..<all.count {
      let newcomer = all[index]
      // New recognizers share the touches for which they came.
      for other in 0..<index
      where other >= firstNew
        || all[other].recognizer.attempt.shares(with: newcomer.recognizer.attempt)
      {
        FailureRequirements.link(newcomer, all[other])
      }
    }
  }

  private func hand(_ change: TouchChange, to recognizer: UIGestureRecognizer) {
    for phase in change.phases {
      // A recognizer that is finished, or that ignores a touch, sees no more of it.
      guard !recognizer.attempt.ownState.isFinal else { return }
      let touches = change.touches(in: phase, of: recognizer)
      guard !touches.isEmpty else { continue }
      SimulatedDevice.recorder?.noteCall(phase, Array(touches), to: recognizer)
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: change.event)
      case .moved: recognizer.touchesMoved(touches, with: change.event)
      case .ended: recognizer.touchesEnded(touches, with: change.event)
      default: recognizer.touchesCancelled(touches, with: change.event)
      }
    }
  }
}

/// The touches that an event changed, for each recognizer those that are its own.
@MainActor private struct TouchChange {
  let event: UITouchesEvent
  let buttonMask: UIEvent.ButtonMask
  let phases: [UITouch.Phase]
  private let touches: [UITouch]
  /// Made once for all recognizers.
  private let whole: Set<UITouch>

  init(_ touches: [UITouch], of event: UITouchesEvent) {
    self.touches = touches
    self.event = event
    buttonMask = event.buttonMask
    phases = touches.count == 1 ? [touches[0].phase] : [.began, .moved, .ended, .cancelled]
    whole = Set(touches)
  }

  func touches(in phase: UITouch.Phase, of recognizer: UIGestureRecognizer) -> Set<UITouch> {
    var own = 0
    for touch in touches where touch.phase == phase && recognizer.attempt.has(touch) { own += 1 }
    if own == touches.count { return whole }
    if own == 0 { return [] }
    return whole.filter { $0.phase == phase && recognizer.attempt.has($0) }
  }
}
