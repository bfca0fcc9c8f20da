extension CellGrid {
  /// How many lists are worth a search of their own; for more the grid is laid out anew.
  private static let fewCells = 16

  /// Completes the lists that lost what covered their cells, and lays the grid out anew when it has
  /// come to fit badly. Needed after updates, before the next query.
  ///
  /// - Complexity: O(1) as a rule. O(*n*) if lists that were cut must be completed, or after so
  ///   many updates that the entries have doubled.
  mutating func settle(with table: borrowing ViewTable) {
    if exposedCells.isEmpty, entryCount <= entryLimit { return }
    guard exposedCells.count <= Self.fewCells, entryCount <= entryLimit else {
      self = CellGrid(table)
      return
    }
    let cells = exposedCells
    exposedCells.removeAll()
    for cell in cells { refill(cell, from: table) }
  }

  /// Appends what is behind the end of a cut list, as far as it can matter.
  private mutating func refill(_ cell: Int, from table: borrowing ViewTable) {
    var last = cell
    while let next = blocks[last].next.block { last = next }
    guard let cut = blocks[last].next.cut else { return }
    var tail = Tail(block: last)
    tail.lanes = UInt8(blocks[last].count)
    blocks[last].next = .end
    let (row, column) = cell.quotientAndRemainder(dividingBy: scale.columns)
    let store = ownStore
    var rank = cut
    while rank > 0, tail.wanted > 0 {
      rank -= 1
      guard let slot = table.slot(at: rank),
        let footprint = scale.footprint(of: table.views + slot, turned: table.turned),
        footprint.contains(column: column, row: row),
        let listing = listing(rank, footprint, column: column, row: row, in: table)
      else { continue }
      tail.append(listing, to: store)
      entryCount += 1
    }
  }

  private func listing(
    _ rank: Int, _ footprint: Footprint, column: Int, row: Int, in table: borrowing ViewTable
  ) -> Listing? {
    guard footprint.outline >= 0, let slot = table.slot(at: rank) else {
      return Listing(
        entry: .init(rank: rank, isRough: footprint.isRough),
        box: footprint.box(column: column, row: row))
    }
    return scale.listing(
      rank, footprint, sides: table.sides(of: footprint), margin: table.views[slot].margin,
      column: column, row: row)
  }
}

extension ViewTable {
  /// Returns the lines along the edges of a view's outline, none if it has no outline.
  func sides(of footprint: CellGrid.Footprint) -> [HalfPlane] {
    guard footprint.outline >= 0 else { return [] }
    return turned[Int(footprint.outline)].outline.map { Array($0.sides) } ?? []
  }
}
