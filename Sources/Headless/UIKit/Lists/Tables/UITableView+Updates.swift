extension UITableView {
  /// The style of the sections.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The animation of inserted and deleted rows; here they change at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The position on screen of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// Updates the table with a closure that it does not keep, which is the same on devices.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
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

  // MARK: Headers and footers

  /// The header or the footer of a section, if it is on screen and one of the table's kind.
  final func margin(ofSection section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    margins[TableMarginKey(section: section, isHeader: isHeader)] as? UITableViewHeaderFooterView
  }

  /// Registers a class for headers and footers with a reuse identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    marginStore.makers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { type.init(_reuseIdentifier: identifier) }
    }
  }
}
