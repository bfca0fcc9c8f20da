extension CellGrid {
  /// Counts what a grid's layout depends on.
  struct Census {
    private(set) var count = 0
    private(set) var area = Box.none
    private var sumOfWidths = 0.0
    private var sumOfHeights = 0.0
    private var sumOfAreas = 0.0
    /// Whether a view takes up most of the area.
    private var hasWideView = false
    /// The entries per view at which queries and building together are fastest.
    private static let wantedEntries = 5.0

    init(_ table: borrowing ViewTable) {
      for slot in 0..<table.viewCount {
        let view = table.views + slot
        guard view.pointee.isCandidate, !view.pointee.region.isNone else { continue }
        count += 1
        if view.pointee.margin < .infinity { area = area.union(view.pointee.region) }
      }
      if area.isNone { area = Box(minX: 0, minY: 0, maxX: 1, maxY: 1) }
      for slot in 0..<table.viewCount {
        let view = table.views + slot
        guard view.pointee.isCandidate, !view.pointee.region.isNone else { continue }
        add(view.pointee)
      }
    }

    private mutating func add(_ view: IndexedView) {
      let region = view.region.grown(by: view.margin < .infinity ? view.margin : 0)
      let width = min(1, max(0, (region.maxX - region.minX) / (area.maxX - area.minX)))
      let height = min(1, max(0, (region.maxY - region.minY) / (area.maxY - area.minY)))
      guard width >= 0, height >= 0 else { return }
      // A cell's list ends with the first that covers it for certain.
      let isCertain = view.margin < 0x1p-20 * min(area.maxX - area.minX, area.maxY - area.minY)
      if width > 0.5, height > 0.5, isCertain {
        guard !hasWideView else { return }
        hasWideView = true
      }
      sumOfWidths += width
      sumOfHeights += height
      sumOfAreas += width * height
    }

    /// Returns the numbers of columns and rows.
    ///
    /// With *c* columns and *r* rows the views have about `(w c + 1)(h r + 1)` entries each, if *w*
    /// and *h* are their extents as parts of the whole. Of the layouts with equally many entries
    /// the one with the most cells has columns and rows in the ratio of the sums of *h* and *w*.
    func layout() -> (columns: Int, rows: Int) {
      guard sumOfWidths > 0, sumOfHeights > 0 else { return (1, 1) }
      let aspect = (sumOfHeights / sumOfWidths).squareRoot()
      let linear = (sumOfWidths * sumOfHeights).squareRoot()
      let entries = Double(count) * (Self.wantedEntries - 1)
      // The positive root of: sumOfAreas x^2 + 2 linear x = entries.
      let root = entries / (linear + (linear * linear + sumOfAreas * entries).squareRoot())
      let side = min(root, Double(2 * count).squareRoot())
      return (Self.clamp(side * aspect, count), Self.clamp(side / aspect, count))
    }

    private static func clamp(_ value: Double, _ count: Int) -> Int {
      Int(value > 1 ? min(value, Double(min(2 * count + 1, GridScale.maximumCount))) : 1)
    }
  }
}
