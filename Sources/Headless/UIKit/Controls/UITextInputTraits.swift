/// The keyboard traits of a text; none of them changes the input here. All are optional: if a type
/// has no properties of its own for them, UIKit stores the values, as described at each of them.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var isSecureTextEntry: Bool { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

/// The keyboard traits that UIKit stores for a text.
private struct TypingWishes {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var isSecureTextEntry = false
  var enablesReturnKeyAutomatically = false

  @MainActor static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
}

extension UITextInputTraits {
  private var wishes: TypingWishes {
    get { objc_getAssociatedObject(self, TypingWishes.key) as? TypingWishes ?? TypingWishes() }
    set {
      objc_setAssociatedObject(self, TypingWishes.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The keyboard of the text; there is one here.
  public var keyboardType: UIKeyboardType {
    get { wishes.keyboardType }
    set { wishes.keyboardType = newValue }
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { wishes.returnKeyType }
    set { wishes.returnKeyType = newValue }
  }
  /// Which letters the keyboard capitalizes. Default sentences; none here.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { wishes.autocapitalizationType }
    set { wishes.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words; it does not here.
  public var autocorrectionType: UITextAutocorrectionType {
    get { wishes.autocorrectionType }
    set { wishes.autocorrectionType = newValue }
  }
  /// Whether the keyboard searches for wrong words; it does not here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { wishes.spellCheckingType }
    set { wishes.spellCheckingType = newValue }
  }
  /// Whether the keyboard writes typographic marks; it does not here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { wishes.smartQuotesType }
    set { wishes.smartQuotesType = newValue }
  }
  /// Whether the keyboard makes longer dashes; it does not here.
  public var smartDashesType: UITextSmartDashesType {
    get { wishes.smartDashesType }
    set { wishes.smartDashesType = newValue }
  }
  /// Whether the keyboard adjusts spaces around pasted text; it does not here.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { wishes.smartInsertDeleteType }
    set { wishes.smartInsertDeleteType = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.keyboardAppearance }
    set { wishes.keyboardAppearance = newValue }
  }
  /// Whether the text shows as dots; nothing is drawn here. Default false.
  public var isSecureTextEntry: Bool {
    get { wishes.isSecureTextEntry }
    set { wishes.isSecureTextEntry = newValue }
  }
  /// Whether the return key is disabled without text; it is not here. Default false.
  public var enablesReturnKeyAutomatically: Bool {
    get { wishes.enablesReturnKeyAutomatically }
    set { wishes.enablesReturnKeyAutomatically = newValue }
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}
