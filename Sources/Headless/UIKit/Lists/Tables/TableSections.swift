/// Where the parts of a table are, from top to bottom, in points of its content.
struct TablePlaces {
  /// A section: its header, its rows and its footer.
  struct Section {
    var header = CGRect.null
    var footer = CGRect.null
    var rows: [CGRect] = []
    var frame = CGRect.zero
  }

  var sections: [Section] = []
  var height: CGFloat = 0
  let width: CGFloat

  func rowFrame(_ path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  /// The rows whose frames meet a condition, from the top.
  func rows(where isWanted: (CGRect) -> Bool) -> [(path: IndexPath, frame: CGRect)] {
    sections.enumerated().flatMap { section in
      section.element.rows.enumerated().compactMap {
        guard isWanted($0.element) else { return nil }
        return (IndexPath(row: $0.offset, section: section.offset), $0.element)
      }
    }
  }

  /// The frame of a header while a table shows a part of its content. In a plain table the header
  /// is at the upper edge as long as a part of its section is below it. (FS-331)
  func header(of section: Int, pinnedTo top: CGFloat) -> CGRect {
    var frame = sections[section].header
    let end = sections[section].frame.maxY - frame.height
    frame.origin.y = max(frame.minY, min(top, end))
    return frame
  }
}

/// A header or a footer of a table.
struct TableMarginKey: Hashable {
  let section: Int
  let isHeader: Bool
}

extension UITableView {
  /// Asks for all heights, and computes the places from top to bottom.
  final func makePlaces() -> TablePlaces {
    var places = TablePlaces(width: bounds.width)
    var y = tableHeaderView?.frame.height ?? 0
    func take(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
    for section in 0..<numberOfSections {
      var place = TablePlaces.Section()
      let start = y
      place.header = take(marginHeight(TableMarginKey(section: section, isHeader: true)))
      for row in 0..<numberOfRows(inSection: section) {
        place.rows.append(take(height(ofRowAt: IndexPath(row: row, section: section))))
      }
      place.footer = take(marginHeight(TableMarginKey(section: section, isHeader: false)))
      place.frame = CGRect(x: 0, y: start, width: bounds.width, height: y - start)
      places.sections.append(place)
    }
    places.height = y + (tableFooterView?.frame.height ?? 0)
    return places
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let height = listener?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : Self.defaultRowHeight
  }

  private func marginHeight(_ key: TableMarginKey) -> CGFloat {
    let own = key.isHeader ? sectionHeaderHeight : sectionFooterHeight
    let given =
      key.isHeader
      ? listener?.tableView(self, heightForHeaderInSection: key.section)
      : listener?.tableView(self, heightForFooterInSection: key.section)
    let height = given ?? own
    if height >= 0 { return height }
    return hasMargin(key) ? UITableViewHeaderFooterView.defaultHeight : 0
  }

  private func hasMargin(_ key: TableMarginKey) -> Bool {
    title(of: key) != nil || margins[key] != nil || view(of: key) != nil
  }

  private func title(of key: TableMarginKey) -> String? {
    key.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
      : dataSource?.tableView(self, titleForFooterInSection: key.section)
  }

  private func view(of key: TableMarginKey) -> UIView? {
    key.isHeader
      ? listener?.tableView(self, viewForHeaderInSection: key.section)
      : listener?.tableView(self, viewForFooterInSection: key.section)
  }

  // MARK: On screen

  /// Places headers and footers in front of the rows, and removes the others.
  final func layOutMargins() {
    let top = bounds.minY + adjustedContentInset.top
    var wanted: [TableMarginKey: CGRect] = [:]
    for (section, place) in places.sections.enumerated() {
      let header = style == .plain ? places.header(of: section, pinnedTo: top) : place.header
      if header.height > 0, header.overlaps(bounds) {
        wanted[TableMarginKey(section: section, isHeader: true)] = header
      }
      if place.footer.height > 0, place.footer.overlaps(bounds) {
        wanted[TableMarginKey(section: section, isHeader: false)] = place.footer
      }
    }
    removeMargins(except: Set(wanted.keys))
    for (key, frame) in wanted.sorted(by: { $0.value.minY < $1.value.minY }) {
      guard let view = shownMargin(key) else { continue }
      view.frame = frame
      bringSubviewToFront(view)
    }
    placeEnds()
  }

  private func placeEnds() {
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    guard let tableFooterView else { return }
    tableFooterView.frame.origin = CGPoint(x: 0, y: places.height - tableFooterView.frame.height)
    tableFooterView.frame.size.width = bounds.width
  }

  private func shownMargin(_ key: TableMarginKey) -> UIView? {
    if let view = margins[key] { return view }
    guard let view = view(of: key) ?? title(of: key).map(makeMargin) else { return nil }
    margins[key] = view
    view.isHidden = false
    if key.isHeader {
      listener?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
    } else {
      listener?.tableView(self, willDisplayFooterView: view, forSection: key.section)
    }
    addSubview(view)
    return view
  }

  private func makeMargin(saying title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  final func removeMargins(except kept: Set<TableMarginKey>) {
    for (key, view) in margins where !kept.contains(key) {
      margins[key] = nil
      view.removeFromSuperview()
      if key.isHeader {
        listener?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
      } else {
        listener?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
      }
      (view as? UITableViewHeaderFooterView).map { marginStore.keep($0) }
    }
  }
}
