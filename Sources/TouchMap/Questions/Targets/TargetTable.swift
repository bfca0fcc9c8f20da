/// All judged targets of a screen, the worst first.
package struct TargetTable: Sendable {
  /// The targets: first what a person should look at.
  package let rows: [TargetRow]
  /// For each target what becomes of it with all fixes; empty if there is none.
  package let fixed: [Node.ID: TargetRow]
  private let places: [Node.ID: Int]
  /// How many targets are in each state, by its rank.
  private let counts: [Int]

  /// - Parameter fixed: The verdict about the same screen with all fixes.
  package init(_ verdict: ScreenVerdict, fixed: ScreenVerdict? = nil) {
    let after = fixed.map { Self.rows(of: $0) } ?? []
    self.fixed = Dictionary(after.map { ($0.target.node, $0) }, uniquingKeysWith: { $1 })
    let fixed = self.fixed
    let all = Self.rows(of: verdict)
    let losses = Dictionary(grouping: all, by: \.blamed).mapValues(\.count)
    // The view that takes the taps of most targets is the first to look at.
    let keys = all.map { row in
      (
        row.state.rank, row.reach, row.blamed == nil ? 0 : -losses[row.blamed, default: 0],
        fixed[row.target.node]?.reach ?? 0, -row.area
      )
    }
    let order = all.indices.sorted { left, right in
      keys[left] == keys[right]
        ? all[left].target.node < all[right].target.node : keys[left] < keys[right]
    }
    let rows = order.map { all[$0] }
    self.rows = rows
    counts = keys.reduce(into: Array(repeating: 0, count: TargetState.allCases.count)) {
      $0[$1.0] += 1
    }
    places = Dictionary(
      rows.enumerated().map { ($1.target.node, $0) }, uniquingKeysWith: { $1 })
  }

  private static func rows(of verdict: ScreenVerdict) -> [TargetRow] {
    var blamed: [Node.ID: Node.ID] = [:]
    for culprit in verdict.culprits {
      for place in culprit.blocked { blamed[verdict.blocked[place].node] = culprit.node }
    }
    return verdict.asked.map { TargetRow($0, in: verdict, blamed: blamed[$0.node]) }
  }

  /// The row of a target; `nil` if the node is none.
  package subscript(node: Node.ID) -> TargetRow? { places[node].map { rows[$0] } }

  /// How many targets are in a state.
  package func count(_ state: TargetState) -> Int { counts[state.rank] }

  /// How many targets a person should look at; they come first.
  package var findings: Int {
    TargetState.allCases.filter(\.isFinding).map(count).reduce(0, +)
  }
}

extension TargetTable {
  /// The rows by their nodes.
  package var byNode: [Node.ID: TargetRow] {
    Dictionary(rows.map { ($0.target.node, $0) }, uniquingKeysWith: { $1 })
  }
}

extension ScreenVerdict {
  /// More views are not asked again with all fixes for a table. A choice.
  private static let mostViews = 20_000

  /// The screen with all fixes that were tried; `nil` if there is none.
  package var fixedScreen: Screen? {
    let fixes = culprits.compactMap(\.fix)
    return fixes.isEmpty ? nil : fixes.reduce(survey.screen) { $0.applying($1) }
  }

  /// The targets with what becomes of them with the fixes.
  package func table(_ configuration: LintConfiguration = LintConfiguration()) -> TargetTable {
    let fixed = survey.screen.nodes.count > Self.mostViews ? nil : fixedScreen
    return TargetTable(
      self,
      fixed: fixed.map {
        ScreenVerdict(
          ScreenSurvey($0, rules: configuration.classRules), configuration: configuration,
          triesFixes: false)
      })
  }
}
