@_spi(Command) import TouchMap

/// The facts by which the script of a page answers. The script decides nothing: it shows what is
/// written here about the target or the region at a point.
struct StageFacts {
  private let stage: Stage
  private let views: StageViews
  private var texts = SharedTexts()
  /// The targets in the order of the table, as places of views.
  private let targets: [StageViews.View]

  /// Screens with more steps of more regions have no orders of asking but the way to the owner. A
  /// choice.
  private static let mostAsked = 2_000_000

  /// For each side and node the place of its sheet.
  private let sheetOf: [[Int]]

  init(_ stage: Stage, sheetOf: [[Int]]) {
    self.stage = stage
    self.sheetOf = sheetOf
    views = StageViews(stage)
    targets = stage.tableOrder(views)
  }

  /// The facts in columns.
  mutating func json() -> JSON {
    let main = stage.sides.count - 1
    let frame = stage.frame
    let report = stage.main.report
    let bar = stage.bar
    let command = report.reported.command("at", arguments: stage.arguments)
    let members: [(String, JSON)] = [
      ("file", .string(report.reported.lastPart ?? report.reported.heading)),
      ("facts", .string(report.facts)), ("frame", .rect(frame)), ("main", .integer(main)),
      ("headline", .string(bar.headline)),
      ("lead", .optional(report.advice(beside: bar))), ("issue", .string(stage.issue)),
      ("command", .array([.string(command.start), .string(" " + command.end)])),
      ("words", .object(StageWords.all(least: report.configuration.leastSide))),
      ("kinds", .array(TargetState.allCases.map { .string($0.rawValue) })),
      ("sheets", sheets), ("view", viewColumns()),
      ("target", targetColumns()), ("states", .array(stage.states.map { state($0) })),
      ("fixes", .array(fixes())), ("asked", asked()),
    ]
    return .object(members + [("texts", .array(texts.all.map { .string($0) }))])
  }

  private var sheets: JSON {
    .array(
      stage.sides.enumerated().flatMap { side, shown in
        shown.sheets.map { node in
          .object([
            ("view", .integer(views.place(of: node, on: side))), ("side", .integer(side)),
          ])
        }
      })
  }

  private mutating func viewColumns() -> JSON {
    var (name, title, line, parent, sheet): ([Int], [Int], [Int], [Int], [Int]) =
      ([], [], [], [], [])
    var (box, facts): ([JSON], [(String, JSON)]) = ([], [])
    let sheetStarts = [0, stage.sides[0].sheets.count]
    for (place, view) in views.all.enumerated() {
      let report = stage.sides[view.side].report
      let screen = report.screen
      let spoken = screen.spokenName(of: view.node)
      name.append(texts.place(of: spoken.text))
      let type = DumpedClassName(screen.nodes[view.node].className).short
      title.append(texts.place(of: VisibleText.escape(screen.nodes[view.node].role ?? type)))
      line.append(screen.nodes[view.node].line)
      parent.append(views.place(of: screen.nodes[view.node].parent, on: view.side))
      sheet.append(sheetStarts[view.side] + sheetOf[view.side][view.node.index])
      let rect = report.frames[view.node]
      box += rect?.numbers.map { .rounded($0) } ?? [.null, .null, .null, .null]
      let properties = screen.properties(of: view.node)
      if !properties.isEmpty {
        facts.append(("\(place)", texts[properties.joined(separator: ", ")]))
      }
    }
    return .object([
      ("name", .steps(name)), ("type", .steps(title)), ("line", .steps(line)),
      ("parent", .steps(parent)), ("sheet", .steps(sheet)), ("box", .array(box)),
      ("facts", .object(facts)),
    ])
  }

  /// The targets, the worst first.
  private func targetColumns() -> JSON {
    let rows = targets.map { stage.sides[$0.side].table[$0.node] }
    let places = targets.map { views.place(of: $0.node, on: $0.side) }
    return .object([
      ("view", .steps(places)), ("findings", .integer(stage.findings(of: targets))),
      (
        "blamed",
        .array(
          zip(rows, targets).map { row, view in
            .integer(views.place(of: row?.blamed, on: view.side))
          })
      ),
      ("settle", .object(settlements(rows))),
      ("assumed", .array(rows.indices.filter { rows[$0]?.isAssumed == true }.map(JSON.integer))),
      ("found", .object(found(rows))),
      ("outside", .array(rows.indices.filter { rows[$0]?.isOutside == true }.map(JSON.integer))),
      ("effect", .array(targets.map { .integer(stage.effect(of: $0).rank) })),
    ])
  }

  private func found(_ rows: [TargetRow?]) -> [(String, JSON)] {
    rows.enumerated().compactMap { place, row in
      row.flatMap(StageWords.finding).map { ("\(place)", .string($0)) }
    }
  }

  private func settlements(_ rows: [TargetRow?]) -> [(String, JSON)] {
    rows.enumerated().compactMap { place, row in
      guard let row, row.state == .unknown, place < 2_000 else { return nil }
      let report = stage.sides[targets[place].side].report
      let doubt = row.target.tap.doubts.first
      let name = doubt?.node.map { VisibleText.escape(report.screen.nodes[$0].className) }
      let line: String? =
        switch doubt {
        case .ownRule, .passThrough: name.map { "passthrough: [\($0)]" }
        default: nil
        }
      let cure =
        row.target.fate == .shadowed
        ? row.blamed.map { report.survey.cure(of: row.target.node, losingTapsTo: $0) } : nil
      return (
        "\(place)",
        .array([
          .optional(line), .optional(row.target.tap.settlement(on: report.survey)),
          .optional(cure),
        ])
      )
    }
  }

  /// What a state has: what becomes of each target, and the regions that differ from the first
  /// state of its side.
  private mutating func state(_ state: StageState) -> JSON {
    let survey = state.report.survey
    var (kinds, reach, by, taps): ([JSON], [JSON], [JSON], [JSON]) = ([], [], [], [])
    for view in targets {
      let row = views.node(of: view, on: state.side).flatMap { state.rows[$0] }
      kinds.append(.integer((row?.state ?? .gone).rank))
      reach.append(.number(((row?.reach ?? 0) * 1_000).rounded() / 1_000))
      by.append(
        .array(
          (row?.mainTakers ?? []).flatMap { taker in
            [
              .integer(views.place(of: taker.node, on: state.side)),
              .number((taker.share * 1_000).rounded() / 1_000),
            ]
          }))
      let tap = row?.target.tap
      taps.append((tap?.tapPoint ?? tap?.point).map(JSON.point) ?? .null)
    }
    let effect = state.kind == .now ? nil : stage.effectText(of: state)
    return .object([
      ("name", .string(state.name)), ("kind", .string(state.kind.rawValue)),
      ("side", .integer(state.side)), ("parts", .array(state.parts.map(JSON.integer))),
      ("effect", .optional(effect)), ("sort", .array(kinds)), ("reach", .array(reach)),
      ("by", .array(by)), ("tap", .array(taps)), ("own", own(state, survey)),
    ])
  }

  private func own(_ state: StageState, _ survey: ScreenSurvey) -> JSON {
    let first = stage.states.first { $0.side == state.side }
    let base = first?.number == state.number ? nil : first?.report.survey.partition
    var before: [Node.ID: TouchPartition.Region] = [:]
    for region in base?.regions ?? [] { if let owner = region.owner { before[owner] = region } }
    var members: [(String, JSON)] = []
    for region in survey.partition.regions {
      guard let owner = region.owner else { continue }
      if let old = before.removeValue(forKey: owner), old == region { continue }
      let path = RegionDrawing(region.polygons).shortPath
      members.append(("\(views.place(of: owner, on: state.side))", .string(path)))
    }
    let gone = before.keys.sorted().map { ("\(views.place(of: $0, on: state.side))", JSON.null) }
    return .object(members + gone)
  }

  /// The fixes, each with its code and what it costs.
  private func fixes() -> [JSON] {
    let report = stage.main.report
    let side = stage.sides.count - 1
    var placeOf: [Node.ID: Int] = [:]
    for (place, target) in targets.enumerated() where target.side == side {
      placeOf[target.node] = place
    }
    return report.verdict.culprits.enumerated().map { place, culprit in
      let blocked = culprit.blocked.compactMap { placeOf[report.verdict.blocked[$0].node] }
      let code = culprit.fix?.code(on: report.screen) ?? []
      let alone = stage.states.first { $0.kind == .fix && $0.parts == [place] }
      return .object([
        ("view", .integer(views.place(of: culprit.node, on: side))),
        ("says", .string(report.verdict.sentence(about: culprit))),
        ("blocks", .array(blocked.sorted().map(JSON.integer))),
        ("has", .bool(culprit.fix != nil)),
        ("frees", .integer(culprit.fix?.freed ?? 0)), ("state", .integer(alone?.number ?? -1)),
        ("code", .array(code.map { .array([.string($0.line), .string($0.note)]) })),
        (
          "deal", .array(stage.deal(of: culprit, alone).map { .array([.string($0), .string($1)]) })
        ),
      ])
    }
  }

  /// The orders in which views are asked: at each target, and in each region.
  private mutating func asked() -> JSON {
    let report = stage.main.report
    let side = stage.sides.count - 1
    let survey = report.survey
    let regions = survey.partition.regions.filter { $0.owner != nil }
    let steps = (regions.count + targets.count) * survey.screen.nodes.count
    guard steps <= Self.mostAsked else { return .object([]) }
    var members: [(String, JSON)] = []
    for (place, view) in targets.enumerated() where view.side == side {
      guard let row = stage.main.table[view.node],
        let point = row.target.tap.point ?? report.frames[view.node]?.center
      else { continue }
      members.append(("t\(place)", order(AskedOrder(at: point, for: row, on: survey), point, side)))
    }
    for region in regions {
      guard let owner = region.owner, stage.main.table[owner] == nil,
        let piece = region.pieces.max(by: { $0.boundingBox.size.area < $1.boundingBox.size.area })
      else { continue }
      let order = AskedOrder(at: piece.center, for: nil, on: survey)
      members.append(
        ("v\(views.place(of: owner, on: side))", self.order(order, piece.center, side)))
    }
    return .object(members)
  }

  private mutating func order(_ order: AskedOrder, _ point: Screen.Point, _ side: Int) -> JSON {
    .array(
      [.point(point)]
        + order.steps.map { step in
          .array([
            .integer(views.place(of: step.node, on: side)), texts[step.text],
            .string(step.mark.rawValue),
          ])
        })
  }
}
