/// The order in which accessibility elements get touches. The answer at a point, the partition and
/// the index share this computation.
///
/// The system's keyboard comes first. Then a window in front comes before those behind it, and in
/// one window what is presented comes before the page (``ElementPresentations``). In each of these,
/// bars and elements that act come, in this order, before those that are only drawn; of two of one
/// kind the one that the source lists later comes first. What an element is
/// drawn in, and what is drawn in it, is known from the tree. Of other elements of one window the
/// format does not say which is in front, nor whether one that is only drawn keeps touches. Where
/// that matters, the part that both cover is undecided (``ElementRivals``).
///
/// These are choices made here, because no accessibility format says what is in front.
struct ElementOrder: Sendable {
  struct Entry: Sendable, Hashable {
    /// The node that gets the touches; `nil` for an undecided part.
    var node: Node.ID?
    /// The two elements of which one gets the touches on an undecided part.
    var rivals: Rivals?
    /// In screen points.
    var frame: Screen.Rect
  }

  /// Two elements; neither lies in the other. The one that may lie in front comes first.
  struct Rivals: Sendable, Hashable {
    var first: Node.ID
    var second: Node.ID
  }

  /// The entries that may get touches, back to front.
  let entries: [Entry]
  /// The place of each node in ``entries``, -1 for those that get no touches.
  let ranks: [Int]
  /// The layer of each element.
  let tiers: ElementTiers

  /// - Complexity: As for ``ElementRivals``.
  init(_ screen: Screen) {
    let tiers = ElementTiers(screen)
    var ranked: [Ranked] = []
    for (place, index) in screen.indicesBackToFront.enumerated() {
      guard let area = tiers.area(of: index) else { continue }
      let isIdle = tiers[index].rawValue >= ElementTiers.Tier.content.rawValue
      let isCover = !isIdle || tiers.mayCover(index) || tiers[index] == .presented
      let layer = Layer(
        tiers[index], inWindow: isCover ? tiers.windows[index] : -1, at: tiers.level(of: index))
      ranked.append(
        Ranked(entry: Entry(node: index, rivals: nil, frame: area), layer: layer, place: place))
    }
    ranked += ElementRivals(screen, tiers, ranked).parts + Self.doubts(tiers, ranked)
    let entries = ranked.sorted(by: <).map(\.entry)
    var ranks = [Int](repeating: -1, count: screen.nodes.count)
    for (rank, entry) in entries.enumerated().reversed() {
      if let node = entry.node { ranks[node] = rank }
    }
    self.tiers = tiers
    self.entries = entries
    self.ranks = ranks
  }

  /// What lies in front of everything in layers that are less.
  struct Layer: Comparable {
    private let window: Int
    private let level: Int
    private let tier: Int

    /// - Parameters:
    ///   - window: The place of the window; -1 for what covers nothing in other windows.
    ///   - level: How many presentations it lies in front of.
    init(_ tier: ElementTiers.Tier, inWindow window: Int, at level: Int) {
      self.window = tier.isKeyboard ? .max : window
      self.level = tier.isKeyboard ? 0 : level
      self.tier = tier.rawValue
    }

    static func < (left: Layer, right: Layer) -> Bool {
      (left.window, left.level, right.tier) < (right.window, right.level, left.tier)
    }
  }

  /// An entry with its sort key, back to front.
  struct Ranked: Comparable {
    var entry: Entry
    var layer: Layer
    var place: Int
    /// The place of the rear one of two rivals; -1 for an element.
    var rear = -1

    static func < (left: Ranked, right: Ranked) -> Bool {
      if left.layer != right.layer { return left.layer < right.layer }
      return (left.place, left.rear) < (right.place, right.rear)
    }
  }

  /// The parts of the screen on which either a presentation or an element behind it gets the
  /// touches.
  private static func doubts(_ tiers: ElementTiers, _ ranked: [Ranked]) -> [Ranked] {
    ranked.sorted(by: <).enumerated().compactMap { rank, element in
      guard let node = element.entry.node, tiers.mayCover(node), !tiers[node].isKeyboard,
        let (presentation, level) = tiers.doubt(about: node)
      else { return nil }
      // A card certainly takes touches in its frame, and a region perhaps nowhere else.
      let tier: ElementTiers.Tier = presentation.doubt == .all ? .behindPresented : .presented
      let rivals = Rivals(first: presentation.root, second: node)
      return Ranked(
        entry: Entry(node: nil, rivals: rivals, frame: element.entry.frame),
        layer: Layer(tier, inWindow: presentation.window, at: level),
        place: tiers.windows.count + rank)
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
    guard node.kind == .element, !node.isScrollBar else { return false }
    if node.flags.contains(.acts) || node.reportedReach?.pointOnScreen != nil { return true }
    return node.role.map(SystemClasses.actingRoles.contains) == true
  }
}
