@_spi(Command) import TouchMap

/// A table for people, in columns as wide as their content.
enum TextTable {
  /// Returns rows of equally many cells as lines. The first one is the heading, in a style; numbers
  /// are at the right of their columns.
  static func text(
    _ rows: [[String]], rightAligned: Range<Int> = 0..<0, style: TextStyle = .plain
  ) -> String {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = columns.map { column in
        let gap = String(repeating: " ", count: widths[column] - TextWidth.columns(of: row[column]))
        // Nothing follows the last column, so it needs no padding.
        if column == columns.last { return row[column] }
        return rightAligned.contains(column) ? gap + row[column] : row[column] + gap
      }
      return cells.joined(separator: "  ")
    }
    if let heading = lines.first { lines[0] = style.bold(heading) }
    return lines.joined(separator: "\n")
  }
}
