/// The methods that a text field calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the editing may start. Default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has started.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the editing may end. Default true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a part of the text may be replaced. Default true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the return key does its default work, for which the field sends its events.
  /// Default true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField: Typing {
  /// The return key sends the event that ends the editing, but does not end it by itself.
  func take(_ letter: Character) {
    guard isEditing else { return }
    if letter == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: String(letter))
      ?? true
    guard isAllowed else { return }
    insertText(String(letter))
  }
}
