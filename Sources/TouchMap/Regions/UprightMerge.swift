/// Joins rectangles that lie side by side, so that one owner's area comes in few pieces.
struct UprightMerge {
  private(set) var merged: [Box]

  /// - Parameter boxes: Rectangles that do not overlap.
  init(_ boxes: [Box]) {
    merged = boxes
    guard boxes.count > 1 else { return }
    joinRows()
    joinColumns()
  }

  /// Joins what has the same top and bottom and meets at a side.
  private mutating func joinRows() {
    merged.sort {
      ($0.minY, $0.maxY, $0.minX) < ($1.minY, $1.maxY, $1.minX)
    }
    join { last, next in
      guard last.minY == next.minY, last.maxY == next.maxY, last.maxX == next.minX else {
        return nil
      }
      return Box(minX: last.minX, minY: last.minY, maxX: next.maxX, maxY: last.maxY)
    }
  }

  /// Joins what has the same sides and meets at top and bottom.
  private mutating func joinColumns() {
    merged.sort {
      ($0.minX, $0.maxX, $0.minY) < ($1.minX, $1.maxX, $1.minY)
    }
    join { last, next in
      guard last.minX == next.minX, last.maxX == next.maxX, last.maxY == next.minY else {
        return nil
      }
      return Box(minX: last.minX, minY: last.minY, maxX: last.maxX, maxY: next.maxY)
    }
  }

  private mutating func join(_ joined: (Box, Box) -> Box?) {
    var result: [Box] = []
    for rect in merged {
      if let last = result.last, let both = joined(last, rect) {
        result[result.count - 1] = both
      } else {
        result.append(rect)
      }
    }
    merged = result
  }
}
