extension CellGrid {
  /// Lays out a grid for the views of a table and fills it.
  ///
  /// - Complexity: O(*n*) time and memory.
  init(_ table: borrowing ViewTable) {
    let census = Census(table)
    var (columns, rows) = census.layout()
    while true {
      self.init(scale: GridScale(area: census.area, columns: columns, rows: rows))
      let limit = Self.maximumEntriesPerView * census.count + 64
      if fill(from: table, limit: limit) || columns * rows == 1 { break }
      // Too many views touch too many cells.
      (columns, rows) = (max(1, columns / 2), max(1, rows / 2))
    }
    entryLimit = 2 * entryCount + 256
  }

  /// How far a cell's list has been built.
  struct Tail {
    var block: UInt32
    var lanes: UInt8 = 0
    /// How many more candidates are wanted.
    var wanted = UInt8.max

    init(block: Int) { self.block = UInt32(truncatingIfNeeded: block) }
  }

  /// Lists all views, front to back.
  ///
  /// - Returns: Whether the cells visited were no more than the limit; if not, the grid is unusable.
  private mutating func fill(from table: borrowing ViewTable, limit: Int) -> Bool {
    var tails = ContiguousArray((0..<blockCount).map(Tail.init))
    var open = blockCount
    var visits = 0
    var rank = table.views.count
    while rank > 0, open > 0 {
      rank -= 1
      guard let footprint = footprint(of: table.views[rank], in: table) else { continue }
      for row in footprint.rows {
        visits += footprint.columns.count
        guard visits <= limit || scale.columns * scale.rows == 1 else { return false }
        for column in footprint.columns {
          let cell = row * scale.columns + column
          guard tails[cell].wanted > 0,
            let listing = listing(rank, footprint, column: column, row: row)
          else { continue }
          append(listing, at: &tails[cell])
          if tails[cell].wanted == 0 { open -= 1 }
        }
      }
    }
    return true
  }

  /// Adds a candidate behind all others of a list.
  mutating func append(_ listing: Listing, at tail: inout Tail) {
    if tail.lanes == CellBlock.capacity {
      let next = addBlock()
      blocks[Int(tail.block)].next = CellBlock.Entry(block: next)
      tail.block = UInt32(truncatingIfNeeded: next)
      tail.lanes = 0
    }
    blocks[Int(tail.block)].set(Int(tail.lanes), listing.entry, listing.box)
    tail.lanes += 1
    entryCount += 1
    if tail.wanted < .max {
      tail.wanted -= 1
      if tail.wanted == 0 {
        blocks[Int(tail.block)].next = CellBlock.Entry(cutAt: listing.entry.rank)
      }
    } else if listing.coversCell {
      tail.wanted = UInt8(Self.reserve)
    }
  }
}
