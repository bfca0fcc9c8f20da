/// A tree whose root goes: what was in it goes one after the other, for each within the other a deep
/// tree would take more stack than there is.
package enum ReleasedTree {
  /// Lets nodes go, with all in them that nobody else holds.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, which nobody may refer to by this list any more.
  ///   - takeChildren: Empties a node's list of what is in it, and returns what that held.
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
