extension TapOracle {
  /// A view that a name means, with the verdict about it.
  public struct Match: Sendable, Hashable {
    /// The view that the name means: a control before a text, a visible view before a hidden one.
    public var node: Node.ID
    /// The verdict for it.
    public var verdict: TapVerdict
    /// How many views have the name.
    public var count: Int
  }

  /// One of the views that have a name.
  package struct Namesake: Sendable {
    /// The view.
    package let node: Node.ID
    /// Its place among them in the order of the source, from 1.
    package let number: Int
    /// The verdict for it, without a point at which a tap works; `nil` if there are very many views
    /// and this one was not judged.
    package let verdict: TapVerdict?
    /// How the name fits it.
    package let fit: Screen.NameFit
    /// Whether it does something when it is tapped, or would if it were switched on.
    fileprivate let acts: Bool

    /// Whether it can be seen, as far as the verdict says.
    private var isSeen: Bool {
      guard let verdict else { return true }
      if case .visibility? = verdict.doubts.first { return false }
      return ![.hidden, .offScreen, .clipped].contains(verdict.word)
    }

    /// Who is meant by the name, the smallest first: a control before a view that only shows its
    /// text, what can be seen before what cannot, and a better fit before another.
    fileprivate var order: [Int] { [acts ? 0 : 1, isSeen ? 0 : 1, fit.rawValue] }

    /// Whether a user may mean it as well as another.
    package func isMeant(asMuchAs other: Namesake) -> Bool { order == other.order }
  }

  /// More views of one name are not judged. A choice: a name of so many views names none.
  private static let mostMatches = 200

  /// Returns the view that a name means. Of several views that are meant as much, it is the one that
  /// a tap reaches best.
  ///
  /// A control is meant before a view that only shows its text, what can be seen before what cannot,
  /// and an identifier before a text. A text means the control that shows it, or the row that it
  /// names.
  ///
  /// - Parameters:
  ///   - name: As for `Screen.nodes(named:)`.
  ///   - pointOnScreen: Where the finger lands, in screen points; `nil` for where a person would
  ///     tap.
  /// - Returns: `nil` if no view has the name.
  public func bestMatch(named name: String, at pointOnScreen: Screen.Point? = nil) -> Match? {
    var match = bestWord(named: name, at: pointOnScreen)
    if let found = match { match?.verdict.tapPoint = tapPoint(on: found.node, found.verdict) }
    return match
  }

  /// The same without a search for a point at which a tap works.
  func bestWord(named name: String, at pointOnScreen: Screen.Point?) -> Match? {
    let found = namesakes(named: name, at: pointOnScreen, orPart: false, by: \.rank)
    return found.first.flatMap { first in
      first.verdict.map { Match(node: first.node, verdict: $0, count: found.count) }
    }
  }

  /// Returns the views that a user may mean by a name or, if no view has it, by a part of one: those
  /// that are meant most first.
  ///
  /// - Parameter pointOnScreen: Where the finger lands, in screen points: of views that are meant as
  ///   much, the one that the tap reaches best comes first. `nil` for where a person would tap: the
  ///   ones that lose their taps come first.
  package func namesakes(named name: String, at pointOnScreen: Screen.Point?) -> [Namesake] {
    let rank: (TapVerdict) -> Int = { pointOnScreen == nil ? $0.rankToExplain : $0.rank }
    return namesakes(named: name, at: pointOnScreen, orPart: true, by: rank)
  }

  private func namesakes(
    named name: String, at pointOnScreen: Screen.Point?, orPart: Bool, by rank: (TapVerdict) -> Int
  ) -> [Namesake] {
    let found = nodesToTap(named: name, orPart: orPart).enumerated().map { place, match in
      (
        place: place, match: match,
        acts: survey.acting.actors[match.node] == match.node || screen.isTarget(match.node)
      )
    }
    let likely = found.sorted {
      ($0.acts ? 0 : 1, $0.match.fit, $0.place) < ($1.acts ? 0 : 1, $1.match.fit, $1.place)
    }
    let judged = likely.enumerated().map { place, one in
      Namesake(
        node: one.match.node, number: one.place + 1,
        verdict: place < mostJudged ? word(onTapFor: one.match.node, at: pointOnScreen) : nil,
        fit: one.match.fit, acts: one.acts)
    }
    func key(_ one: Namesake) -> [Int] {
      one.order + [one.verdict.map(rank) ?? .max, one.number]
    }
    return judged.map { (key($0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// How many of the views of one name are judged one by one: fewer on a screen of very many nodes,
  /// because each judgement may examine all nodes.
  private var mostJudged: Int {
    max(1, min(Self.mostMatches, Self.mostNodesAsked / max(1, screen.nodes.count)))
  }

  /// This number of nodes takes well under a second. A choice.
  private static let mostNodesAsked = 100_000

  /// The views that have a name, with controls in place of the texts that they show.
  private func nodesToTap(
    named name: String, orPart: Bool
  ) -> [(node: Node.ID, fit: Screen.NameFit)] {
    var nodes: [(node: Node.ID, fit: Screen.NameFit)] = []
    var places: [Node.ID: Int] = [:]
    for (node, fit) in screen.fits(of: name, orPart: orPart) {
      let isText = fit != .exact || screen.nodes[node].label == name
      let target = isText ? control(showing: node) ?? node : node
      if let place = places[target] {
        nodes[place].fit = min(nodes[place].fit, fit)
      } else {
        places[target] = nodes.count
        nodes.append((target, fit))
      }
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
  fileprivate var rankToExplain: Int { rank == 3 ? 0 : rank == 0 ? 3 : rank }
}
