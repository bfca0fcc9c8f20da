extension UITableView {
  /// The animation of inserted and deleted rows; here they change at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Updates the table: `updates` changes the data and calls the methods for the changes. The
  /// completion is called with true when the table has applied them.
  ///
  /// > Source: UIKit documentation, `performBatchUpdates(_:completion:)`. FS-333.
  @available(iOS 11.0, tvOS 11.0, *)
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadRowsKeepingSelection()
    layoutIfNeeded()
    SimulatedDevice.current.clock.schedule(after: 0) { completion?(true) }
  }

  /// Starts changes that the table applies together.
  public func beginUpdates() {}
  /// Applies the changes: asks for all rows and heights again.
  public func endUpdates() { reloadRowsKeepingSelection() }
  /// Inserts rows that the data source has.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }
  /// Deletes rows that the data source no longer has.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetSelection(of: indexPaths)
    reloadRowsKeepingSelection()
  }
  /// Reloads some rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    forgetSelection(of: indexPaths)
    reloadRowsKeepingSelection()
  }
  /// Inserts sections that the data source has.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }
  /// Deletes sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }
  /// Reloads some sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRowsKeepingSelection()
  }

  // MARK: Places of rows

  /// Returns the row of a cell on screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the rows in a rectangle of the content; never `nil` here.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    places.rows { $0.overlaps(rect) }.map(\.path)
  }
  /// Returns where a section is, in the table's space.
  public func rect(forSection section: Int) -> CGRect {
    places.sections.indices.contains(section) ? places.sections[section].frame : .zero
  }
  /// Returns where a header is when it is not pinned to the edge, in the table's space.
  public func rectForHeader(inSection section: Int) -> CGRect {
    places.sections.indices.contains(section) ? places.sections[section].header : .zero
  }
  /// Returns where a footer is, in the table's space.
  public func rectForFooter(inSection section: Int) -> CGRect {
    places.sections.indices.contains(section) ? places.sections[section].footer : .zero
  }
  /// Returns the header of a section, if it is on screen and one of the table's kind.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    margins[TableMarginKey(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section, if it is on screen and one of the table's kind.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    margins[TableMarginKey(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  /// Scrolls until a row is at a position on screen, as far as the content reaches.
  public func scrollToRow(
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

  // MARK: Headers and footers

  /// Registers a class for headers and footers with a reuse identifier.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    marginStore.makers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { type.init(_reuseIdentifier: identifier) }
    }
  }

  /// Returns a header or a footer of a kind: one that is off screen, or a new one if the kind is
  /// registered; else nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    marginStore.takeSpare(identifier) ?? marginStore.makers[identifier]?()
  }
}
