/// What a text wants of the keyboard; there is one keyboard here, whatever it wants.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that takes typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Adds text at the cursor, which is the end here.
  func insertText(_ text: String)
  /// Removes the character before the cursor.
  func deleteBackward()
}

extension UITextField: UIKeyInput {
  final func change(to text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: UIKeyInput {
  final func change(to text: String) {
    self.text = text
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
