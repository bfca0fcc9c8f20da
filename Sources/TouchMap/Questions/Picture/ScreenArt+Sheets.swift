extension ScreenVerdict {
  /// More sheets cannot be told apart. A choice.
  private static let mostSheets = 6

  /// The windows, and the views in front that take taps from targets, back to front.
  package func sheets(_ table: TargetTable) -> [Node.ID] {
    let screen = survey.screen
    let windows = screen.windows.map(\.root)
    var sheets = Array(windows.suffix(Self.mostSheets))
    var wanted = culprits.map(\.node)
    for row in table.rows where row.state.accuses {
      // What takes taps in the name of a culprit is a part of its sheet.
      let fixed = table.fixed[row.target.node]
      wanted += (fixed ?? row).takers.filter { taker in
        let isPart = row.blamed.map { screen.subtree(of: $0).contains(taker.node) } ?? false
        return taker.share > 0.1 && table[taker.node] == nil && (fixed != nil || !isPart)
      }.map(\.node)
    }
    for node in wanted where sheets.count < Self.mostSheets && !sheets.contains(node) {
      sheets.append(node)
    }
    // What lies below no window of the sheets belongs to the first.
    return sheets.isEmpty ? screen.nodeIDs.prefix(1).map { $0 } : survey.inOrder(sheets)
  }
}

extension ScreenSurvey {
  /// Returns nodes back to front.
  fileprivate func inOrder(_ nodes: [Node.ID]) -> [Node.ID] {
    nodes.sorted { (windowOfNode[$0], $0) < (windowOfNode[$1], $1) }
  }
}

extension ScreenArt {
  /// The drawing of a screen as it is.
  package init(
    of verdict: ScreenVerdict, _ table: TargetTable, id: String, ground: Ground = .drawn,
    room: Screen.Rect? = nil, sheets: [Node.ID]? = nil
  ) {
    let rows = table.byNode
    self.init(
      [State(number: 0, verdict: verdict, rows: rows)], sheets: sheets ?? verdict.sheets(table),
      id: id, ground: ground, room: room, spots: table.fixed.isEmpty ? rows : table.fixed)
  }
}
