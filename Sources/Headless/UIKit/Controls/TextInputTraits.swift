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

/// What the return key says.
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

/// What the keyboard writes with capital letters.
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

/// How a text wants to be typed; nothing of it changes what is typed here.
struct TypingWishes {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var appearance = UIKeyboardAppearance.default
  var isSecure = false
  var needsText = false
}

extension UITextField {
  /// Which keyboard the text has; there is one here.
  public var keyboardType: UIKeyboardType {
    get { wishes.keyboardType }
    set { wishes.keyboardType = newValue }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKeyType }
    set { wishes.returnKeyType = newValue }
  }
  /// What the keyboard writes with capital letters. Default sentences; nothing does here.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.capitals }
    set { wishes.capitals = newValue }
  }
  /// Whether the keyboard corrects words; it does not here.
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  /// Whether the keyboard looks for wrong words; it does not here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  /// Whether the text shows as dots; nothing is drawn here. Default false.
  public var isSecureTextEntry: Bool {
    get { wishes.isSecure }
    set { wishes.isSecure = newValue }
  }
  /// Whether the return key waits for a text; it does nothing here. Default false.
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.needsText }
    set { wishes.needsText = newValue }
  }
}

extension UITextView {
  /// Which keyboard the text has; there is one here.
  public var keyboardType: UIKeyboardType {
    get { wishes.keyboardType }
    set { wishes.keyboardType = newValue }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKeyType }
    set { wishes.returnKeyType = newValue }
  }
  /// What the keyboard writes with capital letters. Default sentences; nothing does here.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.capitals }
    set { wishes.capitals = newValue }
  }
  /// Whether the keyboard corrects words; it does not here.
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.correction }
    set { wishes.correction = newValue }
  }
  /// Whether the keyboard looks for wrong words; it does not here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spelling }
    set { wishes.spelling = newValue }
  }
  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.appearance }
    set { wishes.appearance = newValue }
  }
  /// Whether the text shows as dots; nothing is drawn here. Default false.
  public var isSecureTextEntry: Bool {
    get { wishes.isSecure }
    set { wishes.isSecure = newValue }
  }
  /// Whether the return key waits for a text; it does nothing here. Default false.
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.needsText }
    set { wishes.needsText = newValue }
  }
}
