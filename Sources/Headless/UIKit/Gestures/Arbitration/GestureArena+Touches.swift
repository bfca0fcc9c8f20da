extension GestureArena {
  /// Hands the changed touches of an event first to recognizers, then to views. (FS-123)
  func deliver(_ event: UITouchesEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    turn {
      collect(changed.filter { $0.phase == .began }, of: event)
      for recognizer in recognizers where !recognizer.attempt.touches.isEmpty {
        hand(changed, of: event, to: recognizer)
      }
      delivery.note(changed, of: event)
    }
  }

  private func collect(_ touches: [UITouch], of event: UITouchesEvent) {
    var collection = RecognizerCollection(event: event, behavior: behavior)
    for touch in touches {
      touch.receivers = collection.recognizers(for: touch)
      SimulatedDevice.recorder?.noteRecognizers(of: touch)
      for recognizer in touch.receivers { recognizer.attempt.take(touch) }
      let newcomers = touch.receivers.filter { !$0.attempt.isInArena }
      newcomers.forEach(enter)
      link(newcomers)
    }
  }

  /// Every pair of recognizers that may be in one another's way is asked about once. (FS-134)
  private func link(_ newcomers: [UIGestureRecognizer]) {
    let all = recognizers
    let firstNew = all.count - newcomers.count
    for newcomer in firstNew..<all.count {
      // Newcomers share the touch that they came for.
      for other in 0..<newcomer
      where other >= firstNew || all[other].attempt.shares(with: all[newcomer].attempt) {
        FailureRequirements.link(all[newcomer], all[other])
      }
    }
  }

  private func phases(of touches: [UITouch]) -> [UITouch.Phase] {
    if touches.count == 1 { return [touches[0].phase] }
    return [.began, .moved, .ended, .cancelled]
  }

  private func hand(
    _ changed: [UITouch], of event: UITouchesEvent, to recognizer: UIGestureRecognizer
  ) {
    recognizer.buttonMask = event.buttonMask
    for phase in phases(of: changed) {
      // A recognizer that is done, or that ignores a touch, sees no more of it.
      guard !recognizer.attempt.ownState.isFinal else { return }
      let touches = changed.filter { touch in
        touch.phase == phase && touch.receivers.contains { $0 === recognizer }
      }
      guard !touches.isEmpty else { continue }
      SimulatedDevice.recorder?.noteCall(phase, touches, to: recognizer)
      switch phase {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      default: recognizer.touchesCancelled(Set(touches), with: event)
      }
    }
  }
}
