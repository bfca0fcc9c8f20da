@_spi(Command) import TouchMap

/// The subject of a page: a screen as it is and with its fixes, or a screen before and after a
/// change. Both are states of one map.
struct Stage {
  /// A dumped screen with its targets.
  struct Side {
    let report: MapReport
    let table: TargetTable
    /// The nodes of the sheets, back to front.
    let sheets: [Node.ID]
  }

  /// The sides: of a change the screen before it, and the one after it.
  let sides: [Side]
  /// The states in which a page shows them; the first is compared with the second.
  let states: [StageState]
  /// The change, if there are two sides.
  let change: DiffReport?
  /// The image under the map.
  let underlay: Underlay?
  /// The arguments, without the dump, that make a command show the same screen.
  let arguments: [String]
  /// The sentences at the top.
  var notices: [String] = []
  /// What a change did to targets, by the nodes of each side.
  let effects: [[Node.ID: ChangeEffect]]

  /// The side that the answers are about: of a change the one after it.
  var main: Side { sides[sides.count - 1] }

  /// Shows a screen; if there are suppositions, as a change of the dump's screen.
  init(_ report: MapReport, underlay: Underlay? = nil, arguments: [String] = []) {
    self.underlay = underlay
    self.arguments = arguments
    var reported = report.reported
    guard let dumped = reported.dumped else {
      let table = report.targets
      let sheets = report.verdict.sheets(table)
      sides = [Side(report: report, table: table, sheets: sheets)]
      states = StageState.all(of: report, table, sheets: sheets)
      change = nil
      effects = [[:]]
      return
    }
    reported.screen = dumped
    reported.dumped = nil
    let before = MapReport(reported, configuration: report.configuration, triesFixes: false)
    let diff = DiffReport(from: reported, to: report.reported, rules: report.rules)
    (sides, states) = Self.compared(before, report, names: ["As it is", "With the change"])
    change = diff
    effects = ChangeEffect.all(of: diff)
  }

  /// Shows a screen only as it is, for a small picture.
  init(picturing report: MapReport) {
    let table = report.targets
    sides = [Side(report: report, table: table, sheets: report.verdict.sheets(table))]
    states = [
      StageState(
        number: 0, side: 0, name: "As it is", kind: .now, report: report, rows: table.byNode)
    ]
    (change, underlay, arguments, effects) = (nil, nil, [], [[:]])
  }

  /// Shows two screens as the two states of one map.
  init(_ diff: DiffReport) {
    (sides, states) = Self.compared(
      MapReport(diff.before), MapReport(diff.after), names: ["Before", "After"])
    (change, underlay, arguments) = (diff, nil, [])
    effects = ChangeEffect.all(of: diff)
  }

  private static func compared(
    _ before: MapReport, _ after: MapReport, names: [String]
  ) -> ([Side], [StageState]) {
    let sides = [before, after].map { report in
      let table = TargetTable(report.verdict)
      return Side(report: report, table: table, sheets: report.verdict.sheets(table))
    }
    let states = sides.enumerated().map { side, shown in
      StageState(
        number: side, side: side, name: names[side], kind: side == 0 ? .before : .after,
        report: shown.report, rows: shown.table.byNode)
    }
    return (sides, states)
  }

  /// The drawing of the states of each side.
  var art: [ScreenArt] {
    sides.enumerated().map { place, side in
      let own = states.filter { $0.side == place }.map {
        ScreenArt.State(number: $0.number, verdict: $0.report.verdict, rows: $0.rows)
      }
      let spots = side.table.fixed.isEmpty ? side.table.byNode : side.table.fixed
      return ScreenArt(
        own, sheets: side.sheets, id: "s\(place)", ground: underlay == nil ? .drawn : .screenshot,
        spots: spots)
    }
  }

  /// Whether there is an area to draw and to ask about.
  var hasMap: Bool { sides.allSatisfy { $0.report.screen.frame.size.area > 0 } }

  /// The part of the plane that the map shows.
  var frame: Screen.Rect {
    sides.dropFirst().reduce(sides[0].report.screen.frame) { $0.union($1.report.screen.frame) }
  }

  var bar: VerdictBar { change.map(VerdictBar.init) ?? main.report.bar(main.table) }

  var heading: String {
    let headings = sides.map(\.report.reported.heading)
    return headings.count == 2 && headings[0] != headings[1]
      ? headings.joined(separator: " → ") : headings[0]
  }
}
