extension CellGrid {
  /// Lays out a grid for the views of a table and fills it.
  ///
  /// - Complexity: O(*n*) time and memory.
  init(_ table: borrowing ViewTable) {
    let census = Census(table)
    let limit = Self.maximumEntriesPerView * census.count + 64
    var (columns, rows) = census.layout()
    while true {
      let scale = GridScale(area: census.area, columns: columns, rows: rows)
      var filling = Filling(scale: scale, limit: columns * rows == 1 ? .max : limit)
      if filling.addAll(of: table) {
        self.init(scale: scale, store: filling.store)
        return
      }
      // Too many views touch too many cells.
      columns = max(1, columns / 2)
      rows = max(1, rows / 2)
    }
  }

  /// How far a cell's list has been built.
  struct Tail: BitwiseCopyable {
    var block: UInt32
    var lanes: UInt8 = 0
    /// Whether a candidate covers the cell, so that nothing behind it matters.
    var isComplete = false

    init(block: Int) { self.block = UInt32(truncatingIfNeeded: block) }
  }

  /// Lists being built, front to back.
  struct Filling: ~Copyable {
    let scale: GridScale
    let store: LineStore<CellBlock>
    private let tails: UnsafeMutablePointer<Tail>
    /// The number of cells whose lists are not complete.
    private var open: Int
    /// How many more cells may be visited.
    private var allowance: Int

    init(scale: GridScale, limit: Int) {
      self.scale = scale
      let cells = scale.columns * scale.rows
      store = LineStore(repeating: CellBlock(), count: cells, capacity: 2 * cells)
      tails = .allocate(capacity: cells)
      for cell in 0..<cells { (tails + cell).initialize(to: Tail(block: cell)) }
      open = cells
      allowance = limit
    }

    deinit { tails.deallocate() }

    /// Lists all views; returns whether that took no more than the allowance.
    mutating func addAll(of table: borrowing ViewTable) -> Bool {
      var rank = table.order.count
      while rank > 0, open > 0 {
        rank -= 1
        guard let slot = table.slot(at: rank),
          let footprint = scale.footprint(of: table.views + slot, turned: table.turned)
        else { continue }
        allowance -= footprint.cellCount
        guard allowance >= 0 else { return false }
        if footprint.outline < 0 {
          addUpright(rank, footprint)
        } else {
          addTurned(rank, footprint, margin: table.views[slot].margin, turned: table.turned)
        }
      }
      return true
    }

    private mutating func addUpright(_ rank: Int, _ footprint: Footprint) {
      let entry = CellBlock.Entry(rank: rank, isRough: footprint.isRough)
      let (first, last) = (footprint.columns.lowerBound, footprint.columns.upperBound &- 1)
      let (left, right) = (footprint.minX, footprint.maxX)
      for row in footprint.rows {
        var box = footprint.box(column: first, row: row)
        var tail = tails + (row &* scale.columns &+ first)
        for column in first...last {
          box.minX = column == first ? GridScale.shortStep(left) : CellBlock.before
          box.maxX = column == last ? GridScale.shortStep(right) : CellBlock.beyond
          if !tail.pointee.isComplete { add(Listing(entry: entry, box: box), at: tail) }
          tail += 1
        }
      }
    }

    private mutating func addTurned(
      _ rank: Int, _ footprint: Footprint, margin: Double, turned: ContiguousArray<TurnedView>
    ) {
      guard let outline = turned[Int(footprint.outline)].outline else { return }
      let sides = Array(outline.sides)
      for row in footprint.rows {
        for column in footprint.columns {
          let tail = tails + (row &* scale.columns &+ column)
          guard !tail.pointee.isComplete,
            let listing = scale.listing(
              rank, footprint, sides: sides, margin: margin, column: column, row: row)
          else { continue }
          add(listing, at: tail)
        }
      }
    }

    @inline(__always)
    private mutating func add(_ listing: Listing, at tail: UnsafeMutablePointer<Tail>) {
      tail.pointee.append(listing, to: store)
      if tail.pointee.isComplete { open &-= 1 }
    }
  }
}

extension CellGrid.Tail {
  /// Adds a candidate behind all others of the list.
  @inline(__always)
  mutating func append(_ listing: CellGrid.Listing, to store: LineStore<CellBlock>) {
    if lanes == CellBlock.capacity { addBlock(to: store) }
    CellBlock.set(Int(lanes), of: store.base + Int(block), listing.entry, listing.box)
    lanes &+= 1
    isComplete = listing.coversCell
  }

  @inline(never)
  private mutating func addBlock(to store: LineStore<CellBlock>) {
    let next = store.append(CellBlock())
    store.base[Int(block)].setNext(CellBlock.Entry(block: next))
    block = UInt32(truncatingIfNeeded: next)
    lanes = 0
  }
}
