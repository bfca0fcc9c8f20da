/// A screen as every engine gets it: one tree of rectangles, flat and in preorder.
///
/// Lengths are in points and whole numbers, because some engines take nothing else. Node 0 covers
/// the screen. Children of a rotated node lie inside it, so that an engine of upright boxes needs no
/// polygon clipping to be exact.
package struct Scene: Sendable {
  package struct Node: Sendable {
    /// The index of the node above, -1 for the first one. Always less than the node's own.
    package var parent: Int
    /// The place in the parent's space, before ``degrees``.
    package var x, y, width, height: Double
    /// The origin of the node's own space; that of a scrolled node is its content offset.
    package var boundsX = 0.0
    package var boundsY = 0.0
    /// The turn about the centre, clockwise as seen with y pointing down.
    package var degrees = 0.0
    /// Neither the node nor anything in it gets touches.
    package var isHidden = false
    /// The node itself never gets touches; what is in it does.
    package var isPassThrough = false

    package init(parent: Int, x: Double, y: Double, width: Double, height: Double) {
      (self.parent, self.x, self.y, self.width, self.height) = (parent, x, y, width, height)
    }
  }

  package var name: String
  package var width: Double
  package var height: Double
  package var nodes: [Node]

  package init(name: String, width: Double, height: Double) {
    (self.name, self.width, self.height) = (name, width, height)
    nodes = [Node(parent: -1, x: 0, y: 0, width: width, height: height)]
  }

  /// Adds a node, which must stand after its parent and after all that is in its older siblings.
  @discardableResult
  mutating func add(
    to parent: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    adjust: (inout Node) -> Void = { _ in }
  ) -> Int {
    var node = Node(
      parent: parent, x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    adjust(&node)
    nodes.append(node)
    return nodes.count - 1
  }
}
