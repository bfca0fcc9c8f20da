/// A row of a table. Put subviews into ``contentView``.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The labels that a cell has.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The name under which the table stores cells of this kind for reuse.
  public let reuseIdentifier: String?
  /// The view for the content; it fills the cell.
  public let contentView = UIView()
  /// A text that fills the content view.
  public private(set) final lazy var textLabel: UILabel? = makeTextLabel()
  /// A second text, beside the first one or below it; nil in a cell of the default style.
  public private(set) final lazy var detailTextLabel: UILabel? = makeDetailLabel()
  /// A picture; it takes no space here, a choice.
  public private(set) final lazy var imageView: UIImageView? = makeImageView()
  private let cellStyle: CellStyle
  /// The look of a selected row. Default the system's; nothing is drawn here.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the right. Default none; the system's accessories take 38 points and no
  /// touches, a choice.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right, in place of the system's accessory. (FS-335)
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      fill(with: backgroundView)
      sendSubviewToBack(backgroundView)
    }
  }
  /// A view behind the content of a selected row; it is not shown here.
  open var selectedBackgroundView: UIView?
  /// The insets of the line between rows at its ends, in points; nothing is drawn here.
  open var separatorInset = UIEdgeInsets.zero

  /// How rows are edited.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The editing control of the row; there are none here. Default none.
  open var editingStyle: EditingStyle { .none }
  /// Whether the row is being edited, as its table is. Default false.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  /// Starts or ends editing of the row; there are no editing controls here.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }

  /// Whether the row is selected. Default false.
  open var isSelected = false

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
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
    cellStyle = .default
    super.init(coder: coder)
  }

  override func setUp() { fill(with: contentView) }

  private func makeTextLabel() -> UILabel? {
    let label = UILabel()
    contentView.fill(with: label)
    return label
  }

  private func makeDetailLabel() -> UILabel? {
    guard cellStyle != .default else { return nil }
    let label = UILabel()
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> UIImageView? {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }

  /// Places the content beside the accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var width = bounds.width
    if let accessoryView {
      let size = accessoryView.bounds.size
      width -= size.width + 2 * Self.margin
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - Self.margin, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    } else if accessoryType != .none {
      width -= 38
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, width), height: bounds.height)
    placeDetail()
  }

  private static let margin: CGFloat = 16

  /// The second text has the right or the lower half, a choice.
  private func placeDetail() {
    guard let detailTextLabel, let textLabel, cellStyle != .default else { return }
    let (first, second) = contentView.bounds.divided(
      atDistance: cellStyle == .subtitle ? contentView.bounds.midY : contentView.bounds.midX,
      from: cellStyle == .subtitle ? .minYEdge : .minXEdge)
    textLabel.frame = first
    detailTextLabel.frame = second
  }

  /// Whether a finger presses the row. Default false.
  open var isHighlighted = false

  /// Highlights the row or not; nothing moves here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Selects the row or not; nothing moves here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

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
