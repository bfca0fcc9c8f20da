/// A line of text that is edited while it is first responder.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Posted when the editing has started.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Posted when a user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text. Default empty.
  open var text: String? = ""
  final var wishes = TypingWishes()
  /// What the frame around the text is like.
  public enum BorderStyle: Int, Sendable {
    /// There is none.
    case none
    /// A line.
    case line
    /// A sunk field.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When something in the field is there.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// What the frame around the text is like. Default none.
  open var borderStyle = BorderStyle.none
  /// When there is a button that takes the text away; there is none here. Default never.
  open var clearButtonMode = ViewMode.never
  /// The typeface.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands. Default where the language has it.
  open var textAlignment = NSTextAlignment.natural
  /// What is shown while there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownPlaceholder = newValue
    }
  }
  private var ownPlaceholder: NSAttributedString?
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { ownPlaceholder = nil }
  }
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts the editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends the editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    var defaults = super.accessibilityDefaults()
    defaults.value = text?.isEmpty == false ? text : placeholder
    return defaults
  }

  /// Creates a field that a tap makes first responder.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITextTapRecognizer())
  }

  /// Creates a field that a tap makes first responder: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(UITextTapRecognizer())
  }
}
