@_spi(Command) import TouchMap

/// Boxes on a screen, kept so that those near a place are found at once.
struct RectGrid {
  private static let side = 32
  private let frame: Screen.Rect
  private var cells: [[Screen.Rect]]

  init(over frame: Screen.Rect) {
    self.frame = frame
    cells = Array(repeating: [], count: Self.side * Self.side)
  }

  mutating func insert(_ box: Screen.Rect) {
    for cell in cells(of: box) { cells[cell].append(box) }
  }

  /// Whether a box has area in common with one of the grid.
  func intersects(_ box: Screen.Rect) -> Bool {
    cells(of: box).contains { cells[$0].contains { $0.overlaps(box) } }
  }

  /// Whether a box lies over the edge of one of the grid.
  func crosses(_ box: Screen.Rect) -> Bool {
    cells(of: box).contains { cells[$0].contains { $0.overlaps(box) && !$0.holds(box, within: 0) } }
  }

  private func cells(of box: Screen.Rect) -> [Int] {
    func step(_ value: Double, _ start: Double, _ length: Double) -> Int {
      NumberText.count((value - start) / length * Double(Self.side), limit: Self.side - 1)
    }
    func span(_ low: Double, _ high: Double, _ start: Double, _ length: Double) -> ClosedRange<Int>
    {
      let first = step(low, start, length)
      return first...max(first, step(high, start, length))
    }
    let columns = span(box.origin.x, box.maxX, frame.origin.x, frame.size.width)
    let rows = span(box.origin.y, box.maxY, frame.origin.y, frame.size.height)
    return rows.flatMap { row in columns.map { row * Self.side + $0 } }
  }
}

extension Screen.Rect {
  /// Whether the two have area in common.
  func overlaps(_ other: Screen.Rect) -> Bool {
    let slack = 1e-6
    return origin.x < other.maxX - slack && other.origin.x < maxX - slack
      && origin.y < other.maxY - slack && other.origin.y < maxY - slack
  }
}
