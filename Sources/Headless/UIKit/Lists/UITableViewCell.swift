/// A row of a table. Put subviews into ``contentView``.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The labels that a cell has; there is one of them here.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The accessory at the right of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The name under which the table stores cells of this kind for reuse.
  public let reuseIdentifier: String?
  /// The view for the content, beside the accessory.
  public let contentView = UIView()
  /// The content of the row; its view fills the content view. A new configuration gets a new view
  /// here.
  @available(iOS 14.0, *)
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  private var configuredContent = ConfiguredContent()
  /// A text that fills the content view.
  public private(set) final lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.fill(with: label)
    return label
  }()
  /// The accessory at the right. Default none. We chose 38 points for the system's accessories,
  /// which take no touches.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right, in place of the system's accessory. (FS-335)
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Whether a finger presses the row. Default false.
  open var isHighlighted = false
  /// Whether the row is selected. Default false.
  open var isSelected = false

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of any class for a table. Every class that has UIKit's own initialisers
  /// inherits this; a class without them cannot be registered with a table on any host.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell that is not reused: archives cannot be read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override func setUp() { fill(with: contentView) }

  /// Places the content beside the accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    var width = bounds.width
    if let accessoryView {
      let size = accessoryView.bounds.size
      width -= size.width + 2 * margin
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - margin, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    } else if accessoryType != .none {
      width -= 38
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, width), height: bounds.height)
  }

  /// Called before the cell is used for another row. Does nothing.
  open func prepareForReuse() {}
}

extension UIView {
  /// Adds a view in front that fills this one.
  final func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
