/// An object that can handle events and hands on those that it does not handle.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder that is next to nothing.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle. Default nil. (FS-100)
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may become first responder. Default false. (FS-106)
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being first responder. Default true. (FS-106)
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Asks to become first responder of the window that the responder is in, which becomes key. The
  /// one before is asked to resign first, then this one whether it can; outside a window the answer
  /// is no.
  ///
  /// - Returns: Whether it now is. (FS-106)
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Asks to stop being first responder.
  ///
  /// - Returns: Whether it no longer is. (FS-106)
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  /// Tells that fingers came down. Hands the call on to ``next``. (FS-089)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved. Hands the call on to ``next``. (FS-089)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted. Hands the call on to ``next``. (FS-089)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that fingers no longer count. Hands the call on to ``next``. (FS-087, FS-089)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells that values that were estimates are now known. Does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion

  /// Tells that buttons were pressed. Hands the call on to ``next``. (FS-173)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells that pressed buttons changed. Hands the call on to ``next``. (FS-173)
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells that buttons were let go. Hands the call on to ``next``. (FS-173)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells that pressed buttons no longer count. Hands the call on to ``next``. (FS-173)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Tells that a shake began. Hands the call on to ``next``. (FS-110)
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells that a shake ended. Hands the call on to ``next``. (FS-110)
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells that a shake does not count. Hands the call on to ``next``. (FS-110)
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// Whether the responder itself does something for an action: by default what it says by
  /// ``ActionPerforming``. (FS-109)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    (self as? any ActionPerforming)?.action(for: action) != nil
  }

  /// Returns the responder that does an action: this one if it can, else what ``next`` answers.
  /// (FS-109)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Input views

  /// The view that takes the keyboard's place while this one is first responder. Default nil.
  open var inputView: UIView? { nil }

  /// The view on top of the keyboard while this one is first responder. Default nil.
  open var inputAccessoryView: UIView? { nil }
}
