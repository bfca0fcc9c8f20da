extension CellGrid {
  /// The cells that a view touches, and what each of them stores about it.
  struct Footprint: BitwiseCopyable {
    /// The edges as the scale numbers them.
    var minX, minY, maxX, maxY: UInt32
    /// Whether more than the steps of the edges is uncertain.
    var isRough: Bool
    /// The place of the view's ``TurnedView`` if it has an outline, or -1.
    var outline: Int32

    @inline(__always)
    var columns: Range<Int> {
      Range(uncheckedBounds: (GridScale.cell(minX), GridScale.cell(maxX) &+ 1))
    }
    @inline(__always)
    var rows: Range<Int> {
      Range(uncheckedBounds: (GridScale.cell(minY), GridScale.cell(maxY) &+ 1))
    }
    @inline(__always)
    var cellCount: Int { columns.count &* rows.count }

    /// The edges as one cell sees them.
    @inline(__always)
    func box(column: Int, row: Int) -> CellBlock.Edges {
      CellBlock.Edges(
        minX: Self.step(minX, in: column), minY: Self.step(minY, in: row),
        maxX: Self.step(maxX, in: column), maxY: Self.step(maxY, in: row))
    }

    /// Returns an edge as a step of a column or row.
    @inline(__always)
    private static func step(_ edge: UInt32, in cell: Int) -> UInt8 {
      let edgeCell = GridScale.cell(edge)
      let step = GridScale.shortStep(edge)
      return edgeCell == cell ? step : edgeCell < cell ? CellBlock.before : CellBlock.beyond
    }
  }

  /// A candidate as one cell lists it.
  struct Listing {
    var entry: CellBlock.Entry
    var box: CellBlock.Edges

    /// Whether nothing behind the candidate gets a touch in the cell.
    @inline(__always)
    var coversCell: Bool { !entry.isRough && box == .wholeCell }
  }
}

extension GridScale {
  /// Returns the view's footprint in the grid, or `nil` if it can get no touch itself.
  @inline(__always)
  func footprint(
    of view: UnsafePointer<IndexedView>, turned: borrowing ContiguousArray<TurnedView>
  ) -> CellGrid.Footprint? {
    guard view.pointee.isCandidate, !view.pointee.region.isNone else { return nil }
    let outer = view.pointee.outerRegion
    let inner = view.pointee.innerRegion
    let low = (x: x.number(outer.minX), y: y.number(outer.minY))
    let high = (x: x.number(outer.maxX), y: y.number(outer.maxY))
    // An edge and all places that it may really have must be on one step.
    let isSharp =
      low.x == x.number(inner.minX) && low.y == y.number(inner.minY)
      && high.x == x.number(inner.maxX) && high.y == y.number(inner.maxY)
    let turn = view.pointee.turn
    let outline = turn < 0 || turned[Int(turn)].outline == nil ? -1 : turn
    return CellGrid.Footprint(
      minX: low.x, minY: low.y, maxX: high.x, maxY: high.y, isRough: !isSharp || outline >= 0,
      outline: outline)
  }

  /// Returns what a cell lists for a view with an outline, or `nil` if the outline does not touch
  /// the cell.
  func listing(
    _ rank: Int, _ footprint: CellGrid.Footprint, sides: [HalfPlane], margin: Double, column: Int,
    row: Int
  ) -> CellGrid.Listing? {
    let rest = CellGrid.Listing(
      entry: .init(rank: rank, isRough: true), box: footprint.box(column: column, row: row))
    if sides.count < 3 || isAtRim(column: column, row: row) { return rest }
    let rect = rect(column: column, row: row)
    let magnitude = abs(rect.minX) + abs(rect.minY) + abs(rect.maxX) + abs(rect.maxY)
    let margin = 8 * margin + magnitude * 0x1p-40
    var isWhole = true
    for side in sides {
      let depths = side.depths(of: rect)
      if depths.most < -margin { return nil }
      if !(depths.least > margin) { isWhole = false }
    }
    return isWhole
      ? CellGrid.Listing(entry: .init(rank: rank, isRough: false), box: .wholeCell) : rest
  }
}
