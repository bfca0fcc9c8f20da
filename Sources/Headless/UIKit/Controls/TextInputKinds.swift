/// The keyboard for a text; there is one keyboard here.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Which letters the keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard searches for wrong words.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether the keyboard writes typographic marks.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard replaces two hyphens by a longer dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard adds and removes spaces around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
