extension CellGrid {
  /// Brings the lists up to date when a view's place has changed.
  ///
  /// - Complexity: O(*c* *k*), where *c* is the number of cells that the view touched or touches
  ///   and *k* is the number of candidates of a cell.
  mutating func move(
    _ rank: Int, from old: Footprint?, to new: Footprint?, in table: borrowing ViewTable
  ) {
    if let old {
      for row in old.rows {
        for column in old.columns where new?.contains(column: column, row: row) != true {
          remove(rank, from: row * scale.columns + column)
        }
      }
    }
    guard let new else { return }
    if new.outline >= 0 { return moveTurned(rank, to: new, in: table) }
    let entry = CellBlock.Entry(rank: rank, isRough: new.isRough)
    for row in new.rows {
      for column in new.columns {
        let listing = Listing(entry: entry, box: new.box(column: column, row: row))
        put(listing, into: row * scale.columns + column)
      }
    }
  }

  private mutating func moveTurned(
    _ rank: Int, to new: Footprint, in table: borrowing ViewTable
  ) {
    let sides = table.sides(of: new)
    let margin = table.slot(at: rank).map { table.views[$0].margin } ?? 0
    for row in new.rows {
      for column in new.columns {
        let listing = scale.listing(
          rank, new, sides: sides, margin: margin, column: column, row: row)
        let cell = row * scale.columns + column
        if let listing { put(listing, into: cell) } else { remove(rank, from: cell) }
      }
    }
  }

  /// Where a view stands in a list, or would.
  private struct Position {
    var block: Int
    var lane: Int
    var isThere: Bool
  }

  private mutating func position(of rank: Int, in cell: Int) -> Position {
    let blocks = blocks
    var block = cell
    while true {
      let count = blocks[block].count
      for lane in 0..<count {
        let other = CellBlock.entry(lane, of: blocks + block).rank
        if other <= rank { return Position(block: block, lane: lane, isThere: other == rank) }
      }
      guard let next = blocks[block].next.block else {
        return Position(block: block, lane: count, isThere: false)
      }
      block = next
    }
  }

  private mutating func put(_ listing: Listing, into cell: Int) {
    var position = position(of: listing.entry.rank, in: cell)
    if position.isThere {
      let wasCover = isCover(position)
      blocks[position.block].set(position.lane, listing.entry, listing.box)
      if wasCover, !listing.coversCell { noteExposure(of: cell) }
      return
    }
    if let cut = cut(of: cell), listing.entry.rank < cut { return }
    if blocks[position.block].count == CellBlock.capacity { split(&position) }
    blocks[position.block].insert(listing.entry, listing.box, at: position.lane)
    entryCount += 1
  }

  private mutating func remove(_ rank: Int, from cell: Int) {
    let position = position(of: rank, in: cell)
    guard position.isThere else { return }
    let wasCover = isCover(position)
    let blocks = blocks
    blocks[position.block].remove(at: position.lane)
    entryCount -= 1
    if blocks[position.block].count == 0, let next = blocks[position.block].next.block {
      blocks[position.block] = blocks[next]
      freeBlocks.append(next)
    }
    if wasCover { noteExposure(of: cell) }
  }

  /// Halves a full block, so that a candidate fits in.
  private mutating func split(_ position: inout Position) {
    let added = freeBlocks.popLast() ?? ownStore.append(CellBlock())
    let blocks = blocks
    let kept = CellBlock.capacity / 2 + 1
    blocks[added] = blocks[position.block].split(at: kept)
    blocks[position.block].next = CellBlock.Entry(block: added)
    if position.lane > kept {
      position = Position(block: added, lane: position.lane - kept, isThere: false)
    }
  }

  private mutating func isCover(_ position: Position) -> Bool {
    let block = blocks[position.block]
    return Listing(entry: block[position.lane], box: block.box(position.lane)).coversCell
  }

  /// The rank down to which a list is complete, if it was cut.
  private mutating func cut(of cell: Int) -> Int? {
    let blocks = blocks
    var block = cell
    while let next = blocks[block].next.block { block = next }
    return blocks[block].next.cut
  }

  /// Remembers a cell whose list was cut and holds nothing any more that covers the cell.
  private mutating func noteExposure(of cell: Int) {
    guard cut(of: cell) != nil else { return }
    var position = Position(block: cell, lane: 0, isThere: true)
    while true {
      while position.lane < blocks[position.block].count {
        if isCover(position) { return }
        position.lane += 1
      }
      guard let next = blocks[position.block].next.block else { break }
      position = Position(block: next, lane: 0, isThere: true)
    }
    exposedCells.append(cell)
  }
}
