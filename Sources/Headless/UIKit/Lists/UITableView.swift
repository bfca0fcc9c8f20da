/// A column of rows that scrolls. Rows have cells while they are on screen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of the sections; they look alike here.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Means a height that the table computes by itself. We chose 44 points.
  public static let automaticDimension: CGFloat = -1

  /// The style of the sections.
  public let style: Style
  /// The data source, which provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of each row, in points. Default automatic.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// Whether fingers select rows. Default true.
  open var allowsSelection = true

  final var cells = CellStore<UITableViewCell>()
  final var pressedPath: IndexPath?
  final var selectedPath: IndexPath?
  private var rows: [(path: IndexPath, frame: CGRect)] = []

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table: archives cannot be read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Registers a class for cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.makers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
      { type.init(_reuseIdentifier: identifier) }
    }
  }

  /// Returns a cell of a kind that is off screen, or nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.takeSpare(identifier)
  }

  /// Returns a cell of a registered kind, made now if none is off screen.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { cells.take(identifier) }

  /// Returns the cell of a row on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

  /// The cells on screen, from the top.
  open var visibleCells: [UITableViewCell] { shownPaths.compactMap(cellForRow) }

  /// Reloads all rows from the data source.
  open func reloadData() { forgetCells() }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Places the cells of the rows on screen, and removes the others.
  open override func layoutSubviews() {
    var y: CGFloat = 0
    rows = []
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = listener?.tableView(self, heightForRowAt: path) ?? rowHeight
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height < 0 ? 44 : height)
        rows.append((path, frame))
        y = frame.maxY
      }
    }
    contentSize = CGSize(width: bounds.width, height: y)
    show(rows.filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY })
    super.layoutSubviews()
  }

  // MARK: Selection

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selectedPath }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedPath == indexPath { select(nil) }
  }

  private var listener: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// A finger that comes down in a row highlights it, unless the delegate refuses.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(with: touches)
    super.touchesBegan(touches, with: event)
  }

  /// A finger that is lifted in the row where it came down selects that row, if it is highlighted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !lift(touches) { super.touchesEnded(touches, with: event) }
  }

  /// The row is no longer highlighted.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    releasePressed()
    super.touchesCancelled(touches, with: event)
  }
}

extension UITableView: CellList {
  final func mayPress(_ path: IndexPath) -> Bool {
    allowsSelection && (listener?.tableView(self, shouldHighlightRowAt: path) ?? true)
  }

  final func makeCell(at path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  final func didChange(isSelected: Bool, at path: IndexPath) {
    if isSelected {
      listener?.tableView(self, didSelectRowAt: path)
    } else {
      listener?.tableView(self, didDeselectRowAt: path)
    }
  }
}

/// The data source of a table view.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// Returns how many sections there are. Default 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table view.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, in points. Default the table's ``UITableView/rowHeight``.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns whether a finger that comes down in a row highlights it. If not, the finger does not
  /// select the row either. Default true.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a finger selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a finger selected another row instead of this one.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Returns the table's row height.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Returns true.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
