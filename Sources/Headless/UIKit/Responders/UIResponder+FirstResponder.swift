extension UIResponder {
  /// The window whose first responder this one is or may become.
  final var windowOfResponder: UIWindow? {
    switch self {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: SimulatedDevice.current.keyWindow
    }
  }

  /// Asks the first responder to resign, then this one whether it can become it; its window becomes
  /// key. (FS-067, FS-106)
  final func takeFirstResponder() -> Bool {
    guard let window = windowOfResponder else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    guard canBecomeFirstResponder else { return false }
    let asksBefore = SimulatedDevice.current.behavior.asksForKeyBeforeFirstResponder
    if asksBefore { window.makeKey() }
    window.firstResponder = self
    if !asksBefore { window.makeKey() }
    return true
  }

  final func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    windowOfResponder?.firstResponder = nil
    return true
  }
}

extension UIWindow {
  /// A first responder that leaves the window with a view resigns, willing or not. We chose so.
  /// (FS-107)
  final func firstResponderLeaves(with view: UIView) {
    guard let responder = firstResponder, let responderView = responder.viewOfResponder,
      responderView.isDescendant(of: view)
    else { return }
    _ = responder.resignFirstResponder()
    firstResponder = nil
  }
}

extension UIResponder {
  fileprivate var viewOfResponder: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }
}

extension UIView {
  /// Whether there is no first responder in the view after it was asked to resign, or had to.
  final func endEditingInside(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      let view = responder.viewOfResponder, view.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
