/// The methods that a text view calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the editing may start. Default true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has started.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether the editing may end. Default true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced. Default true.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when a user changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

extension UITextView: Typing {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  func take(_ letter: Character) {
    guard isFirstResponder, isEditable else { return }
    let end = NSRange(location: text.utf16.count, length: 0)
    let isAllowed =
      textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: String(letter)) ?? true
    guard isAllowed else { return }
    insertText(String(letter))
  }
}
