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
    private weak var previousKeyWindow: UIWindow?
    private var observations: [Observation] = []

    init() {
      observations =
        Self.beginnings.map { name in
          Observation(of: name) { [weak self] view in self?.begin(in: view) }
        }
        + Self.ends.map { name in
          Observation(of: name) { [weak self] view in self?.end(in: view) }
        }
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
      window.makeKey()
    }

    private func end(in view: UIView) {
      guard view === editor else { return }
      editor = nil
      if editedWindow?.isKeyWindow == true { previousKeyWindow?.makeKey() }
      previousKeyWindow = nil
    }
  }

  /// An observation of text views that ends with its life.
  private final class Observation: @unchecked Sendable {
    /// Written once; the notification centre takes it on any thread.
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, _ body: @escaping @MainActor @Sendable (UIView) -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        nonisolated(unsafe) let sender = $0.object
        // UIKit posts these on the main thread only.
        MainActor.assumeIsolated {
          if let view = sender as? UIView { body(view) }
        }
      }
    }

    deinit {
      NotificationCenter.default.removeObserver(token)
    }
  }
#endif
