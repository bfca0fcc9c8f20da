extension ContiguousArray<Box> {
  /// Joins boxes that lie side by side, of which no two overlap, so that they become few.
  mutating func joinNeighbors() {
    guard count > 1 else { return }
    sort { ($0.minY, $0.maxY, $0.minX) < ($1.minY, $1.maxY, $1.minX) }
    joinAdjacent { $0.joinedAcross(with: $1) }
    sort { ($0.minX, $0.maxX, $0.minY) < ($1.minX, $1.maxX, $1.minY) }
    joinAdjacent { $0.joinedDown(with: $1) }
  }

  private mutating func joinAdjacent(_ joined: (Box, Box) -> Box?) {
    var last = 0
    for next in indices.dropFirst() {
      if let both = joined(self[last], self[next]) {
        self[last] = both
      } else {
        last += 1
        self[last] = self[next]
      }
    }
    removeLast(count - last - 1)
  }
}

extension Box {
  /// Returns the box of this one and of the next to the right, if their heights are the same.
  func joinedAcross(with next: Box) -> Box? {
    guard minY == next.minY, maxY == next.maxY, maxX == next.minX else { return nil }
    return Box(minX: minX, minY: minY, maxX: next.maxX, maxY: maxY)
  }

  /// Returns the box of this one and of the next below, if their widths are the same.
  func joinedDown(with next: Box) -> Box? {
    guard minX == next.minX, maxX == next.maxX, maxY == next.minY else { return nil }
    return Box(minX: minX, minY: minY, maxX: maxX, maxY: next.maxY)
  }
}
