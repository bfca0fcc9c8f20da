/// Text of several lines that scrolls and is edited while it is first responder.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text. Default empty.
  open var text: String! = ""
  /// The typeface.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands. Default where the language has it.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed. Default true.
  @available(tvOS, unavailable)
  open var isEditable = true
  /// Whether parts of the text can be selected. Default true.
  open var isSelectable = true
  /// What stays free around the text, in points. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Starts the editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends the editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// True while the text can be changed or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text)
  }

  /// Creates a view that a tap makes first responder.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITextTapRecognizer())
  }

  /// Creates a view that a tap makes first responder: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(UITextTapRecognizer())
  }
}
