import TouchMap

/// Regions on a grid: for each cell, the region that contains its middle.
struct RegionRaster {
  private let columns: Int
  private let frame: Screen.Rect
  /// The grid, row by row.
  private(set) var cells: [Int?]

  /// The grid's rows, top to bottom.
  var rows: [ArraySlice<Int?>] {
    stride(from: 0, to: cells.count, by: columns).map { cells[$0..<($0 + columns)] }
  }

  /// Puts regions on a grid over the screen.
  ///
  /// - Complexity: O(*v* *r* + *c*), where *v* is the number of vertices, *r* the number of rows
  /// and   *c* the number of cells.
  init(_ regions: [[[Screen.Point]]], frame: Screen.Rect, columns: Int, rows: Int) {
    self.columns = columns
    self.frame = frame
    cells = Array(repeating: nil, count: columns * rows)
    for (index, polygons) in regions.enumerated() {
      for row in 0..<rows {
        let y = frame.origin.y + (Double(row) + 0.5) * frame.size.height / Double(rows)
        let sides = Self.crossings(of: polygons, at: y)
        for side in stride(from: 0, to: sides.count - 1, by: 2) {
          fill(row, from: sides[side], to: sides[side + 1], with: index)
        }
      }
    }
  }

  /// The region in a cell, or `nil` outside the grid.
  func cell(_ column: Int, _ row: Int) -> Int? {
    guard (0..<columns).contains(column), cells.indices.contains(row * columns + column) else {
      return nil
    }
    return cells[row * columns + column]
  }

  private mutating func fill(_ row: Int, from left: Double, to right: Double, with index: Int) {
    // A cell counts if its middle lies in the half-open interval.
    func column(_ x: Double) -> Int {
      let place = ((x - frame.origin.x) / frame.size.width * Double(columns) - 0.5).rounded(.up)
      return NumberText.count(place, limit: columns)
    }
    let (first, end) = (column(left), column(right))
    for column in first..<max(first, end) { cells[row * columns + column] = index }
  }

  private static func crossings(of polygons: [[Screen.Point]], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for polygon in polygons {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        guard (start.y <= y) != (end.y <= y) else { continue }
        crossings.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
      }
    }
    return crossings.sorted()
  }
}
