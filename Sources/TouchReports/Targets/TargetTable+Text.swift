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
    let width = style.width.map { max(40, $0) }
    let nameWidth = width.map { max(12, ($0 - 34) * 3 / 5) } ?? 60
    let takerWidth = width.map { max(8, $0 - nameWidth - 22) } ?? 60
    let after = fixed.isEmpty ? "" : " -> with the fix"
    let lines = shown.map { row -> [String] in
      let taker = row.blamed.map { screen.spokenName(of: $0).text } ?? ""
      return [
        row.state.sign, TextWidth.excerpt(row.target.title, columns: nameWidth),
        "\(Self.bar(row)) \(reachText(row))", TextWidth.excerpt(taker, columns: takerWidth),
      ]
    }
    let heading = ["", "Target", "Reach\(after)", "Taken by"]
    var texts = TextTable.text([heading] + lines).split(separator: "\n").map(Self.trimmed)
    texts[0] = style.bold(texts[0])
    for (place, row) in shown.enumerated() {
      guard let color = row.state.color else { continue }
      texts[place + 1] = style.color(row.state.sign, color) + texts[place + 1].dropFirst()
    }
    return texts
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
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
