/// A column of rows that scrolls. Rows have cells while they are on screen; sections have headers
/// and footers.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Means a height that the table computes by itself: 44 points here, a choice.
  public static let automaticDimension: CGFloat = -1
  static let defaultRowHeight: CGFloat = 44

  /// The style of the sections.
  public let style: Style
  /// The data source, which provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of each row, in points. Default 44, a choice.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// Whether fingers select rows. Default true.
  open var allowsSelection = true
  /// Whether fingers select more than one row. Default false.
  open var allowsMultipleSelection = false
  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// A view above all sections, as wide as the table.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, with: tableHeaderView) } }
  /// A view below all sections, as wide as the table.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, with: tableFooterView) } }
  /// The height of each header, in points. Default automatic: 28 if there is one.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of each footer, in points. Default automatic: 28 if there is one.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above each header, in points; none here, whatever the value, a choice.
  @available(iOS 15.0, *)
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The estimated height of rows; all heights are requested at once here.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of headers; all heights are requested at once here.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers; all heights are requested at once here.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// What separates rows. Default a line; nothing is drawn here.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of that line; nil for none.
  open var separatorColor: UIColor?
  /// The insets of that line at its ends, in points.
  open var separatorInset = UIEdgeInsets.zero

  final var cells = CellStore<UITableViewCell>()
  final var marginStore = CellStore<UITableViewHeaderFooterView>()
  /// The headers and footers on screen.
  final var margins: [TableMarginKey: UIView] = [:]
  private var placesStore: TablePlaces?
  private var selection: Set<IndexPath> = []

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

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  private func replaceEnd(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    placesStore = nil
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class for cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.makers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
      { type.init(_reuseIdentifier: identifier) }
    }
  }

  /// Registers an interface file for cells, which ends the process once a cell is dequeued.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.makers[identifier] = nib.map { nib in { nib.makeOne() } }
  }

  /// Registers an interface file for headers and footers, which ends the process once one is
  /// dequeued.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    marginStore.makers[identifier] = nib.map { nib in { nib.makeOne() } }
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

  /// Whether the rows are being edited. Default false.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  /// Starts or ends editing, also in the cells on screen; there are no editing controls here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    visibleCells.forEach { $0.setEditing(editing, animated: animated) }
  }

  /// Returns the cell of a row on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

  /// The cells on screen, from the top.
  open var visibleCells: [UITableViewCell] { cells.shown.keys.sorted().compactMap(cellForRow) }

  /// The rows on screen, from the top; never `nil` here.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.keys.sorted() }

  /// Reloads all rows from the data source.
  open func reloadData() {
    selection = []
    reloadRowsKeepingSelection()
  }

  /// Reloads all rows, and keeps the selection.
  final func reloadRowsKeepingSelection() {
    placesStore = nil
    putAwayCells(except: [])
    removeMargins(except: [])
    setNeedsLayout()
  }

  final func forgetSelection(of paths: [IndexPath]) { selection.subtract(paths) }

  final func path(of cell: UITableViewCell) -> IndexPath? {
    cells.shown.first { $0.value === cell }?.key
  }

  /// Returns the header of a section, if it is on screen and one of the table's kind.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    margin(ofSection: section, isHeader: true)
  }

  /// Returns the footer of a section, if it is on screen and one of the table's kind.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    margin(ofSection: section, isHeader: false)
  }

  // MARK: Rows

  /// The places of all parts.
  final var places: TablePlaces {
    if let placesStore { return placesStore }
    let places = makePlaces()
    placesStore = places
    return places
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns where a row is, in the table's space.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { places.rowFrame(indexPath) ?? .zero }

  /// Returns the row at a point of the table's space.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    places.rows { $0.contains(point) }.first?.path
  }

  /// Places the cells of the rows on screen, and removes the others.
  open override func layoutSubviews() {
    if let placesStore, placesStore.width != bounds.width { self.placesStore = nil }
    let visible = places.rows { $0.overlaps(bounds) }
    contentSize = CGSize(width: bounds.width, height: places.height)
    putAwayCells(except: Set(visible.map(\.path)))
    for (path, frame) in visible {
      guard let cell = cell(at: path) else { continue }
      cell.frame = frame
      cell.isHidden = false
    }
    layOutMargins()
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
  /// The selected rows, from the top; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selection.forEach { deselectRow(at: $0, animated: animated) } }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  /// The row that a finger presses.
  final var pressedPath: IndexPath?
  final var listener: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

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

  /// Updates the table: `updates` changes the data and calls the methods for the changes. The
  /// completion is called with true when the table has applied them.
  ///
  /// > Source: UIKit documentation, `performBatchUpdates(_:completion:)`. FS-333.
  @available(iOS 11.0, *)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadRowsKeepingSelection()
    layoutIfNeeded()
    SimulatedDevice.current.clock.schedule(after: 0) { completion?(true) }
  }

  /// Starts changes that the table applies together.
  open func beginUpdates() {}

  /// Applies the changes: asks for all rows and heights again.
  open func endUpdates() { reloadRowsKeepingSelection() }

  /// Inserts rows that the data source has.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }

  /// Deletes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetSelection(of: indexPaths)
    reloadRowsKeepingSelection()
  }

  /// Reloads some rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetSelection(of: indexPaths)
    reloadRowsKeepingSelection()
  }

  /// Inserts sections that the data source has.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }

  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }

  /// Reloads some sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }

  /// Scrolls until a row is at a position on screen, as far as the content reaches.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let row = places.rowFrame(indexPath) else { return }
    let (insets, height) = (adjustedContentInset, bounds.height)
    let (least, most) = (row.maxY + insets.bottom - height, row.minY - insets.top)
    let y: CGFloat =
      switch scrollPosition {
      case .top: most
      case .middle: row.midY - height / 2
      case .bottom: least
      case .none: min(max(contentOffset.y, least), most)
      }
    let end = max(-insets.top, contentSize.height + insets.bottom - height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, -insets.top), end)), animated: animated)
  }

  /// Returns a header or a footer of a kind: one that is off screen, or a new one if the kind is
  /// registered; else nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    marginStore.takeSpare(identifier) ?? marginStore.makers[identifier]?()
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
    if !allowsMultipleSelection { selection.filter { $0 != wanted }.sorted().forEach(deselect) }
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
