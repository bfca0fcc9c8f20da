/// Delivers touches to views, one call for each view and phase, as far as recognizers allow it.
/// (FS-092, FS-127 to FS-130)
@MainActor final class TouchDelivery {
  private var event: UIEvent?
  /// The touches whose end has not reached their views, including those of lifted fingers.
  private var open: [UITouch] = []

  /// The touches of lifted fingers whose end their views have not received. (FS-130)
  var heldBack: [UITouch] { open.filter(\.isOver) }

  func isHeldBack(_ touch: UITouch) -> Bool { touch.isOver && open.contains { $0 === touch } }

  /// Records the changes of touches in an event.
  func note(_ touches: [UITouch], of event: UIEvent) {
    self.event = event
    for touch in touches where touch.view != nil && !touch.isWithheld {
      touch.dues.note(touch)
      if !open.contains(where: { $0 === touch }) { open.append(touch) }
    }
  }

  func reset() {
    event = nil
    open = []
  }

  /// Delivers to views all touches that no recognizer delays.
  func tellViews() {
    guard !open.isEmpty else { return }
    cancelClaimedTouches()
    dropEndOfUntold()
    tell(.began, of: open.filter { $0.dues.owes(.began) && !$0.isBeganHeld && asksToBegin($0) })
    tell(.moved, of: open.filter { $0.dues.owes(.moved) })
    tell(.ended, of: open.filter { $0.dues.owes(.ended) && !$0.isEndHeld })
    tell(.cancelled, of: open.filter { $0.dues.owes(.cancelled) })
  }

  /// Takes touches of recognized gestures from their views. A touch that its view has received is
  /// cancelled; a touch that it has not received is withheld. (FS-128, FS-129)
  func cancelClaimedTouches() {
    let claimed = open.filter(\.isClaimed)
    guard !claimed.isEmpty else { return }
    let known = claimed.filter { $0.dues.began == nil }
    claimed.filter { $0.dues.began != nil }.forEach(close)
    tell(.cancelled, of: known)
    claimed.forEach { $0.view = nil }
  }

  /// Ends a touch whose view left the window, without an event. (FS-087, FS-112)
  func abandon(_ touch: UITouch) {
    let knows = touch.dues.began == nil && !touch.isWithheld
    if touch.receivers.isEmpty { touch.phase = .cancelled }
    close(touch)
    if knows {
      if let view = touch.view { SimulatedDevice.recorder?.noteCall(.cancelled, [touch], to: view) }
      ShownTouch.show([ShownTouch(touch, in: .cancelled)]) {
        touch.view?.touchesCancelled([touch], with: nil)
      }
    }
    if !touch.receivers.isEmpty { touch.view = nil }
  }

  /// A touch that the system cancels before its view has received it disappears without a call.
  private func dropEndOfUntold() {
    open.filter { $0.dues.began != nil && $0.dues.end == .cancelled }.forEach(close)
  }

  /// A view in a scroll view gets only the touches that the scroll view allows. (FS-152)
  private func asksToBegin(_ touch: UITouch) -> Bool {
    guard let view = touch.view, view.admitsTouch(touch, with: event) else {
      close(touch)
      touch.isWithheld = true
      return false
    }
    return true
  }

  private func close(_ touch: UITouch) {
    open.removeAll { $0 === touch }
    touch.dues = TouchDues()
  }

  private func tell(_ phase: UITouch.Phase, of touches: [UITouch]) {
    for (view, touches) in grouped(touches) {
      let shown = touches.map { ShownTouch($0, in: phase) }
      for touch in touches { settle(phase, of: touch) }
      SimulatedDevice.recorder?.noteCall(phase, touches, to: view)
      ShownTouch.show(shown) {
        switch phase {
        case .began: view.touchesBegan(Set(touches), with: event)
        case .moved: view.touchesMoved(Set(touches), with: event)
        case .ended: view.touchesEnded(Set(touches), with: event)
        default: view.touchesCancelled(Set(touches), with: event)
        }
      }
    }
  }

  private func settle(_ phase: UITouch.Phase, of touch: UITouch) {
    switch phase {
    case .began:
      touch.dues.lastTold = touch.dues.began
      touch.dues.began = nil
    case .moved:
      touch.dues.lastTold = touch.pointInScreen
      touch.dues.moved = false
    default: close(touch)
    }
  }

  /// The touches by view, in the order in which the fingers came down.
  private func grouped(_ touches: [UITouch]) -> [(view: UIView, touches: [UITouch])] {
    var groups: [(view: UIView, touches: [UITouch])] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }
}

extension UITouch {
  /// Whether a recognized gesture keeps the touch to itself. (FS-128)
  fileprivate var isClaimed: Bool {
    for receiver in receivers where receiver.attempt.settledState.isRecognized {
      if receiver.cancelsTouchesInView { return true }
    }
    return false
  }

  /// Whether a recognizer keeps the beginning from the view. (FS-129)
  fileprivate var isBeganHeld: Bool {
    for receiver in receivers where receiver.delaysTouchesBegan {
      if receiver.attempt.isUndecided { return true }
    }
    return false
  }

  /// Whether a recognizer keeps the end from the view. (FS-130)
  fileprivate var isEndHeld: Bool {
    for receiver in receivers where receiver.attempt.isUndecided {
      if receiver.delaysTouchesEnded { return true }
    }
    return false
  }
}
