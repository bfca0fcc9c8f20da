/// The order in which accessibility elements get touches. The answer at a point, the partition and
/// the index share this computation.
///
/// An accessibility tree holds no views, and a touch goes to an element that acts on it. So
/// elements that act come before those that are only drawn. The smaller of two comes before the one
/// that contains it: both are visible, so it cannot lie behind. Facts from the format come first:
/// keyboards, alerts and bars cover the content. Where two elements that act overlap in another
/// way, their order is unknown, and the part that both cover is undecided.
///
/// These are choices made here, because no accessibility format says what is in front.
package struct ElementOrder: Sendable {
  package struct Entry: Sendable, Hashable {
    /// The node that gets the touches; `nil` for an undecided part.
    package var node: Node.ID?
    /// The two elements of which one gets the touches on an undecided part.
    var rivals: Rivals?
    /// In screen points.
    var frame: Screen.Rect
  }

  /// Two elements that act; neither lies in the other.
  package struct Rivals: Sendable, Hashable {
    package var first: Node.ID
    package var second: Node.ID
  }

  /// The entries that may get touches, back to front.
  let entries: [Entry]
  /// The place of each node in ``entries``, -1 for those that get no touches.
  package let ranks: [Int]

  /// - Complexity: O(*n* log *n* + *p*), where *n* is the number of elements and *p* that of pairs
  ///   near one another.
  package init(_ screen: Screen) {
    let tiers = ElementTiers(screen)
    var ranked: [Ranked] = []
    var keys = [Double](repeating: .infinity, count: screen.nodes.count)
    for (place, index) in screen.indicesBackToFront.enumerated() {
      let node = screen.nodes[index]
      let area = node.frame.size.area
      let acts = screen.acts(index)
      // Elements inside one that acts are asked before it, even larger ones.
      let outer = node.parent.map { keys[$0] } ?? .infinity
      keys[index] = acts ? min(area, outer) : outer
      guard tiers.takesTouches(index), area > 0 else { continue }
      ranked.append(
        Ranked(
          entry: Entry(node: index, rivals: nil, frame: node.frame), tier: tiers[index],
          size: acts ? keys[index] : 0, place: place))
    }
    ranked += ElementRivals(screen, ranked.filter { $0.tier.isActing }).parts
    let entries = ranked.sorted(by: <).map(\.entry)
    var ranks = [Int](repeating: -1, count: screen.nodes.count)
    for (rank, entry) in entries.enumerated().reversed() {
      if let node = entry.node { ranks[node] = rank }
    }
    self.entries = entries
    self.ranks = ranks
  }

  /// An entry with its sort key, back to front.
  struct Ranked: Comparable {
    var entry: Entry
    var tier: ElementTiers.Tier
    /// In square points: of elements that act the smaller comes before the larger.
    var size: Double
    var place: Int

    static func < (left: Ranked, right: Ranked) -> Bool {
      (right.tier.rawValue, right.size, left.place) < (left.tier.rawValue, left.size, right.place)
    }
  }

  /// Returns the entry that gets a touch, or `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func front(at pointOnScreen: Screen.Point) -> Entry? {
    entries.last { $0.frame.contains(pointOnScreen) }
  }

  /// The entries as a screen of elements side by side, for the table of views. The node of an entry
  /// is the one after its place.
  var screen: Screen {
    var builder = ScreenBuilder()
    var root = Node(kind: .application, className: "", line: 0)
    root.unknown.insert(.geometry)
    // An application and its children never leave a gap.
    try? builder.add(root, depth: 0)
    for entry in entries {
      let geometry = Node.Geometry(frameInScreen: entry.frame)
      try? builder.add(Node(kind: .element, className: "", line: 0, geometry: geometry), depth: 1)
    }
    return builder.finish()
  }
}

extension Screen {
  /// Returns the assumptions of the answer where an entry is in front.
  func assumptions(of entry: ElementOrder.Entry) -> [Assumption] {
    if let rivals = entry.rivals {
      return [rivals.first, rivals.second].map { Assumption(kind: .unknownOrder, node: $0) }
    }
    guard let node = entry.node else { return [] }
    return AssumptionRule.kinds(.taking, nodes[node], .ordinary).map { .init(kind: $0, node: node) }
  }

  /// The elements that would get touches if their places were known, each with what is assumed.
  var lostElements: [Assumption] {
    nodeIDs.flatMap { index in
      AssumptionRule.kinds(.placing, nodes[index], .ordinary).map {
        Assumption(kind: $0, node: index)
      }
    }
  }

  /// Whether the screen holds nothing but accessibility elements.
  package var isElementTree: Bool { !nodes.isEmpty && nodes.allSatisfy(\.standsAlone) }

  /// All nodes in windows, in the order in which they are painted.
  var indicesBackToFront: [Node.ID] { windows.flatMap { subtree(of: $0.root) } }

  /// Whether an element does something when it is tapped.
  package func acts(_ index: Node.ID) -> Bool {
    let node = nodes[index]
    guard node.kind == .element else { return false }
    if node.flags.contains(.acts) || node.reportedReach?.pointOnScreen != nil { return true }
    return node.role.map(SystemClasses.actingRoles.contains) == true
  }
}
