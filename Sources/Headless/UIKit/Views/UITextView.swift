/// Text of several lines that scrolls and is edited while it is first responder.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Posted when the editing has started.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when a user has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when the editing has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The view that replaces the keyboard while the text is edited. Default nil.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  /// The view on top of the keyboard while the text is edited. Default nil.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  private var inputViews = InputViews()
  /// The text. Default empty.
  open var text: String! = "" {
    didSet { textDidChange() }
  }
  /// The font; nil means the system's, 12 points.
  open var font: UIFont? { didSet { textDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Whether the text can be changed. Default true.
  open var isEditable = true
  /// Whether parts of the text can be selected. Default true.
  open var isSelectable = true
  /// The insets around the text, in points. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// The space at the beginning and the end of each line, in points.
  private static let lineFragmentPadding: CGFloat = 5

  // MARK: Measures

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the size of the text within a width, with its insets: measured as labels do, a choice.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let aside = textContainerInset.left + textContainerInset.right
    let free = aside + 2 * Self.lineFragmentPadding
    let measure = TextMeasure(font: font ?? .systemFont(ofSize: 12))
    let width = size.width > 0 ? max(0, size.width - free) : .infinity
    // A view without text is as high as one line.
    let text = measure.size(of: text?.isEmpty ?? true ? " " : text, within: width)
    return PixelGrid.up(
      CGSize(
        width: text.width + free,
        height: text.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// No size while the view scrolls; else as high as its text within the view's width. If the view
  /// has no width, the text is on one line.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// Makes the content as high as the text.
  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    super.layoutSubviews()
  }

  package override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { invalidateIntrinsicContentSize() }
  }

  /// Starts the editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends the editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// True while the text can be changed or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: text)
  }

  override func setUp() {
    super.setUp()
    addGestureRecognizer(UITextTapRecognizer())
  }

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds text at the end and calls the delegate afterwards. The delegate is not asked before, a
  /// choice.
  open func insertText(_ text: String) { change(to: self.text + text) }

  /// Removes the last character and calls the delegate.
  open func deleteBackward() { change(to: String(text.dropLast())) }
}
