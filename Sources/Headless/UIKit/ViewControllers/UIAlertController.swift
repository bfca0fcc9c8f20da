/// An alert in the middle of the window, with one button for each of its actions.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the actions are shown.
  public enum Style: Int, Sendable {
    /// At the bottom of the window; here it is shown like an alert.
    case actionSheet
    case alert
  }

  /// The text of the alert below its title.
  open var message: String?
  /// Where the actions are shown.
  public let preferredStyle: Style
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key means.
  open var preferredAction: UIAlertAction?
  /// The fields for text, if any were added.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert without actions, which users cannot dismiss.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an alert: archives cannot be read here.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an action and its button, below the others.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    alertView?.rows.append(button(for: action))
  }

  /// Adds a field for text, above the buttons.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Creates the view of the alert, 270 points wide.
  open override func loadView() {
    let view = _UIAlertControllerPhoneTVMacView()
    view.rows = (textFields ?? []) + actions.map(button)
    view.texts = [title, message].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    view.texts.first?.accessibilityTraits = [.staticText, .header]
    self.view = view
  }

  private var alertView: _UIAlertControllerPhoneTVMacView? {
    viewIfLoaded as? _UIAlertControllerPhoneTVMacView
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = _UIAlertControllerActionButton()
    button.setTitle(action.title, for: .normal)
    action.onChange = { [weak button] in button?.isEnabled = $0 }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    return button
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: false) { action.handler?(action) }
  }

  /// Runs the cancel action, and returns whether there is one that is enabled.
  final func cancel() -> Bool {
    guard let action = actions.first(where: { $0.style == .cancel && $0.isEnabled }) else {
      return false
    }
    choose(action)
    return true
  }
}

/// One choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the button can be tapped. Default true.
  open var isEnabled = true { didSet { onChange?(isEnabled) } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: ((Bool) -> Void)?

  /// Creates an action, whose handler is called when the alert was dismissed after a tap on its
  /// button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// The view of an alert: rows of equal height below a title.
final class _UIAlertControllerPhoneTVMacView: UIView {
  static let width: CGFloat = 270
  static let titleHeight: CGFloat = 84
  static let rowHeight: CGFloat = 44

  /// The title and the message, as far as there are any.
  var texts: [UILabel] = [] { didSet { texts.forEach(addSubview) } }

  var rows: [UIView] = [] {
    didSet {
      rows.filter { $0.superview !== self }.forEach(addSubview)
      setNeedsLayout()
    }
  }

  /// The texts are read before the buttons.
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? texts + rows }
    set { super.accessibilityElements = newValue }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.width, height: Self.titleHeight + Self.rowHeight * CGFloat(rows.count))
  }

  override func layoutSubviews() {
    let height = Self.titleHeight / CGFloat(max(texts.count, 1))
    for (index, text) in texts.enumerated() {
      text.frame = CGRect(x: 0, y: height * CGFloat(index), width: Self.width, height: height)
    }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: Self.titleHeight + Self.rowHeight * CGFloat(index), width: Self.width,
        height: Self.rowHeight)
    }
  }
}

/// The button of an action.
final class _UIAlertControllerActionButton: UIButton {}
