extension CALayer {
  /// The sublayers, back to front, or nil if there are none. (FS-026b)
  public var sublayers: [CALayer]? {
    get { shownChildren.isEmpty ? nil : shownChildren }
    set {
      children.forEach { $0.superlayer = nil }
      children = []
      newValue?.forEach(addSublayer)
    }
  }

  /// Inserts a sublayer at a place, counted from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(index), children.count))
  }

  /// Inserts a sublayer directly behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, otherwise: 0, distance: 0)
  }

  /// Inserts a sublayer directly in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, otherwise: .max, distance: 1)
  }

  /// Exchanges two sublayers; all others keep their places.
  package func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
    guard let one = children.firstIndex(where: { $0 === first }),
      let other = children.firstIndex(where: { $0 === second })
    else { return }
    children.swapAt(one, other)
  }

  private func insert(
    _ layer: CALayer, beside sibling: CALayer?, otherwise index: Int, distance: Int
  ) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let place = children.firstIndex { $0 === sibling }.map { $0 + distance }
    insert(layer, at: min(place ?? index, children.count))
  }

  final func insert(_ layer: CALayer, at index: Int) {
    precondition(
      !layer.isAncestorOrSelf(of: self), "CALayerInvalid: a layer was added to itself or below")
    children.insert(layer, at: index)
    layer.superlayer = self
  }

  final func isAncestorOrSelf(of other: CALayer) -> Bool {
    // A layer without sublayers can only be the other itself.
    guard !children.isEmpty else { return self === other }
    var above: CALayer? = other
    while let layer = above, layer !== self { above = layer.superlayer }
    return above != nil
  }
}

/// Releases a tree node by node. If each node released its own children, a deep tree would need too
/// much stack.
package enum ReleasedTree {
  /// Releases nodes and their descendants, as far as no other code retains them, and empties the
  /// list. `takeChildren` removes a node's children from it, and returns them.
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
