@_spi(Command) import TouchMap

extension TargetTable {
  /// Returns the table for a terminal, the worst first: sign, name, reach and who takes the rest.
  ///
  /// - Parameters:
  ///   - screen: The screen of the targets.
  ///   - most: Further targets are counted.
  func text(on screen: Screen, _ style: TextStyle, atMost most: Int) -> [String] {
    guard !rows.isEmpty else { return [] }
    let shown = rows.named(atMost: most)
    var texts: [String] = []
    // A narrow terminal shows less of each target.
    for detail in Detail.allCases {
      let rows = [heading(detail)] + shown.map { cells(of: $0, detail, on: screen) }
      let lines = Self.lines(rows, width: style.width)
      texts = lines.texts
      if lines.fit { break }
    }
    texts[0] = style.bold(texts[0])
    for (place, row) in shown.enumerated() {
      guard let color = row.state.color else { continue }
      texts[place + 1] = style.color(row.state.sign, color) + texts[place + 1].dropFirst()
    }
    return texts
  }

  /// How much of a target a line shows, from all to the least.
  private enum Detail: CaseIterable { case all, reach, percent, percentNow }

  private func heading(_ detail: Detail) -> [String] {
    let hasRoom = detail == .all || detail == .reach
    let after = hasRoom && !fixed.isEmpty ? " -> with the fix" : ""
    return ["", "Target", "Reach\(after)"] + (detail == .all ? ["Taken by"] : [])
  }

  private func cells(of row: TargetRow, _ detail: Detail, on screen: Screen) -> [String] {
    let reach =
      switch detail {
      case .all, .reach: "\(Self.bar(row)) \(reachText(row))"
      case .percent: reachText(row)
      case .percentNow: row.state == .unknown ? "?" : Percentage.text(row.reach)
      }
    let taker = row.blamed.map { screen.spokenName(of: $0).text } ?? ""
    return [row.state.sign, row.target.title, reach] + (detail == .all ? [taker] : [])
  }

  /// Names are cut off to at most so many columns where nothing says the width. We chose it.
  private static let longestName = 60
  /// A name and a taker need so many columns to differ from others. We chose both.
  private static let (shortestName, shortestTaker) = (12, 8)

  /// Returns rows as lines, with names and takers as long as the width allows, and whether enough
  /// of them is left.
  private static func lines(_ rows: [[String]], width: Int?) -> (texts: [String], fit: Bool) {
    let widths = rows[0].indices.map { column in
      rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    var (name, taker) = (longestName, longestName)
    if let width {
      let room = max(20, width) - 1 - 2 * (widths.count - 1) - widths[2]
      taker = widths.count > 3 ? max(0, min(widths[3], max(shortestTaker, room * 2 / 5))) : 0
      name = room - taker
    }
    let cells = rows.map { row in
      zip(row, [Int.max, max(1, name), .max, max(1, taker)]).map(TextWidth.excerpt)
    }
    let texts = TextTable.text(cells).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return (texts, name >= min(shortestName, widths[1]))
  }

  /// The reach in eight steps.
  private static func bar(_ row: TargetRow) -> String {
    if row.state == .unknown { return String(repeating: "?", count: 8) }
    let steps = row.reach > 0 ? max(1, Int((row.reach * 8).rounded(.down))) : 0
    return String(repeating: "█", count: steps) + String(repeating: "░", count: 8 - steps)
  }

  /// The reach, and what it is with the fixes if that differs.
  func reachText(_ row: TargetRow) -> String {
    guard row.state != .unknown else { return "?" }
    let now = Percentage.text(row.reach)
    guard let then = fixed[row.target.node] else { return now }
    let next = Percentage.text(then.reach)
    return now == next ? now : "\(now) -> \(next)"
  }
}
