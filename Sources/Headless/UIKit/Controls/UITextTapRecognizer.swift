/// The tap that makes a text field or view first responder; the recognizer does so, not the
/// dispatch of touches. (FS-093)
///
/// Because it is deeper than a superview's recognizer, it wins over one that hides the keyboard on
/// a tap anywhere. UIKit has a recognizer of this name on text that can be edited.
final class UITextTapRecognizer: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    onAction = { recognizer in
      guard let view = recognizer.view, view.canBecomeFirstResponder else { return }
      view.becomeFirstResponder()
    }
  }

  /// Text that cannot be edited or selected leaves the tap to other recognizers, and so does text
  /// around a tapped control, which is a choice.
  override func mayBegin() -> Bool {
    guard let view, view.canBecomeFirstResponder else { return false }
    var touched = view.hitTest(location(in: view), with: nil)
    while let inner = touched, inner !== view {
      if inner is UIControl { return false }
      touched = inner.superview
    }
    return true
  }
}
