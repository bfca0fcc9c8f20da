import TouchScreen

extension TapOracle {
  /// A view that a name means, with the verdict about it.
  public struct Match: Sendable, Hashable {
    /// The view.
    public var node: Node.ID
    /// The verdict for it.
    public var verdict: TapVerdict
    /// How many views the name means.
    public var count: Int
  }

  /// More views of one name are not judged. A choice: a name of so many views names none.
  private static let mostMatches = 200

  /// Returns the view that a name means. Of several views it is the one that a tap reaches best.
  ///
  /// If only a text has the name, the control that shows the text is meant, or the row that it
  /// names.
  ///
  /// - Parameters:
  ///   - name: As for `Screen.nodes(named:)`.
  ///   - pointOnScreen: Where the finger lands, in screen points; `nil` for where a person would
  ///     tap.
  /// - Returns: `nil` if no view has the name.
  public func bestMatch(named name: String, at pointOnScreen: Screen.Point? = nil) -> Match? {
    firstWord(named: name, at: pointOnScreen, by: \.rank).map(withTapPoint)
  }

  /// Returns the view of a name to explain: one that loses its taps, before those that get them.
  package func matchToExplain(named name: String) -> Match? {
    firstWord(named: name, at: nil, by: \.rankToExplain).map(withTapPoint)
  }

  private func withTapPoint(_ match: Match) -> Match {
    var match = match
    match.verdict.tapPoint = tapPoint(on: match.node, match.verdict)
    return match
  }

  private func firstWord(
    named name: String, at pointOnScreen: Screen.Point?, by rank: (TapVerdict) -> Int
  ) -> Match? {
    let nodes = nodesToTap(named: name)
    let judged = nodes.prefix(Self.mostMatches).map {
      Match(node: $0, verdict: word(onTapFor: $0, at: pointOnScreen), count: nodes.count)
    }
    return judged.enumerated().min {
      (rank($0.element.verdict), $0.offset) < (rank($1.element.verdict), $1.offset)
    }?.element
  }

  /// How many of the views of one name are judged one by one: fewer on a screen of very many nodes,
  /// because each judgement may examine all nodes.
  package var mostJudged: Int {
    max(1, min(Self.mostMatches, Self.mostNodesAsked / max(1, screen.nodes.count)))
  }

  /// This number of nodes takes well under a second. A choice.
  private static let mostNodesAsked = 100_000

  /// The views that a name means, with controls in place of the texts that they show.
  package func nodesToTap(named name: String) -> [Node.ID] {
    var nodes: [Node.ID] = []
    var known: Set<Node.ID> = []
    for node in screen.nodes(named: name) {
      let target = screen.nodes[node].label == name ? control(showing: node) ?? node : node
      if known.insert(target).inserted { nodes.append(target) }
    }
    return nodes
  }

  /// Returns the control around a text that does not act itself, or the row that the text names.
  private func control(showing node: Node.ID) -> Node.ID? {
    let actors = survey.acting.actors
    guard actors[node] != node, let parent = screen.nodes[node].parent,
      let actor = screen.nearest(from: parent, where: { actors[$0] == $0 })
    else { return nil }
    let isNamed = screen.spokenName(of: actor).text == screen.spokenName(of: node).text
    return survey.targets[actor] == .control || isNamed ? actor : nil
  }
}

extension TapVerdict {
  /// Of several views of one name, the one with the smallest number has priority.
  fileprivate var rank: Int {
    if !isInside { return 6 }
    switch word {
    case .hits, .handledBy, .shadowedByGesture: return 0
    case .cannotTell: return 2
    case .hidden: return 4
    case .offScreen: return 5
    default: return 3
    }
  }

  /// The same where the question is why a view gets no taps: 3 is first.
  package var rankToExplain: Int { rank == 3 ? 0 : rank == 0 ? 3 : rank }
}
