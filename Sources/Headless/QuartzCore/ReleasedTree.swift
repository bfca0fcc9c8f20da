/// Releases a tree node by node: if each node released its own children, a deep tree would need
/// more stack than there is.
package enum ReleasedTree {
  /// Releases nodes and their descendants, as far as no other code holds them.
  ///
  /// - Parameters:
  ///   - nodes: The nodes; the list is emptied.
  ///   - takeChildren: Removes a node's children from it, and returns them.
  package static func release<Node: AnyObject>(
    _ nodes: inout [Node], takingChildren takeChildren: (Node) -> [Node]
  ) {
    var leaving = nodes
    nodes = []
    while var node = leaving.popLast() {
      if isKnownUniquelyReferenced(&node) { leaving += takeChildren(node) }
    }
  }
}
