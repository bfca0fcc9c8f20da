extension Hierarchy {
  /// Returns the smallest upright rectangle around each node, in screen points; `nil` where a place
  /// is not known.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func framesInScreen() -> [Rect?] {
    var toScreen: [Transform?] = []
    toScreen.reserveCapacity(nodes.count)
    return nodes.map { node in
      if node.standsAlone || node.unknown.contains(.geometry) {
        toScreen.append(node.standsAlone ? .identity : nil)
        return node.unknown.contains(.geometry) ? nil : node.frame
      }
      let parent = node.parent.map { toScreen[$0] } ?? .identity
      let own = parent.map { node.geometry.toParent.followed(by: $0) }
      toScreen.append(own)
      return own?.boundingBox(of: node.bounds)
    }
  }
}
