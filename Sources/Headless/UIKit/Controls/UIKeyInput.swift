/// A responder that takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Adds text at the cursor, which is the end here.
  func insertText(_ text: String)
  /// Removes the character before the cursor.
  func deleteBackward()
}

extension UITextField: UIKeyInput {
  /// Whether there is any text.
  public var hasText: Bool { text?.isEmpty == false }

  /// Adds text at the end and sends the events. The delegate is not asked, a choice.
  public func insertText(_ text: String) { change(to: (self.text ?? "") + text) }

  /// Removes the last character and sends the events.
  public func deleteBackward() { change(to: String((text ?? "").dropLast())) }

  private func change(to text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: UIKeyInput {
  /// Whether there is any text.
  public var hasText: Bool { !text.isEmpty }

  /// Adds text at the end and calls the delegate afterwards. The delegate is not asked before, a
  /// choice.
  public func insertText(_ text: String) { change(to: self.text + text) }

  /// Removes the last character and calls the delegate.
  public func deleteBackward() { change(to: String(text.dropLast())) }

  private func change(to text: String) {
    self.text = text
    textDelegate?.textViewDidChange(self)
  }
}
