/// A grid of cells over the screen, each with the views that touch it, front to back.
///
/// A cell's list begins in the block with the cell's own number and goes on in blocks behind those
/// of all cells. A list may be cut some way behind the first candidate that covers the whole cell,
/// since nothing behind that one gets a touch there; it then says how far down it is complete.
///
/// Memory: a block has 64 bytes. There are at most two cells for each view that can get touches,
/// and at most ``maximumEntriesPerView`` entries for each, of which every block but a cell's first
/// and last holds at least one.
struct CellGrid: Sendable {
  /// How many candidates are kept behind one that covers a cell, for the time when it goes away.
  static let reserve = 14
  /// How many entries a view may have on average; a coarser grid is chosen if there were more.
  static let maximumEntriesPerView = 24

  let scale: GridScale
  private var store: LineStore<CellBlock>
  /// Blocks that belong to no list.
  var freeBlocks: ContiguousArray<Int> = []
  var entryCount = 0
  /// The number of entries at which a grid laid out anew would pay.
  var entryLimit = 0
  /// Cells whose lists were cut and have lost what covered them.
  var exposedCells: ContiguousArray<Int> = []

  init(scale: GridScale, store: LineStore<CellBlock>, entryCount: Int) {
    self.scale = scale
    self.store = store
    self.entryCount = entryCount
  }

  /// The blocks, to be changed; valid until a block is added or the grid is copied.
  var blocks: UnsafeMutablePointer<CellBlock> {
    mutating get {
      if !isKnownUniquelyReferenced(&store) { store = LineStore(store) }
      return store.base
    }
  }

  /// The blocks, to which some can be added.
  var ownStore: LineStore<CellBlock> {
    mutating get {
      if !isKnownUniquelyReferenced(&store) { store = LineStore(store) }
      return store
    }
  }

  /// Returns the frontmost view that a point lies in, by its place in paint order, or `nil`.
  ///
  /// - Complexity: O(*k*), where *k* is the number of candidates in front of the answer in its
  ///   cell; a block of seven takes the time of one.
  @inline(__always)
  func front(at point: Screen.Point, in table: borrowing ViewTable) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let x = scale.x.number(point.x)
    let y = scale.y.number(point.y)
    let stepX = CellBlock.spread(GridScale.step(x))
    let stepY = CellBlock.spread(GridScale.step(y))
    var block =
      UnsafePointer(store.base) + (GridScale.cell(y) &* scale.columns &+ GridScale.cell(x))
    while true {
      var (possible, certain) = block.pointee.match(x: stepX, y: stepY)
      while true {
        let lane = possible.trailingZeroBitCount &>> 3
        let entry = CellBlock.entry(lane, of: block)
        if lane == CellBlock.capacity {
          guard let next = entry.block else { return nil }
          block = UnsafePointer(store.base) + next
          break
        }
        let isCertain = !entry.isRough && certain & possible & (~possible &+ 1) != 0
        if isCertain || table.contains(point, rank: entry.rank) { return entry.rank }
        possible &= possible &- 1
      }
    }
  }
}
