@_spi(Command) import TouchMap

/// What a change did to a target, in the order of tables.
enum ChangeEffect: String, CaseIterable {
  case lost = "Lost its taps"
  case newAndDead = "New, and gets no taps"
  case won = "Won its taps"
  case gone = "Gone"
  case new = "New"
  case unknown = "Cannot be told"
  case none = ""

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The effects by the nodes before a change, and by those after it.
  static func all(of diff: DiffReport) -> [[Node.ID: ChangeEffect]] {
    guard diff.diff.isComparable else { return [[:], [:]] }
    let verdict = diff.verdict
    var after: [Node.ID: ChangeEffect] = [:]
    for target in verdict.unknown { after[target.node] = .unknown }
    for target in verdict.new {
      after[target.node] =
        target.fate.arrives || target.fate == .behindPresentation ? .new : .newAndDead
    }
    for target in verdict.won { after[target.node] = .won }
    for target in verdict.lost { after[target.node] = .lost }
    let before = verdict.gone.map { ($0.node, ChangeEffect.gone) }
    return [Dictionary(before, uniquingKeysWith: { $1 }), after]
  }
}

/// What fixes and changes do to targets.
extension Stage {
  /// The targets of all sides: of a screen the worst first, of a change those first that lost, won,
  /// came or went.
  func tableOrder(_ views: StageViews) -> [StageViews.View] {
    let main = sides.count - 1
    let own = self.main.table.rows.map { StageViews.View(side: main, node: $0.target.node) }
    guard main == 1 else { return own }
    let gone = sides[0].table.rows.map { StageViews.View(side: 0, node: $0.target.node) }
      .filter { views.all[views.place(of: $0.node, on: 0)].side == 0 }
    let all = (own + gone).enumerated().map { (place: $0, view: $1, effect: effect(of: $1)) }
    return all.sorted { ($0.effect.rank, $0.place) < ($1.effect.rank, $1.place) }.map(\.view)
  }

  /// What a change did to a target.
  func effect(of view: StageViews.View) -> ChangeEffect { effects[view.side][view.node] ?? .none }

  /// How many targets a person should look at; they come first.
  func findings(of targets: [StageViews.View]) -> Int {
    change == nil ? main.table.findings : targets.prefix { effect(of: $0) != .none }.count
  }

  /// What a state does to the targets, in a sentence; `nil` for the first one.
  func effectText(of state: StageState) -> String? {
    guard state.kind != .before, state.number > 0 else { return nil }
    if let change { return change.diff.isComparable ? change.verdict.text : change.headline }
    return VerdictDiff(from: sides[0].report.verdict, to: state.report.verdict).text
  }

  /// The lines for an issue: about the change where there are two dumps.
  var issue: String {
    guard let change, underlay == nil, arguments.isEmpty else {
      return main.report.issue(arguments: arguments).joined(separator: "\n")
    }
    return change.issue.joined(separator: "\n")
  }

  /// What a fix does, frees and costs.
  ///
  /// - Parameter state: The screen with this fix alone.
  func deal(of culprit: Culprit, _ state: StageState?) -> [(String, String)] {
    guard let fix = culprit.fix else { return [] }
    let (verdict, now) = (main.report.verdict, main.table.byNode)
    let steps = RemedyTrial.numbered(fix.steps).joined(separator: " ")
    var deal = [("Do", steps)]
    guard let state else { return deal + [("Tried", verdict.effect(of: culprit) ?? "")] }
    let rows = main.table.rows.map { row in (row, state.rows[row.target.node]) }
    let freed = rows.filter { ($0.1?.reach ?? 0) > $0.0.reach + 0.005 }
    let lost = rows.filter { ($0.1?.reach ?? 0) < $0.0.reach - 0.005 }
    func names(_ rows: [(TargetRow, TargetRow?)]) -> String {
      let shown = rows.named(atMost: Self.mostNames)
      let names = shown.map { row, after in
        let reach = after?.reach ?? 0
        return row.target.title
          + (reach > 0 && reach < 0.9 ? " (\(Percentage.text(reach)))" : "")
      }
      let rest = rows.count - shown.count
      return (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
    }
    deal.append(("Frees", freed.isEmpty ? "what lies behind" : names(freed)))
    let inside = now.values.filter { row in
      row.state == .works && main.report.screen.subtree(of: culprit.node).contains(row.target.node)
    }.sorted { $0.target.node < $1.target.node }
    let kept =
      inside.isEmpty || inside.count > 4
      ? ""
      : ": \(inside.map(\.target.title).joined(separator: ", ")) still "
        + (inside.count == 1 ? "gets its taps" : "get their taps")
    deal.append(("Loses", lost.isEmpty ? "nothing" + kept : names(lost)))
    return deal
  }

  /// More names are counted. A choice.
  private static let mostNames = 8
}
