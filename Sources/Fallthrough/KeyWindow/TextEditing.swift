#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes an overlay window key while its first responder takes text; then makes the old one key
  /// again.
  @MainActor
  final class TextEditing {
    /// How often the window is checked while text is edited, in seconds: a choice. Not every view
    /// that takes text reports the end of editing.
    private static let step: TimeInterval = 0.25
    /// How often it is checked after a touch: for two seconds, a choice.
    private static let looksAfterTouch = 8
    private static let edits = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    private static let keys = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]

    weak var window: PassThroughWindow?
    /// The responder that took text at the last check.
    private weak var editor: UIResponder?
    private weak var previousKeyWindow: UIWindow?
    private var isWatching = false
    private var looksLeft = 0
    private var observations: [Observation] = []
    private let afterwards = Afterwards()

    init() {
      observations = [
        Observation(of: Self.edits) { [weak self] in
          guard let self, let view = $0 as? UIView else { return }
          if view.window === window || view === editor { lookAfterwards() }
        },
        Observation(of: Self.keys) { [weak self] in
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

    /// The responder that takes text in the window, while the window is visible.
    var textInput: UIResponder? { window?.isHidden == false ? window?.textInput : nil }

    /// Searches for a new first responder for some time after a touch on the window's content. Not
    /// every view that takes text reports the beginning of editing, and UIKit may ask whether the
    /// window may become key before the view is first responder.
    func noteTouch() {
      guard let window, !window.isKeyWindow else { return }
      looksLeft = Self.looksAfterTouch
      watch()
    }

    private func watch() {
      guard !isWatching else { return }
      isWatching = true
      Later.after(Self.step) { [weak self] in
        self?.isWatching = false
        self?.looksLeft -= 1
        self?.look()
      }
    }

    // If one field moves the focus to another one, some text is being edited all the time.
    private func lookAfterwards() { afterwards.once { self.look() } }

    private func look() {
      guard let window else { return }
      let new = textInput
      if new == nil, window.isKeyWindow, !window.canBecomeKey { giveKey(from: window) }
      if new != nil, new !== editor { window.makeKey() }
      editor = new
      if new != nil || looksLeft > 0 { watch() }
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
    /// The first responder among this view, the views in it and their controllers, if it takes text.
    fileprivate var textInput: UIResponder? {
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
