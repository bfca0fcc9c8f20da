/// Rectangles sorted into the cells of a grid, so that those near another one are found without
/// looking at all.
struct RectGrid: Sendable {
  private let box: Screen.Rect
  private let side: Int
  /// For each cell, row by row, the rectangles that touch it.
  private var cells: [[Int32]]

  /// - Complexity: O(*n*) for rectangles that are small against the whole, where *n* is their
  /// number.
  init(_ rects: [Screen.Rect]) {
    box = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    // About one rectangle a cell, if none overlap.
    side = max(1, min(128, Int(Double(rects.count).squareRoot())))
    cells = Array(repeating: [], count: side * side)
    for (index, rect) in rects.enumerated() {
      for cell in cellIndices(of: rect) { cells[cell].append(Int32(index)) }
    }
  }

  /// Returns the places of all rectangles that may overlap another one, in order, each once.
  func candidates(near rect: Screen.Rect) -> [Int] {
    let touched = cellIndices(of: rect)
    guard touched.count > 1 else { return touched.flatMap { cells[$0].map(Int.init) } }
    return Set(touched.flatMap { cells[$0] }).sorted().map(Int.init)
  }

  /// Returns the places of rectangles behind one in the list that may overlap another one, each
  /// once, and no more than a limit.
  func candidates(near rect: Screen.Rect, after place: Int, limit: Int) -> [Int] {
    var found: Set<Int32> = []
    for cell in cellIndices(of: rect) {
      let start = cells[cell].partitioningIndex { Int($0) > place }
      for other in cells[cell][start...] where found.count < limit { found.insert(other) }
      if found.count >= limit { break }
    }
    return found.sorted().map(Int.init)
  }

  private func cellIndices(of rect: Screen.Rect) -> [Int] {
    let columns = range(rect.origin.x, rect.maxX, from: box.origin.x, extent: box.size.width)
    let rows = range(rect.origin.y, rect.maxY, from: box.origin.y, extent: box.size.height)
    return rows.flatMap { row in columns.map { row * side + $0 } }
  }

  private func range(
    _ low: Double, _ high: Double, from origin: Double, extent: Double
  ) -> ClosedRange<Int> {
    guard extent > 0 else { return 0...0 }
    let last = Double(side - 1)
    let first = cell((low - origin) / extent * Double(side), to: last)
    let end = max(first, cell((high - origin) / extent * Double(side), to: last))
    return Int(first)...Int(end)
  }

  /// Keeps a cell's number in the grid, also where huge coordinates give none.
  private func cell(_ value: Double, to last: Double) -> Double {
    value > 0 ? min(value, last) : 0
  }
}
