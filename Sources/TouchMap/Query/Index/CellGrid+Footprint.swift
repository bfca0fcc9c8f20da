extension CellGrid {
  /// Which cells a view touches, and what each of them holds of it.
  struct Footprint {
    /// The edges as the scale numbers them.
    var minX, minY, maxX, maxY: UInt32
    /// Whether more than the steps of the edges is uncertain.
    var isRough: Bool
    var outline: ConvexPolygon?
    var margin: Double

    var columns: ClosedRange<Int> { GridScale.cell(minX)...GridScale.cell(maxX) }
    var rows: ClosedRange<Int> { GridScale.cell(minY)...GridScale.cell(maxY) }

    func contains(column: Int, row: Int) -> Bool {
      columns.contains(column) && rows.contains(row)
    }
  }

  /// Returns where a view stands in the grid, or `nil` if it can get no touch itself.
  func footprint(of view: IndexedView, in table: borrowing ViewTable) -> Footprint? {
    guard view.isCandidate, !view.region.isNone else { return nil }
    let outer = view.outerRegion
    let inner = view.innerRegion
    let low = (x: scale.x(outer.minX), y: scale.y(outer.minY))
    let high = (x: scale.x(outer.maxX), y: scale.y(outer.maxY))
    // An edge and all places that it may really have must be on one step.
    let isSharp =
      low.x == scale.x(inner.minX) && low.y == scale.y(inner.minY)
      && high.x == scale.x(inner.maxX) && high.y == scale.y(inner.maxY)
    let outline = view.turn < 0 ? nil : table.turned[Int(view.turn)].outline
    return Footprint(
      minX: low.x, minY: low.y, maxX: high.x, maxY: high.y, isRough: !isSharp || outline != nil,
      outline: outline, margin: view.margin)
  }

  /// A candidate as one cell lists it.
  struct Listing {
    var entry: CellBlock.Entry
    var box: CellBlock.Box

    /// Whether nothing behind the candidate gets a touch in the cell.
    var coversCell: Bool { !entry.isRough && box == .wholeCell }
  }

  /// Returns what a cell of the footprint lists, or `nil` if the view does not touch it after all.
  func listing(_ rank: Int, _ footprint: Footprint, column: Int, row: Int) -> Listing? {
    if let outline = footprint.outline, !scale.isAtRim(column: column, row: row) {
      switch outline.overlap(with: scale.rect(column: column, row: row), margin: footprint.margin) {
      case .none: return nil
      case .whole:
        return Listing(entry: .init(rank: rank, isRough: false), box: .wholeCell)
      case .part: break
      }
    }
    let box = CellBlock.Box(
      minX: Self.step(footprint.minX, in: column), minY: Self.step(footprint.minY, in: row),
      maxX: Self.step(footprint.maxX, in: column), maxY: Self.step(footprint.maxY, in: row))
    return Listing(entry: .init(rank: rank, isRough: footprint.isRough), box: box)
  }

  /// Returns an edge as a step of a column or row.
  @inline(__always)
  private static func step(_ edge: UInt32, in cell: Int) -> UInt8 {
    let edgeCell = GridScale.cell(edge)
    if edgeCell < cell { return CellBlock.before }
    if edgeCell > cell { return CellBlock.beyond }
    return UInt8(truncatingIfNeeded: GridScale.step(edge))
  }
}

extension ConvexPolygon {
  /// How much of a rectangle lies in a polygon.
  enum Overlap {
    case none, part, whole
  }

  /// Returns how much of a rectangle lies in the polygon for certain, when edges may be off by a
  /// few times the margin.
  func overlap(with rect: ScreenRect, margin: Double) -> Overlap {
    var isWhole = corners.count > 2
    let magnitude = abs(rect.minX) + abs(rect.minY) + abs(rect.maxX) + abs(rect.maxY)
    let margin = 8 * margin + magnitude * 0x1p-40
    for side in sides {
      let depths = side.depths(of: rect)
      if depths.most < -margin { return .none }
      if !(depths.least > margin) { isWhole = false }
    }
    return isWhole ? .whole : .part
  }
}
