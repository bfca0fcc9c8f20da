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
    var rank = cut
    while rank > 0, tail.wanted > 0 {
      rank -= 1
      guard let footprint = footprint(of: table.views[rank], in: table),
        footprint.contains(column: column, row: row),
        let listing = listing(rank, footprint, column: column, row: row)
      else { continue }
      append(listing, at: &tail)
    }
  }
}
