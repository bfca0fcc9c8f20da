/// Which keyboard a text has; there is one keyboard here.
public enum UIKeyboardType: Int, Sendable {
  /// The language's.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searching the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Which letters the keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the text wants.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether the keyboard looks for wrong words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the text wants.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// Whether the keyboard writes typographic marks.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the text wants.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether the keyboard makes longer dashes of two hyphens.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the text wants.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether the keyboard adds and removes spaces around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the text wants.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
