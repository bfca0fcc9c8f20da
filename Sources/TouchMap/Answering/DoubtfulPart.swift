/// The nodes about which an answer may rest on an assumption, with their ancestors, and one node
/// that gets the touch. A walk that visits these finds every assumption at a point.
///
/// No other node adds an assumption or gets the touch.
struct DoubtfulPart {
  private let children: [Node.ID: [Node.ID]]
  /// For each ancestor of the receiver, the child that leads to it.
  private var way: [Node.ID: Node.ID] = [:]

  /// Whether no answer rests on any assumption.
  var isEmpty: Bool { children.isEmpty && !hasDoubtfulRoot }
  private let hasDoubtfulRoot: Bool

  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(of screen: Screen, _ classFacts: ClassFacts) {
    var isIn = [Bool](repeating: false, count: screen.nodes.count)
    var (children, hasRoot): ([Node.ID: [Node.ID]], Bool) = ([:], false)
    // A plain view falls through because of its window, also where a view around it takes the
    // touch.
    let causes = screen.fallThroughCauses(classFacts: classFacts)
    for index in screen.nodeIDs
    where Self.isDoubtful(screen.nodes[index], classFacts[index].behavior)
      || causes[index].map({
        !AssumptionRule.kinds(.passing, screen.nodes[$0], classFacts[$0].behavior).isEmpty
      }) == true
    {
      var node = index
      while !isIn[node] {
        isIn[node] = true
        guard let parent = screen.nodes[node].parent else {
          hasRoot = true
          break
        }
        children[parent, default: []].append(node)
        node = parent
      }
    }
    self.children = children.mapValues { $0.sorted() }
    hasDoubtfulRoot = hasRoot
  }

  private static func isDoubtful(_ node: Node, _ behavior: ClassRules.Behavior) -> Bool {
    AssumptionRule.Step.allCases.contains {
      $0 != .passing && !AssumptionRule.kinds($0, node, behavior).isEmpty
    }
  }

  /// Returns the part with the way to the node that gets the touch.
  func reaching(_ receiver: Node.ID?, on screen: Screen) -> DoubtfulPart {
    var part = self
    var current = receiver
    while let node = current, let parent = screen.nodes[node].parent {
      part.way[parent] = node
      current = parent
    }
    return part
  }

  /// Returns the children of a node to be visited, back to front.
  func children(of node: Node.ID) -> [Node.ID] {
    let found = children[node] ?? []
    guard let next = way[node], !found.contains(next) else { return found }
    return (found + [next]).sorted()
  }
}
