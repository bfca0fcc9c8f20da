extension GestureArena {
  // MARK: Wheels

  /// Drags with the pan recognizers that accept scroll wheels, from the hit view outwards: with one
  /// of them, as for touches. (FS-172)
  func deliver(_ event: UIScrollEvent) {
    let pans = RecognizerCollection.attached(to: event.view)
      .compactMap { $0 as? UIPanGestureRecognizer }
      .filter { $0.takes(event) }
    turn {
      let known = recognizers.count
      for pan in pans {
        enter(pan)
        pan.attempt.scroll = event
      }
      link(newcomersFrom: known)
      for pan in pans {
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

  /// Sends a button first to recognizers, then to the responder. If a recognizer recognizes, the
  /// responder loses the button, or never receives it. (FS-173)
  func deliver(_ press: UIPress, of event: UIPressesEvent) {
    turn {
      if press.phase == .began { collect(press, of: event) }
      for recognizer in receivers(of: press) where !recognizer.ownState.isFinal {
        hand(press, of: event, to: recognizer)
      }
    }
    if !press.isClaimed { press.tellResponder(press.phase, of: event) }
  }

  /// Takes the buttons of recognized gestures from their responders.
  func cancelClaimedPresses() {
    for recognizer in recognizers where !recognizer.attempt.presses.isEmpty {
      guard recognizer.cancelsTouchesInView, recognizer.attempt.settledState.isRecognized else {
        continue
      }
      for press in recognizer.attempt.presses where !press.isClaimed {
        press.isClaimed = true
        if let event = press.toldEvent { press.tellResponder(.cancelled, of: event) }
      }
    }
  }

  private func receivers(of press: UIPress) -> [UIGestureRecognizer] {
    recognizers.filter { recognizer in recognizer.attempt.presses.contains { $0 === press } }
  }

  private func collect(_ press: UIPress, of event: UIPressesEvent) {
    let view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    let known = recognizers.count
    for recognizer in RecognizerCollection.attached(to: view)
    where recognizer.takes(press, of: event) {
      enter(recognizer)
      recognizer.attempt.presses.append(press)
    }
    link(newcomersFrom: known)
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
    allowedPressTypes.contains { $0.intValue == press.type.rawValue } && admits(event)
      && delegate?.gestureRecognizer(self, shouldReceive: press) != false
  }
}

extension UIPanGestureRecognizer {
  fileprivate func takes(_ event: UIScrollEvent) -> Bool {
    attempt.isUndecided && !attempt.hasInput
      && !allowedScrollTypesMask.isDisjoint(with: event.kind) && admits(event)
  }
}
