/// The system's keyboard among the elements of a screen, as one area: its keys, those that are
/// listed beside it, as the ones for emoji and dictation, and the room between them.
///
/// > Source: lycorp-jp/sim-use, Tests/Fixtures/SoftKeyboard, whose lists have the keys for emoji and
/// dictation below the others.
struct KeyboardElements {
  /// The part of the screen that each element of a keyboard takes, in screen points.
  private(set) var areas: [Node.ID: Screen.Rect] = [:]
  /// The keys that are listed beside it.
  private(set) var keys: Set<Node.ID> = []

  private let screen: Screen

  /// - Complexity: O(*n* *k*), where *n* is the number of nodes and *k* that of keyboards.
  init(_ screen: Screen) {
    self.screen = screen
    let isList = screen.isFlatList
    for (index, node) in zip(screen.nodeIDs, screen.nodes)
    where node.role == "Keyboard" && node.isPlacedElement {
      var area = node.frame
      let gap = screen.frame.maxY - area.maxY
      if area.size.width >= screen.frame.size.width * Self.leastWidth,
        gap <= screen.frame.size.height * Self.mostBelow
      {
        area.size.height = max(area.maxY, screen.frame.maxY) - area.origin.y
      }
      let scope = isList ? screen.nodes.count : screen.nodes[host(of: index)].subtreeEnd.index
      for key in node.subtreeEnd.index..<max(node.subtreeEnd.index, scope)
      where isKey(Node.ID(key), in: area) {
        keys.insert(Node.ID(key))
      }
      areas[index] = area
    }
  }

  /// A keyboard that is at least this part of the screen's width, and ends at most this part of its
  /// height above the lower edge, reaches down to the edge. Choices.
  private static let (leastWidth, mostBelow) = (0.9, 0.15)
  /// What the system puts around a keyboard begins at most this far above it, in points. A choice.
  private static let mostAbove = 80.0

  /// The element around the keyboard that holds nothing but its parts: the outermost that begins
  /// where it does, or else the one right around it.
  private func host(of keyboard: Node.ID) -> Node.ID {
    guard var host = screen.nodes[keyboard].parent, screen.nodes[host].kind == .element else {
      return keyboard
    }
    let top = screen.nodes[keyboard].frame.origin.y - Self.mostAbove
    while let outer = screen.nodes[host].parent, screen.nodes[outer].isPlacedElement,
      screen.nodes[outer].frame.origin.y >= top
    {
      host = outer
    }
    return host
  }

  private func isKey(_ index: Node.ID, in area: Screen.Rect) -> Bool {
    let node = screen.nodes[index]
    return node.isPlacedElement && screen.acts(index) && area.holds(node.frame, within: 1)
  }
}
