@_spi(Command) import TouchMap

/// The facts by which the page's script answers about any point of a screen: those of every view,
/// with each reason in words. The script decides nothing; it looks up the facts that apply at the
/// point.
struct ScreenFacts {
  private let page: PageScreen
  /// The name of the drawing from which the script reads long shapes.
  private let id: String
  /// The nodes on the page, and the index of each; bare layers are never hit.
  private let listed: [Node.ID]
  private var places: [Int]
  private var texts = SharedTexts()
  /// The regions that are written: of a state those that differ from the screen's.
  private let written: [Int]

  private var screen: Screen { page.screen }
  private var picture: TouchPicture { page.picture }

  init(_ page: PageScreen, id: String) {
    self.page = page
    self.id = id
    (listed, places) = page.listed
    written = page.picture.regions.indices.filter { page.kept[$0] == nil }
  }

  /// The facts, in columns: one entry for each node, part or region; and for each state those that
  /// differ.
  mutating func json(states: [PageState]) -> JSON {
    let own = members()
    let areas = areas()
    let changed = states.map { change(of: $0, from: own) }
    return .object(
      own + areas + [
        ("states", .array(changed)), ("texts", .array(texts.all.map { .string($0) })),
      ])
  }

  /// The facts of a state that differ from those of the screen, and its new regions in place of
  /// those of the screen that are not in it.
  private mutating func change(of state: PageState, from own: [(String, JSON)]) -> JSON {
    var facts = ScreenFacts(state.screen, id: state.drawingName(over: id))
    facts.texts = texts
    let changed = JSON.changes(to: facts.members(), from: own)
    let areas = facts.areas()
    texts = facts.texts
    let kept = Set(state.screen.kept.compactMap { $0 })
    let drops = picture.regions.indices.filter { !kept.contains($0) }
    return .object(
      changed + areas + [
        ("drops", .array(drops.map(JSON.integer))),
        ("view", .integer(state.view.map { places[$0.index] } ?? -1)),
        ("effect", .string(state.changes.text)),
      ])
  }

  /// The facts, without the regions and their parts.
  private mutating func members() -> [(String, JSON)] {
    let node = nodes()
    let assumed = assumed()
    return [
      ("frame", .rect(screen.frame)), ("evidence", .string(screen.reliableEvidence.rawValue)),
      ("isElements", .bool(screen.isElementTree)),
      ("command", .array(page.command.map { .string($0) })),
      (
        "roles",
        .array(
          TouchRole.allCases.map {
            .object([("id", .string($0.rawValue)), ("word", .string($0.title.lowercased()))])
          })
      ),
      ("windows", .array(screen.windows.map { .integer(places[$0.root.index]) })),
      ("words", .object(Self.words)),
      ("node", node), ("ghosts", ghosts()),
      ("culprits", .array(picture.culprits.map { .integer(places[$0.node.index]) })),
      ("fates", .object(fates)), ("fateWords", .object(Self.fateWords)), ("assumed", assumed),
      ("needs", .array(Self.needs.map { .string($0) })),
      ("steps", .object(Self.steps.map { ($0, .array($1.map { .string($0) })) })),
    ]
  }

  /// The columns that hold the steps from one value to the next, which are shorter.
  private static let steps = [
    ("node", ["name", "title", "line", "parent", "caveat"]), ("part", ["owner", "region", "hit"]),
    ("region", ["node", "name"]), ("assumed", ["place", "text"]),
  ]

  /// Sentences in which `{}` is replaced by the name of the view that is the cause.
  private static var words: [(String, JSON)] {
    [
      ("subview-hit", TouchAnswer.Reason.subviewHit), ("outside-ancestor", .outsideAncestor),
      ("behind-winner", .behindWinner),
    ].map { ($0, .optional($1.explanation(because: "{}"))) } + [
      ("drawn-in", .string(Screen.explanationOfPart("{}", acts: false))),
      ("drawn-in-acting", .string(Screen.explanationOfPart("{}", acts: true))),
      ("drawn", .string(Screen.explanationOfDrawing(acts: false))),
      ("rival", .string(Screen.explanationOfDrawing(acts: true))),
      ("caveat", .string(Screen.caveat(about: "{}"))),
    ]
  }

  private mutating func nodes() -> JSON {
    var (name, title, line, parent): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    var (box, flags): ([JSON], [JSON]) = ([], [])
    var (search, turned, ignored): ([(String, JSON)], [(String, JSON)], [(String, JSON)]) = (
      [], [], []
    )
    var (falls, facts): ([(String, JSON)], [(String, JSON)]) = ([], [])
    var caveat: [Int] = []
    for (place, index) in listed.enumerated() {
      let node = screen.nodes[index]
      let key = "\(place)"
      let spoken = screen.spokenName(of: index).text
      name.append(texts.place(of: spoken))
      title.append(texts.place(of: Self.template(screen.title(of: index), around: spoken)))
      line.append(node.line)
      parent.append(node.parent.map { places[$0.index] } ?? -1)
      box += boxOf(index)
      flags.append(.integer(flagsOf(index)))
      if let label = node.label, node.identifier != nil { search.append((key, texts[label])) }
      if let corners = turnedCorners(of: index) { turned.append((key, .points(corners))) }
      if let reason = ignoredReason(of: index) { ignored.append((key, reason)) }
      if let cause = page.survey.fallThroughCauses[index] {
        falls.append(
          (
            key,
            .object([
              ("text", texts[sentence(index, .fallsThrough, because: cause)]),
              ("by", .integer(places[cause.index])),
            ])
          ))
      }
      let properties = screen.properties(of: index)
      if !properties.isEmpty { facts.append((key, texts[properties.joined(separator: ", ")])) }
      caveat.append(page.survey.asker.nameWithOwnRule(of: index).map { texts.place(of: $0) } ?? -1)
    }
    return .object([
      ("name", .steps(name)), ("title", .steps(title)), ("line", .steps(line)),
      ("parent", .steps(parent)), ("box", .array(box)), ("flags", .array(flags)),
      ("search", .object(search)), ("turned", .object(turned)), ("ignored", .object(ignored)),
      ("falls", .object(falls)), ("facts", .object(facts)), ("caveat", .steps(caveat)),
    ])
  }

  /// A title in which a sign replaces the name at its end, so that views share it.
  private static func template(_ title: String, around name: String) -> String {
    for end in ["", "\""] where title.hasSuffix(name + end) {
      return title.dropLast(name.count + end.count) + "\u{1}" + end
    }
    return title
  }

  private func sentence(_ index: Node.ID, _ reason: TouchAnswer.Reason, because cause: Node.ID)
    -> String
  {
    screen.explanation(of: reason, for: index, because: cause)
  }

  private func boxOf(_ index: Node.ID) -> [JSON] {
    guard let frame = page.report.frames[index], page.survey.outlines.outlines[index] != nil else {
      return [.null, .null, .null, .null]
    }
    guard turnedCorners(of: index) == nil else { return frame.numbers.map { .rounded($0) } }
    let unit = ShortNumber.hundredths
    let (x, y) = (unit.count(frame.origin.x), unit.count(frame.origin.y))
    return [x, y, unit.count(frame.maxX) - x, unit.count(frame.maxY) - y].map(unit.json)
  }

  /// Bits: 1 an accessibility element, 2 one that acts, 4 asked about touches at all, 8 a target.
  private func flagsOf(_ index: Node.ID) -> Int {
    let node = screen.nodes[index]
    let isAsked =
      screen.isElementTree
      ? node.kind == .element
      : node.kind != .application
        && (!node.standsAlone || node.kind == .element)
    return (node.standsAlone ? 1 : 0) + (screen.acts(index) ? 2 : 0) + (isAsked ? 4 : 0)
      + (page.report.verdict[index] == nil ? 0 : 8)
  }

  private func turnedCorners(of index: Node.ID) -> [Screen.Point]? {
    guard let outline = page.survey.outlines.outlines[index], !outline.isUpright else { return nil }
    return outline.points
  }

  private mutating func ignoredReason(of index: Node.ID) -> JSON? {
    guard let reason = screen.nodes[index].reasonToIgnoreTouches else { return nil }
    // The last view in it, or none: it only matters that this is another view.
    let inner = screen.nodes[index].subtreeEnd.advanced(by: -1)
    return .object([
      ("reason", .string(reason.rawValue)), ("own", texts[sentence(index, reason, because: index)]),
      ("inner", texts[sentence(inner, reason, because: index)]),
    ])
  }

  /// The parts of the written regions, each with the place of its region among these.
  private var parts: [(part: TouchPartition.Region, region: Int)] {
    let regions = written.map { picture.regions[$0] }
    var regionOfOwner: [Node.ID: Int] = [:]
    for (place, region) in regions.enumerated() {
      for owner in region.owners { regionOfOwner[owner] = place }
    }
    let nobody = regions.firstIndex { $0.role == .nobody }
    let undecided = regions.firstIndex { $0.role == .undecided && $0.owners.isEmpty }
    return page.report.partition.regions.compactMap { part in
      let unowned = part.isUndecided ? undecided : nobody
      return (part.owner.map { regionOfOwner[$0] } ?? unowned).map { (part, $0) }
    }
  }

  /// The tables of the written regions and of their parts.
  private mutating func areas() -> [(String, JSON)] {
    let parts = parts
    return [("part", table(of: parts)), ("region", regions(parts.map(\.region)))]
  }

  private mutating func table(of parts: [(part: TouchPartition.Region, region: Int)]) -> JSON {
    let hits = parts.map { part, _ in
      part.owner.map { texts.place(of: page.report.reason(for: $0)) } ?? -1
    }
    let paths = parts.map { part, place -> JSON in
      let region = written[place]
      let isWhole = picture.regions[region].owners.count <= 1
      let shape = isWhole ? page.shapes[region] : DrawnRegion(part.polygons)
      // A shape that fills its view needs no path of its own, and a long one is read from the
      // drawing.
      if shape.fills(part.owner.flatMap { page.report.frames[$0] }) { return .integer(0) }
      return isWhole ? path(of: region) : .string(shape.path)
    }
    return .object([
      ("owner", .steps(parts.map { $0.part.owner.map { places[$0.index] } ?? -1 })),
      ("region", .steps(parts.map(\.region))), ("path", .array(paths)), ("hit", .steps(hits)),
    ])
  }

  private func path(of region: Int) -> JSON {
    .string(page.shapes[region].isLong ? "#\(id)-\(region)" : page.shapes[region].path)
  }

  private mutating func regions(_ parts: [Int]) -> JSON {
    let order = Dictionary(uniqueKeysWithValues: TouchRole.allCases.enumerated().map { ($1, $0) })
    let (regions, shapes) = (written.map { picture.regions[$0] }, written.map { page.shapes[$0] })
    let counts = parts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let paths = written.enumerated().map { counts[$0] == 1 ? .integer(0) : path(of: $1) }
    // A rectangle is its own space for a name.
    let rooms = shapes.map { $0.box == nil ? $0.room.map(JSON.rect) ?? .null : .integer(0) }
    let names = page.names
    return .object([
      ("node", .steps(regions.map { $0.node.map { places[$0.index] } ?? -1 })),
      ("name", .steps(written.map { names[$0].map { texts.place(of: $0) } ?? -1 })),
      ("role", .array(regions.map { .integer(order[$0.role] ?? 0) })),
      ("area", .array(regions.map { .number(($0.area * 100).rounded() / 100) })),
      // A region with one part has its path.
      ("path", .array(paths)), ("room", .array(rooms)),
    ])
  }

  private mutating func ghosts() -> JSON {
    var culprits: [Int: Culprit] = [:]
    for culprit in picture.culprits {
      for place in culprit.blocked where culprits[place] == nil { culprits[place] = culprit }
    }
    return .array(
      picture.blocked.enumerated().compactMap { place, control in
        guard !control.outline.isEmpty else { return nil }
        let culprit = culprits[place]
        return .object([
          ("node", .integer(places[control.node.index])), ("corners", .points(control.outline)),
          ("by", .integer(culprit.map { places[$0.node.index] } ?? -1)),
          ("number", .optional(page.layouts.number(ofGhost: place).map { "\($0)" })),
          ("fix", .optional(culprit?.fix?.lines.joined(separator: "\n"))),
        ])
      })
  }

  /// The results for the targets that do not simply work and are not blocked.
  private var fates: [(String, JSON)] {
    picture.verdict.asked.compactMap { target in
      let mark = target.fate.mark
      guard mark != .blocked, mark != nil || target.fate == .behindPresentation else { return nil }
      return ("\(places[target.node.index])", .string(mark?.rawValue ?? "presented"))
    }
  }

  /// The page's words for the fates.
  private static var fateWords: [(String, JSON)] {
    TargetMark.allCases.filter { !$0.isOfChange }
      .map { ($0.rawValue, .string($0.title.lowercased())) }
      + [("presented", .string("behind a presentation"))]
  }

  /// The conditions under which answers depend on assumptions.
  private static let needs = ["falling", "winner", "self", "near", "edge", "rival", "asked"]

  private mutating func assumed() -> JSON {
    let assumptions = page.report.assumptions.prefix(10_000)
    let sentences = assumptions.map { assumption -> Int in
      // The sign stands for the view's name, so that sentences are shared.
      let (name, text) = (screen.name(of: assumption.node), screen.explanation(of: assumption))
      return texts.place(of: text.hasPrefix(name) ? "\u{1}" + text.dropFirst(name.count) : text)
    }
    return .object([
      ("place", .steps(assumptions.map { places[$0.node.index] })),
      ("needs", .array(assumptions.map { .integer(Self.needs.firstIndex(of: $0.kind.need) ?? 0) })),
      ("text", .steps(sentences)),
    ])
  }
}

extension Assumption.Kind {
  /// The condition at a point under which an answer depends on this.
  fileprivate var need: String {
    switch self {
    case .passThrough, .rootView, .systemPassThrough: "falling"
    case .closesMenu, .leftover, .reportedCover, .reportedUnhittable, .viewInControl, .appClass,
      .ownArea:
      "winner"
    case .ownRule, .unscrolled: "self"
    case .enlargedArea: "near"
    case .unknownOrder: "rival"
    case .square: "edge"
    case .unknownGeometry, .defaultValue: "asked"
    }
  }
}
