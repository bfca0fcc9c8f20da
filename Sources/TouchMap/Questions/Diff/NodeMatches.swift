/// Which nodes of two screens are the same, although their addresses differ.
package struct NodeMatches: Sendable {
  private var heirs: [Node.ID: Node.ID] = [:]
  private var taken: Set<Node.ID> = []

  init(from before: Screen, to after: Screen) {
    let (oldPaths, newPaths) = (NodePaths(before), NodePaths(after))
    match(before, after, by: { oldPaths[$0] }, { newPaths[$0] })
    match(before, after, by: { before.nodes[$0].identifier }, { after.nodes[$0].identifier })
    match(
      before, after, by: { Self.name(of: before.nodes[$0]) }, { Self.name(of: after.nodes[$0]) })
  }

  /// The node of the second screen that is a node of the first.
  package subscript(node: Node.ID) -> Node.ID? { heirs[node] }

  /// The class of a plain view says too little to find the view by it.
  private static func name(of node: Node) -> String? {
    guard node.kind != .layer, !SystemClasses.plainContainers.contains(node.className) else {
      return nil
    }
    return DumpedClassName(node.className).short
  }

  /// Matches nodes without a match whose key is unique in both screens.
  private mutating func match<Key: Hashable>(
    _ before: Screen, _ after: Screen, by oldKey: (Node.ID) -> Key?, _ newKey: (Node.ID) -> Key?
  ) {
    let old = Self.unique(before.nodeIDs, by: oldKey)
    let new = Self.unique(after.nodeIDs, by: newKey)
    for (key, node) in old {
      guard heirs[node] == nil, let heir = new[key], !taken.contains(heir) else { continue }
      heirs[node] = heir
      taken.insert(heir)
    }
  }

  private static func unique<Key: Hashable>(
    _ nodes: Range<Node.ID>, by key: (Node.ID) -> Key?
  ) -> [Key: Node.ID] {
    var found: [Key: Node.ID?] = [:]
    for node in nodes {
      guard let key = key(node) else { continue }
      found[key] = found[key] == nil ? .some(node) : .some(nil)
    }
    return found.compactMapValues { $0 }
  }
}
