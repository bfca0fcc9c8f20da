extension SimulatedDevice {
  /// Types a text into the first responder of the key window, letter by letter, at the end of its
  /// text. A line break is the return key: it ends a line in a text view, and a text field asks its
  /// delegate.
  ///
  /// A letter that the delegate does not allow is not typed. There is no cursor, a choice.
  public func type(_ text: String) {
    for letter in text { (keyWindow?.firstResponder as? any Typing)?.take(letter) }
  }
}

/// A responder that takes typed letters.
@MainActor
protocol Typing: UIResponder {
  /// Takes one letter, or the return key as a line break.
  func take(_ letter: Character)
}
