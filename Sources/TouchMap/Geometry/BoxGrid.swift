/// Boxes sorted into the cells of a grid, so that those near another one are found without a search
/// through all of them.
///
/// A box that would be in very many cells is in a list of its own, so that the memory is bounded.
struct BoxGrid: Sendable {
  private let boxes: ContiguousArray<Box>
  private let area: Box
  private let side: Int
  /// For each cell, row by row, the boxes that touch it.
  private var cells: [[Int32]]
  /// The boxes that touch more cells than ``mostCells``, and all boxes.
  private var (wide, all) = (BoxList(), BoxList())

  /// We chose it by measuring.
  private static let mostCells = 16

  /// - Complexity: O(*n*), where *n* is the number of boxes.
  init(_ boxes: [Box]) {
    self.boxes = ContiguousArray(boxes)
    area = boxes.reduce(.none) { $0.union($1) }
    // About one box a cell, if none overlap.
    side = max(1, min(128, Int(Double(boxes.count).squareRoot())))
    cells = Array(repeating: [], count: side * side)
    for (index, box) in boxes.enumerated() {
      all.append(index, box)
      let (columns, rows) = cells(of: box)
      if columns.count * rows.count > Self.mostCells {
        wide.append(index, box)
        continue
      }
      for row in rows {
        for column in columns {
          cells[row * side + column].append(Int32(truncatingIfNeeded: index))
        }
      }
    }
  }

  /// Whether another box touches so many cells that a look at all boxes takes less time.
  private func isLarge(_ box: Box) -> Bool {
    let (columns, rows) = cells(of: box)
    return columns.count * rows.count > max(Self.mostCells, side * side / 4)
  }

  /// Whether so many boxes may overlap another one, as far as a quick look shows.
  func mayOverlap(_ box: Box, more most: Int) -> Bool {
    guard boxes.count > most else { return false }
    guard !isLarge(box) else { return true }
    let (columns, rows) = cells(of: box)
    var count = wide.count
    for row in rows { for column in columns { count += cells[row * side + column].count } }
    return count > most
  }

  /// Returns the places of all boxes that may overlap another one, in order, each once.
  func candidates(near box: Box) -> [Int] {
    var found: [Int] = []
    forEach(near: box) {
      found.append($0)
      return box
    }
    return found
  }

  /// Calls a function with the places, from one on, of all boxes that overlap or touch another one,
  /// in order and each once. The function returns the part of that box which still matters, or `nil`
  /// if none does.
  func forEach(near box: Box, from first: Int = 0, _ body: (Int) -> Box?) {
    var box = box
    let isLarge = isLarge(box)
    let narrow = isLarge ? [] : narrow(near: box)
    let wide = isLarge ? all : wide
    var place = narrow.partitioningIndex { Int($0) >= first }
    var next = wide.next(near: box, from: wide.places.partitioningIndex { Int($0) >= first }, boxes)
    while place < narrow.count || next < wide.count {
      let index: Int
      if next >= wide.count || place < narrow.count && narrow[place] < wide.places[next] {
        index = Int(narrow[place])
        place += 1
      } else {
        index = Int(wide.places[next])
        next = wide.next(near: box, from: next + 1, boxes)
      }
      guard boxes[index].meets(box) else { continue }
      guard let part = body(index) else { return }
      box = part
    }
  }

  /// The boxes in the cells that a box touches, in order.
  private func narrow(near box: Box) -> [Int32] {
    let (columns, rows) = cells(of: box)
    guard columns.count * rows.count > 1 else {
      return cells[rows.lowerBound * side + columns.lowerBound]
    }
    var found: [Int32] = []
    for row in rows { for column in columns { found += cells[row * side + column] } }
    // Very many are put in order by marking their places.
    guard found.count <= boxes.count / 64 else { return marked(found) }
    found.sort()
    var count = 0
    for box in found where count == 0 || found[count - 1] != box {
      found[count] = box
      count += 1
    }
    found.removeLast(found.count - count)
    return found
  }

  /// Returns places in order, each once.
  private func marked(_ places: [Int32]) -> [Int32] {
    var marks = [UInt64](repeating: 0, count: boxes.count / 64 + 1)
    for place in places { marks[Int(place) / 64] |= 1 << UInt64(place % 64) }
    var found: [Int32] = []
    found.reserveCapacity(places.count)
    for (word, bits) in marks.enumerated() {
      var bits = bits
      while bits != 0 {
        found.append(Int32(truncatingIfNeeded: word * 64 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
    return found
  }

  private func cells(of box: Box) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (
      range(box.minX, box.maxX, from: area.minX, to: area.maxX),
      range(box.minY, box.maxY, from: area.minY, to: area.maxY)
    )
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

/// Some of the boxes of a grid, in order, with boxes around many of them.
private struct BoxList: Sendable {
  private(set) var places: ContiguousArray<Int32> = []
  /// The boxes around so many of these after one another, the largest blocks first.
  private var around: [ContiguousArray<Box>] = [[], []]

  /// We chose them by measuring.
  private static let blockSizes = [1_024, 32]

  var count: Int { places.count }

  mutating func append(_ place: Int, _ box: Box) {
    for (level, size) in Self.blockSizes.enumerated() {
      if places.count % size == 0 { around[level].append(.none) }
      around[level][places.count / size] = around[level][places.count / size].union(box)
    }
    places.append(Int32(truncatingIfNeeded: place))
  }

  /// Returns the next place in the list of a box that meets another one.
  func next(near box: Box, from start: Int, _ boxes: ContiguousArray<Box>) -> Int {
    var place = start
    search: while place < places.count {
      for (level, size) in Self.blockSizes.enumerated()
      where place % size == 0 && !around[level][place / size].meets(box) {
        place += size
        continue search
      }
      if boxes[Int(places[place])].meets(box) { return place }
      place += 1
    }
    return places.count
  }
}

extension Box {
  /// Whether two boxes have a point in common, edges included.
  fileprivate func meets(_ other: Box) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
