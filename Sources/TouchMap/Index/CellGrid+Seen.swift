extension CellGrid {
  /// Returns for each place in paint order whether the view there may be a candidate in some
  /// cell. No other view gets a touch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func seen(among table: borrowing ViewTable) -> [Bool] {
    // A lane without a candidate names the place 0, of which nothing is known then.
    var seen = [Bool](repeating: false, count: max(1, table.order.count))
    for block in 0..<store.count {
      for lane in 0..<CellBlock.capacity {
        seen[CellBlock.entry(lane, of: UnsafePointer(store.base) + block).rank] = true
      }
    }
    return seen
  }
}
