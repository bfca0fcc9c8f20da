/// A row of a table. Put subviews into ``contentView``.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a cell has besides its content.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text on the left and one on the right.
    case value1
    /// A text and one beside it.
    case value2
    /// A text and one below it.
    case subtitle
  }

  /// The name under which the table keeps cells of this kind for later.
  public let reuseIdentifier: String?
  /// The view that the content goes into; it fills the cell.
  public let contentView = UIView()
  /// A text that fills the content view.
  public private(set) final lazy var textLabel: UILabel? = makeTextLabel()
  /// Whether the row is selected. Default false.
  open var isSelected = false

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    installContentView()
  }

  /// Creates a cell that is not kept for later.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of whatever class for a table. Inherited by every class that has UIKit's own
  /// initialisers; a class without them cannot be registered with a table on any host.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell that is not kept for later: there are no archives to read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    installContentView()
  }

  private func installContentView() {
    fill(with: contentView)
  }

  private func makeTextLabel() -> UILabel? {
    let label = UILabel()
    contentView.fill(with: label)
    return label
  }

  /// Whether a finger presses the row. Default false.
  open var isHighlighted = false

  /// Highlights the row or not; nothing moves here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Selects the row or not; nothing moves here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Called before the cell is used for another row. Does nothing.
  open func prepareForReuse() {}
}

extension UIView {
  /// Puts a view in front that follows every size of this one.
  final func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
