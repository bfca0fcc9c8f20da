/// A bar with a search field and, if wanted, a Cancel button.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 56

  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search controller of the bar, which the bar retains; the bar only knows the controller.
  final var searcher: (any SearchBarOwner)?
  /// The field.
  open var searchTextField: UISearchTextField { field }
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private lazy var listener = SearchFieldListener(self)

  /// The text of the field.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The placeholder of the field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// Whether the bar is light or dark; nothing is drawn here. Default light.
  open var barStyle = UIBarStyle.default
  /// How prominent the bar is.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
  /// How prominent the bar is; nothing is drawn here. Default the system's.
  open var searchBarStyle = Style.default
  /// Whether the bar shows a Cancel button. Default false.
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }

  /// Creates a bar: archives cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  private func install() {
    field.accessibilityTraits = .searchField
    field.delegate = listener
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        searcher?.searchDidChange()
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        searcher?.searchWasCancelled()
      }, for: .touchUpInside)
    addSubview(field)
    addSubview(cancelButton)
  }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Places the field and the button; the measures are choices.
  open override func layoutSubviews() {
    super.layoutSubviews()
    cancelButton.isHidden = !showsCancelButton
    let room: CGFloat = showsCancelButton ? 80 : 0
    field.frame = CGRect(
      x: 8, y: 10, width: max(0, bounds.width - 16 - room), height: max(0, bounds.height - 20))
    cancelButton.frame = CGRect(
      x: bounds.width - 80, y: 10, width: 72, height: max(0, bounds.height - 20))
  }

  /// Without a width of its own, 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// With the given width, 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// True while the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Starts the search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends the search.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// The methods that a search bar calls on its delegate. All are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether the editing may start. Default true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has started.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Passes the messages of the field on to the bar's delegate.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  private func tell<Value>(_ message: (any UISearchBarDelegate, UISearchBar) -> Value) -> Value? {
    bar.flatMap { bar in bar.delegate.map { message($0, bar) } }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    tell { $0.searchBarShouldBeginEditing($1) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = tell { $0.searchBarTextDidBeginEditing($1) }
    bar?.searcher?.searchDidBegin()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    _ = tell { $0.searchBarTextDidEndEditing($1) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = tell { $0.searchBarSearchButtonClicked($1) }
    return true
  }
}
