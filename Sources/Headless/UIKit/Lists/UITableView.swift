/// A column of rows that scrolls. Rows have cells while they are on screen; headers and footers of
/// sections are left out.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One after the other.
    case plain
    /// Apart from each other.
    case grouped
    /// Apart from each other and from the sides.
    case insetGrouped
  }

  /// Stands for a height that the table finds by itself: 44 points here, a choice.
  public static let automaticDimension: CGFloat = -1
  static let defaultRowHeight: CGFloat = 44

  /// How sections look.
  public let style: Style
  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The height of each row, in points. Default 44, a choice.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// Whether fingers select rows. Default true.
  open var allowsSelection = true
  /// Whether fingers select more than one row. Default false.
  open var allowsMultipleSelection = false
  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  private var cells = CellStore<UITableViewCell>()
  private var rows: [(path: IndexPath, frame: CGRect)]?
  private var selection: Set<IndexPath> = []

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table: there are no archives to read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Cells

  /// Has cells of a kind made from a class.
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
  ) -> UITableViewCell {
    cells.take(identifier)
  }

  /// Returns the cell of a row on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

  /// The cells on screen, from the top.
  open var visibleCells: [UITableViewCell] { cells.shown.keys.sorted().compactMap(cellForRow) }

  /// The rows on screen, from the top; never `nil` here.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.keys.sorted() }

  /// Asks the data source anew.
  open func reloadData() {
    rows = nil
    selection = []
    putAwayCells(except: [])
    setNeedsLayout()
  }

  // MARK: Rows

  private var placedRows: [(path: IndexPath, frame: CGRect)] {
    if let rows { return rows }
    var (placed, y) = ([(path: IndexPath, frame: CGRect)](), CGFloat(0))
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = height(ofRowAt: path)
        placed.append((path, CGRect(x: 0, y: y, width: bounds.width, height: height)))
        y += height
      }
    }
    rows = placed
    return placed
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let table = delegate as? any UITableViewDelegate
    let height = table?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : Self.defaultRowHeight
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns where a row is, in the table's space.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    placedRows.first { $0.path == indexPath }?.frame ?? .zero
  }

  /// Returns the row at a point of the table's space.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    placedRows.first { $0.frame.contains(point) }?.path
  }

  /// Places the cells of the rows on screen, and takes those of others away.
  open override func layoutSubviews() {
    if rows?.first.map({ $0.frame.width != bounds.width }) ?? false { rows = nil }
    let visible = placedRows.filter { $0.frame.overlaps(bounds) }
    contentSize = CGSize(width: bounds.width, height: placedRows.last?.frame.maxY ?? 0)
    putAwayCells(except: Set(visible.map(\.path)))
    for (path, frame) in visible {
      guard let cell = cell(at: path) else { continue }
      cell.frame = frame
      cell.isHidden = false
    }
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  private func putAwayCells(except paths: Set<IndexPath>) {
    for (path, cell) in cells.recycle(except: paths) {
      listener?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = cells.shown[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells.shown[path] = cell
    cell.setSelected(selection.contains(path), animated: false)
    listener?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  // MARK: Selection

  /// The selected row, the first one if there are several.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// Selects a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selection.forEach { deselectRow(at: $0, animated: animated) } }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  /// Where a row that is scrolled to should be.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Takes the selection from a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  /// The row that a finger presses.
  final var pressedPath: IndexPath?
  private var listener: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// A finger that comes down in a row highlights it, unless the delegate says no.
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

extension UITableView: PressableList {
  final func pressable(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  final func mayPress(_ path: IndexPath) -> Bool {
    allowsSelection && (listener?.tableView(self, shouldHighlightRowAt: path) ?? true)
  }

  final func show(isPressed: Bool, at path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(isPressed, animated: false)
    if isPressed {
      listener?.tableView(self, didHighlightRowAt: path)
    } else {
      listener?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  final func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return deselect(path) }
    let wanted = listener == nil ? path : listener?.tableView(self, willSelectRowAt: path)
    guard let wanted else { return }
    if !allowsMultipleSelection {
      selection.filter { $0 != wanted }.sorted().forEach(deselect)
    }
    selectRow(at: wanted, animated: true, scrollPosition: .none)
    listener?.tableView(self, didSelectRowAt: wanted)
  }

  private func deselect(_ path: IndexPath) {
    let wanted = listener == nil ? path : listener?.tableView(self, willDeselectRowAt: path)
    guard let wanted else { return }
    deselectRow(at: wanted, animated: true)
    listener?.tableView(self, didDeselectRowAt: wanted)
  }
}
