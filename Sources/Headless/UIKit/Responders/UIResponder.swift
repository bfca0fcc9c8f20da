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
  open var isFirstResponder: Bool { false }

  /// Asks to become first responder of the window that the responder is in.
  ///
  /// - Returns: Whether it now is. (FS-106)
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Asks to stop being first responder.
  ///
  /// - Returns: Whether it no longer is. (FS-106)
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

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
}
