/// Finds the parts of the screen that two acting elements cover whose order is unknown.
struct ElementRivals {
  /// The undecided parts, each with its sort key.
  private(set) var parts: [ElementOrder.Ranked] = []

  /// Frames are rounded to whole points, so that neighbours overlap by that much.
  private static let rounding = 2.0
  /// A screen has fewer pairs near one another; more come from a broken or hostile input. Later
  /// pairs are taken in the order of their sizes. A choice.
  private static let mostPairs = 20_000

  private let screen: Screen

  init(_ screen: Screen, _ acting: [ElementOrder.Ranked]) {
    self.screen = screen
    let grid = BoxGrid(acting.map { Box($0.entry.frame) })
    var room = Self.mostPairs
    for (place, element) in acting.enumerated() where room > 0 {
      for other in grid.candidates(near: Box(element.entry.frame), after: place, limit: room) {
        room -= 1
        if let part = part(of: element, and: acting[other]) { parts.append(part) }
      }
    }
  }

  private func part(
    of element: ElementOrder.Ranked, and other: ElementOrder.Ranked
  ) -> ElementOrder.Ranked? {
    let (first, second) = (element.entry.frame, other.entry.frame)
    let common = first.intersection(second)
    guard element.tier == other.tier, let node = element.entry.node, let rival = other.entry.node,
      min(common.size.width, common.size.height) > Self.rounding,
      !first.holds(second, within: Self.rounding / 2),
      !second.holds(first, within: Self.rounding / 2),
      !screen.subtree(of: node).contains(rival), !screen.subtree(of: rival).contains(node),
      !screen.areTwins(node, rival)
    else { return nil }
    var part = element
    part.entry = ElementOrder.Entry(node: nil, rivals: nil, frame: common)
    part.size = common.size.area
    part.place = max(element.place, other.place)
    if let winner = reachable(node, rival) {
      part.entry.node = winner
    } else {
      part.entry.rivals = ElementOrder.Rivals(first: node, second: rival)
    }
    return part
  }

  /// Returns which of two the tool that wrote the dump could reach, if that is one of them.
  private func reachable(_ first: Node.ID, _ second: Node.ID) -> Node.ID? {
    guard let reach = screen.nodes[first].reportedReach?.isReachable,
      let other = screen.nodes[second].reportedReach?.isReachable, reach != other
    else { return nil }
    return reach ? first : second
  }
}

extension Screen {
  /// Returns whether two accessibility elements are one control that a source lists twice: the same
  /// class and name at the same place, apart from rounding to whole points. Two views never are.
  package func areTwins(_ first: Node.ID, _ second: Node.ID) -> Bool {
    let (node, other) = (nodes[first], nodes[second])
    guard node.kind == .element, other.kind == .element, node.className == other.className,
      node.frame.isNear(other.frame, within: 1)
    else { return false }
    if let identifier = node.identifier { return identifier == other.identifier }
    return other.identifier == nil && node.label == other.label
  }
}
