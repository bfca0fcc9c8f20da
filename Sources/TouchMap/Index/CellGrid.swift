/// A grid of cells over the screen, each with the views that touch it, front to back.
///
/// A cell's list begins in the block with the cell's own number and continues in blocks behind
/// those of all cells. It ends with the first candidate that covers the whole cell, because no view
/// behind that one gets a touch there.
///
/// Memory: a block has 64 bytes. There are at most two cells for each view that can get touches,
/// and at most ``maximumEntriesPerView`` entries for each, of which every block but a cell's first
/// and last holds at least one.
struct CellGrid: Sendable {
  /// How many entries a view may have on average; a coarser grid is chosen if there were more.
  static let maximumEntriesPerView = 24

  let scale: GridScale
  let store: LineStore<CellBlock>

  init(scale: GridScale, store: LineStore<CellBlock>) {
    self.scale = scale
    self.store = store
  }

  /// Returns the frontmost view that contains a point, by its place in paint order, or `nil`.
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
