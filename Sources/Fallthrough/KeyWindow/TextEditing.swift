#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Makes an overlay window key for as long as text in it is edited, and gives back what it took.
  @MainActor
  final class TextEditing {
    /// The view whose text is being edited.
    private weak var editor: UIView?
    /// `UITextField.textDidBeginEditingNotification` and the text view's, by their documented
    /// names: not every host has both classes.
    private static let beginnings = [
      Notification.Name("UITextFieldTextDidBeginEditingNotification"),
      Notification.Name("UITextViewTextDidBeginEditingNotification"),
    ]
    private static let ends = [
      Notification.Name("UITextFieldTextDidEndEditingNotification"),
      Notification.Name("UITextViewTextDidEndEditingNotification"),
    ]

    /// The window that became key for it, also when the editor has left that.
    private weak var editedWindow: UIWindow?
    /// Whether another window was key before; it may have gone since.
    private var tookKey = false
    private weak var previousKeyWindow: UIWindow?
    private var observations: [Observation] = []

    init() {
      observations = [
        Observation(of: Self.beginnings) { [weak self] in
          if let view = $0 as? UIView { self?.begin(in: view) }
        },
        Observation(of: Self.ends) { [weak self] in
          if let view = $0 as? UIView { self?.end(in: view) }
        },
      ]
    }

    /// The overlay that a text view is in, if it is the one that this object serves.
    private func window(of view: UIView) -> PassThroughWindow? {
      guard let window = view.window as? PassThroughWindow, window.isServed(by: self) else {
        return nil
      }
      return window
    }

    /// Whether text in a window is being edited, and the window is there to be seen.
    func isUnderWay(in window: UIWindow) -> Bool {
      !window.isHidden && editor?.window === window
    }

    private func begin(in view: UIView) {
      guard let window = window(of: view) else { return }
      let wasUnderWay = isUnderWay(in: window)
      editor = view
      guard !wasUnderWay else { return }
      editedWindow = window
      let keyWindow = window.windowScene?.keyWindow
      previousKeyWindow = keyWindow === window ? nil : keyWindow
      tookKey = previousKeyWindow != nil
      window.makeKey()
    }

    private func end(in view: UIView) {
      guard view === editor else { return }
      editor = nil
      if tookKey, let editedWindow, editedWindow.isKeyWindow { giveKey(from: editedWindow) }
      previousKeyWindow = nil
    }

    /// Makes the window key that was key before, or the app's frontmost if that one has gone.
    private func giveKey(from window: UIWindow) {
      if let previousKeyWindow, !previousKeyWindow.isHidden { return previousKeyWindow.makeKey() }
      let next = window.windowScene?.appWindow
      next?.makeKey()
      Misuse.note(
        "The window that was key before text in an overlay was edited has gone; "
          + (next == nil ? "the overlay stays key" : "the app's frontmost window is key now"))
    }
  }
#endif
