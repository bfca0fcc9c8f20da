/// The header or the footer of a section of a table. Put subviews into ``contentView``.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The default height, in points: a choice.
  static let defaultHeight: CGFloat = 28

  /// The name under which the table stores views of this kind for reuse.
  public let reuseIdentifier: String?
  /// The view for the content; it fills the header or footer.
  public let contentView = UIView()
  /// A text that fills the content view.
  public private(set) final lazy var textLabel: UILabel? = makeLabel()
  /// A second text.
  public private(set) final lazy var detailTextLabel: UILabel? = makeLabel()
  /// A view behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      fill(with: backgroundView)
      sendSubviewToBack(backgroundView)
    }
  }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.defaultHeight))
    fill(with: contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of any class for a table. Every class that has UIKit's own initialisers
  /// inherits this; a class without them cannot be registered with a table on any host.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view that is not reused: archives cannot be read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  private func makeLabel() -> UILabel? {
    let label = UILabel()
    contentView.fill(with: label)
    return label
  }

  /// Called before the view is used for another section. Does nothing.
  open func prepareForReuse() {}
}

extension UITableViewHeaderFooterView: ReusableCell {}
