#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes an overlay window key while its first responder takes text; then makes the old one key
  /// again.
  @MainActor
  final class TextEditing {
    weak var window: PassThroughWindow?
    /// The responder that took text at the last check.
    private weak var editor: UIResponder?
    private weak var previousKeyWindow: UIWindow?
    private var isEditing = false
    private var observations: [Observation] = []
    private let afterwards = Afterwards()

    init() {
      var changes = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
        UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      ]
      #if !os(tvOS)
        changes.append(UIResponder.keyboardDidHideNotification)
      #endif
      let keys = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
      observations = [
        Observation(of: changes) { [weak self] _ in self?.lookAfterwards() },
        Observation(of: keys) { [weak self] in
          guard let self, let window, let other = $0 as? UIWindow else { return }
          if other === window {
            // It was key for this text, and is not made key for it again.
            editor = textInput
            lookAfterwards()
          } else if other.windowScene === window.windowScene {
            previousKeyWindow = other
          }
        },
      ]
    }

    /// Searches for the end of editing after a touch: not every view that takes text reports it.
    func noteTouch() {
      if isEditing, editor?.isFirstResponder != true { lookAfterwards() }
    }

    /// Whether the window may become key for its first responder.
    ///
    /// Not every view that takes text reports the beginning of editing, but UIKit then asks this,
    /// perhaps before the view is first responder. So after a denial the window is checked once
    /// more, when the event is over.
    func allowsKey() -> Bool {
      if textInput != nil { return true }
      if window?.isKeyWindow == false { lookAfterwards() }
      return false
    }

    /// The responder that takes text in the window, while the window is visible.
    private var textInput: UIResponder? { window?.isHidden == false ? window?.textInput : nil }

    // If one field moves the focus to another one, some text is being edited all the time.
    private func lookAfterwards() { afterwards.once { self.look() } }

    private func look() {
      guard let window else { return }
      let new = textInput
      if new == nil, window.isKeyWindow, !window.canBecomeKey { giveKey(from: window) }
      if new != nil, new !== editor { window.makeKey() }
      editor = new
      isEditing = new != nil
    }

    /// Makes the window key that was key before, or the app's frontmost window if that one no
    /// longer exists.
    private func giveKey(from window: UIWindow) {
      if let previousKeyWindow, !previousKeyWindow.isHidden, previousKeyWindow.canBecomeKey,
        previousKeyWindow.windowScene === window.windowScene
      {
        return previousKeyWindow.makeKey()
      }
      let next = window.windowScene?.appWindow
      next?.makeKey()
      Misuse.note(
        "The window that was key before text in an overlay was edited has gone; "
          + (next == nil ? "the overlay stays key" : "the app's frontmost window is key now"))
    }
  }

  extension UIView {
    /// The first responder among this view, the views in it and their controllers, if it takes
    /// text.
    var textInput: UIResponder? {
      var open = [self]
      while let view = open.popLast() {
        let controller = view.next as? UIViewController
        let first =
          view.isFirstResponder ? view : controller?.isFirstResponder == true ? controller : nil
        if let first { return first is any UIKeyInput ? first : nil }
        open += view.subviews
      }
      return nil
    }
  }
#endif
