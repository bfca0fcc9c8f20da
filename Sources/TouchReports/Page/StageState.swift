@_spi(Command) import TouchMap

/// A state of a stage: a screen as it is, with fixes, without sheets, or on one side of a change.
struct StageState {
  enum Kind: String {
    case now, fix, without, before, after
  }

  let number: Int
  let side: Int
  let name: String
  let kind: Kind
  /// The culprits with whose fixes it is, or the sheets without which it is: places among them.
  var parts: [Int] = []
  let report: MapReport
  let rows: [Node.ID: TargetRow]

  /// More states of large screens are left to the command: each takes as long as the map itself,
  /// which is in proportion to the nodes and the pieces. Choices.
  private static let (mostParts, mostStates) = (10_000, 24)
  /// Of more fixes or sheets, not every combination is tried. A choice.
  private static let mostCombined = 3

  /// The states of a screen: as it is, with the fixes and each combination of them, and without
  /// sheets.
  static func all(
    of report: MapReport, _ table: TargetTable, sheets: [Node.ID]
  ) -> [StageState] {
    let screen = report.screen
    var states = [
      StageState(
        number: 0, side: 0, name: "As it is", kind: .now, report: report, rows: table.byNode)
    ]
    let fixes = report.verdict.culprits.indices.filter { report.verdict.culprits[$0].fix != nil }
    let pieces = report.survey.partition.regions.reduce(0) { $0 + $1.pieces.count }
    let most = min(mostStates, mostParts / max(1, screen.nodes.count, pieces))
    for parts in combinations(of: fixes, isWholeFirst: true) where states.count <= most {
      let fixed = parts.compactMap { report.verdict.culprits[$0].fix }
        .reduce(screen) { $0.applying($1) }
      let name = fixes.count > 1 && parts.count < fixes.count ? "With some fixes" : "With the fix"
      // With all fixes the table has asked already.
      let rows = parts == fixes ? table.fixed : [:]
      states.append(report.state(states.count, name, .fix, parts, fixed, rows: rows))
    }
    guard sheets.count > 1 else { return states }
    for parts in combinations(of: Array(sheets.indices), isWholeFirst: false)
    where states.count <= most {
      let less = parts.reduce(screen) { $0.applying(ScreenEdit.hide(sheets[$1])) }
      states.append(report.state(states.count, "Without", .without, parts, less))
    }
    return states
  }

  /// The sets of some places that are tried.
  private static func combinations(of places: [Int], isWholeFirst: Bool) -> [[Int]] {
    guard !places.isEmpty else { return [] }
    var sets: [[Int]]
    if places.count <= mostCombined {
      sets = (1..<(1 << places.count)).map { bits in
        places.indices.filter { bits >> $0 & 1 == 1 }.map { places[$0] }
      }
    } else {
      sets = places.map { [$0] } + [places]
    }
    sets.sort { $0.count < $1.count }
    return isWholeFirst ? [places] + sets.filter { $0 != places } : sets
  }
}

extension MapReport {
  /// Returns a state with a changed screen of the same nodes, whose targets may be known.
  fileprivate func state(
    _ number: Int, _ name: String, _ kind: StageState.Kind, _ parts: [Int], _ changed: Screen,
    rows: [Node.ID: TargetRow] = [:]
  ) -> StageState {
    var reported = reported
    reported.screen = changed
    let report = MapReport(reported, configuration: configuration, triesFixes: false)
    return StageState(
      number: number, side: 0, name: name, kind: kind, parts: parts, report: report,
      rows: rows.isEmpty ? TargetTable(report.verdict).byNode : rows)
  }
}
