extension GestureArena {
  // MARK: Wheels

  /// Has pans that take wheels drag, from the hit view outwards: one of them, as with touches.
  /// (FS-172)
  func deliver(_ event: UIScrollEvent) {
    let pans = RecognizerCollection.attached(to: event.view, behavior: behavior)
      .compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.takes(event) }
    turn {
      for pan in pans {
        enter(pan)
        pan.attempt.scroll = event
        pan.scrollPoint = event.pointInScreen
        pan.move(by: event.movement, at: event.timestamp)
      }
    }
    turn {
      for pan in pans where pan.attempt.scroll === event {
        if pan.ownState.isActive { pan.state = .ended }
        pan.attempt.scroll = nil
      }
    }
  }

  // MARK: Buttons

  /// Hands a button first to recognizers, then to the responder, which loses it if one of them is
  /// recognized. (FS-173)
  func deliver(_ press: UIPress, of event: UIPressesEvent) {
    turn {
      if press.phase == .began { collect(press, of: event) }
      for recognizer in receivers(of: press) where !recognizer.ownState.isFinal {
        hand(press, of: event, to: recognizer)
      }
    }
    let isClaimed = claimedPresses.contains { $0 === press }
    if !isClaimed { press.tellResponder(of: event) }
    if press.isOver { claimedPresses.removeAll { $0 === press } }
  }

  /// Takes the buttons of recognized gestures from their responders.
  func cancelClaimedPresses() {
    for recognizer in recognizers where !recognizer.attempt.presses.isEmpty {
      guard recognizer.cancelsTouchesInView, recognizer.attempt.state.isRecognized else { continue }
      for press in recognizer.attempt.presses
      where !claimedPresses.contains(where: { $0 === press }) {
        claimedPresses.append(press)
        press.responder?.pressesCancelled([press], with: nil)
      }
    }
  }

  private func receivers(of press: UIPress) -> [UIGestureRecognizer] {
    recognizers.filter { recognizer in recognizer.attempt.presses.contains { $0 === press } }
  }

  private func collect(_ press: UIPress, of event: UIPressesEvent) {
    let view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    for recognizer in RecognizerCollection.attached(to: view, behavior: behavior)
    where recognizer.takes(press, of: event) {
      enter(recognizer)
      recognizer.attempt.presses.append(press)
    }
  }

  private func hand(
    _ press: UIPress, of event: UIPressesEvent, to recognizer: UIGestureRecognizer
  ) {
    SimulatedDevice.recorder?.noteCall(press.phase, to: recognizer)
    switch press.phase {
    case .began: recognizer.pressesBegan([press], with: event)
    case .changed: recognizer.pressesChanged([press], with: event)
    case .ended: recognizer.pressesEnded([press], with: event)
    case .cancelled: recognizer.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func takes(_ press: UIPress, of event: UIPressesEvent) -> Bool {
    isEnabled && allowedPressTypes.contains { $0.intValue == press.type.rawValue }
      && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event as UIEvent) != false
      && delegate?.gestureRecognizer(self, shouldReceive: press) != false
  }
}

extension UIPanGestureRecognizer {
  fileprivate func takes(_ event: UIScrollEvent) -> Bool {
    isEnabled && attempt.isUndecided && !attempt.hasInput
      && !allowedScrollTypesMask.isDisjoint(with: event.kind) && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }
}
