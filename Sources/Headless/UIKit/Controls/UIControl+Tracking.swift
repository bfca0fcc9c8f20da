extension UIControl {
  final func beginFollowing(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, !isKept(touch) else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return stopFollowing() }
    isHighlighted = true
    send(.touchDown, with: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    if showsMenuAsPrimaryAction, let menu = menuToShow { open(menu, with: event) }
  }

  /// The menu opens while the finger is still down, and the control stops tracking it; a choice.
  private func open(_ menu: UIMenu, with event: UIEvent?) {
    guard let window, openMenu == nil else { return }
    send(.menuActionTriggered, with: event)
    if let touch = trackedTouch { cancelFollowing(touch, with: event) }
    let container = _UIContextMenuContainerView(menu, from: self, in: window) { [weak self] in
      self?.openMenu = nil
    }
    openMenu = container
    window.addSubview(container)
  }

  /// Leaving and entering come before the event of the move itself, which is a choice. (FS-114)
  final func follow(_ touch: UITouch, with event: UIEvent?) {
    guard touch === trackedTouch, isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      endTracking(touch, with: event)
      return stopFollowing()
    }
    if wasInside, !isTouchInside { send(.touchDragExit, with: event) }
    if !wasInside, isTouchInside { send(.touchDragEnter, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  final func endFollowing(_ touch: UITouch, with event: UIEvent?) {
    guard touch === trackedTouch, isTracking else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopFollowing()
    let upEvent: Event = isInside ? .touchUpInside : .touchUpOutside
    send(upEvent, with: event)
    if upEvent == primaryEvent { send(.primaryActionTriggered, with: event) }
  }

  final func cancelFollowing(_ touch: UITouch, with event: UIEvent?) {
    guard touch === trackedTouch, isTracking else { return }
    cancelTracking(with: event)
    stopFollowing()
    send(.touchCancel, with: event)
  }

  /// A control that is disabled under the finger stops tracking it, which is a choice. (FS-117)
  final func cancelWhenDisabled() {
    guard let touch = trackedTouch else { return }
    cancelFollowing(touch, with: nil)
  }

  private func stopFollowing() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  /// A tracked finger counts as inside up to 70 points beyond the bounds. We chose the
  /// distance. (FS-115)
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
