/// A line of text that is edited while it is first responder.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Posted when the editing has started.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Posted when a user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text. Default empty.
  open var text: String? = ""
  /// The view that replaces the keyboard while the field is edited. Default nil.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  /// The view on top of the keyboard while the field is edited. Default nil.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews = InputViews()
  /// The style of the frame around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    func isThere(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The style of the frame around the text. Default none.
  open var borderStyle = BorderStyle.none
  /// When a button that clears the text is shown; there is none here. Default never.
  open var clearButtonMode = ViewMode.never
  /// A view at the left end, shown as ``leftViewMode`` says. (FS-395)
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// When the view at the left end is shown. Default never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right end, shown as ``rightViewMode`` says. (FS-395)
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// When the view at the right end is shown. Default never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Returns where the view at the left end is: as wide as it is, and in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns where the view at the right end is: as wide as it is, and in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Places the views at the ends, if they are shown now.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftViewMode, at: leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, at: rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, _ mode: ViewMode, at frame: CGRect) {
    guard let view else { return }
    guard mode.isThere(whileEditing: isEditing) else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  /// The typeface.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of the text. Default natural: as in the language.
  open var textAlignment = NSTextAlignment.natural
  /// The placeholder, which is shown while there is no text.
  open var placeholder: String?
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts the editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends the editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    setNeedsLayout()
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

  override func setUp() {
    super.setUp()
    addGestureRecognizer(UITextTapRecognizer())
  }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Adds text at the end and sends the events. The delegate is not asked, a choice.
  open func insertText(_ text: String) { change(to: (self.text ?? "") + text) }

  /// Removes the last character and sends the events.
  open func deleteBackward() { change(to: String((text ?? "").dropLast())) }
}
