@_spi(Command) import TouchMap

extension ScreenVerdict {
  /// The verdict for machines; after a change, with its effect on the targets.
  func json(change: VerdictDiff? = nil) -> JSON {
    func nodes(_ targets: [Target], on verdict: ScreenVerdict) -> JSON {
      .array(targets.map { .object(verdict.survey.members(of: $0.node)) })
    }
    let changed =
      change.map {
        [
          ("lost", nodes($0.lost, on: self)), ("won", nodes($0.won, on: self)),
          ("gone", nodes($0.gone, on: $0.before)), ("new", nodes($0.new, on: self)),
        ]
      } ?? []
    var own = NodeJSON(survey)
    return .object(
      [
        ("text", .string(change.map { "\($0.text) \(text)" } ?? text)),
        ("targets", .integer(targets)), ("asked", .integer(asked.count)),
        ("counts", .object(counts.map { ($0.word.rawValue, .integer($0.count)) })),
        ("culprits", .array(culprits.map { json($0, &own) })),
      ] + changed)
  }

  private func json(_ culprit: Culprit, _ nodes: inout NodeJSON) -> JSON {
    .object([
      ("node", nodes[culprit.node]),
      ("blocks", .array(culprit.blocked.map { nodes[blocked[$0].node] })),
      ("fix", .optional(culprit.fix?.text)),
      ("frees", culprit.fix.map { .integer($0.freed) } ?? .null),
    ])
  }
}

/// Nodes for machines, each made once: a node may take touches of very many others.
struct NodeJSON {
  private let survey: ScreenSurvey
  private var known: [Node.ID: JSON] = [:]

  init(_ survey: ScreenSurvey) { self.survey = survey }

  subscript(node: Node.ID) -> JSON {
    mutating get {
      if let json = known[node] { return json }
      let json = JSON.object(survey.members(of: node))
      known[node] = json
      return json
    }
  }
}
