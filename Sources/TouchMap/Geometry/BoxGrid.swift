/// Boxes sorted into the cells of a grid, so that those near another one are found without a search
/// through all of them.
struct BoxGrid: Sendable {
  private let area: Box
  private let side: Int
  /// For each cell, row by row, the boxes that touch it.
  private var cells: [[Int32]]

  /// - Complexity: O(*n*) for boxes that are small against the whole, where *n* is their
  /// number.
  init(_ boxes: [Box]) {
    area = boxes.reduce(.none) { $0.union($1) }
    // About one box a cell, if none overlap.
    side = max(1, min(128, Int(Double(boxes.count).squareRoot())))
    cells = Array(repeating: [], count: side * side)
    for (index, box) in boxes.enumerated() {
      for cell in cellIndices(of: box) { cells[cell].append(Int32(index)) }
    }
  }

  /// Returns the places of all boxes that may overlap another one, in order, each once.
  func candidates(near box: Box) -> [Int] {
    let touched = cellIndices(of: box)
    guard touched.count > 1 else { return touched.flatMap { cells[$0].map(Int.init) } }
    return Set(touched.flatMap { cells[$0] }).sorted().map(Int.init)
  }

  /// Returns the places of boxes behind one in the list that may overlap another one, each
  /// once, and no more than a limit.
  func candidates(near box: Box, after place: Int, limit: Int) -> [Int] {
    var found: Set<Int32> = []
    for cell in cellIndices(of: box) {
      let start = cells[cell].partitioningIndex { Int($0) > place }
      for other in cells[cell][start...] where found.count < limit { found.insert(other) }
      if found.count >= limit { break }
    }
    return found.sorted().map(Int.init)
  }

  private func cellIndices(of box: Box) -> [Int] {
    let columns = range(box.minX, box.maxX, from: area.minX, to: area.maxX)
    let rows = range(box.minY, box.maxY, from: area.minY, to: area.maxY)
    return rows.flatMap { row in columns.map { row * side + $0 } }
  }

  private func range(
    _ low: Double, _ high: Double, from origin: Double, to end: Double
  ) -> ClosedRange<Int> {
    let extent = end - origin
    guard extent > 0 else { return 0...0 }
    let last = Double(side - 1)
    let first = cell((low - origin) / extent * Double(side), to: last)
    let final = max(first, cell((high - origin) / extent * Double(side), to: last))
    return Int(first)...Int(final)
  }

  /// Keeps a cell's number inside the grid, also where huge coordinates give none.
  private func cell(_ value: Double, to last: Double) -> Double { value > 0 ? min(value, last) : 0 }
}
