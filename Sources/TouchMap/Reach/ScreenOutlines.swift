/// Where every node of a screen lies, in screen points.
package struct ScreenOutlines: Sendable {
  /// Maps each node's own space to the screen; `nil` where that is not known.
  private(set) var toScreen: [Screen.Transform?] = []
  /// Each node's own rectangle on the screen; `nil` where it is not known or has no area.
  package private(set) var outlines: [ConvexPolygon?] = []
  /// The smallest upright rectangle around each node; `nil` where it is not known.
  package private(set) var frames: [Screen.Rect?] = []

  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(of screen: Screen) {
    toScreen.reserveCapacity(screen.nodes.count)
    for node in screen.nodes {
      let map = transform(of: node, in: screen)
      toScreen.append(map)
      frames.append(map?.boundingBox(of: node.ownRect))
      let outline = map.map { ConvexPolygon(Box(node.ownRect), through: $0) }
      outlines.append(outline.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  /// Returns for each node the rectangle to which it and its ancestors clip what is in it; `nil`
  /// where one of them is turned or has no area.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func clips(of screen: Screen) -> [Screen.Rect?] {
    var clips: [Screen.Rect?] = []
    clips.reserveCapacity(screen.nodes.count)
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      guard let frame = frames[index], outlines[index]?.isUpright == true else {
        clips.append(nil)
        continue
      }
      guard let parent = node.parent, !node.standsAlone, !screen.nodes[parent].standsAlone else {
        clips.append(frame)
        continue
      }
      clips.append(clips[parent]?.intersection(frame))
    }
    return clips
  }

  private func transform(
    of node: Node, in screen: Screen
  ) -> Screen.Transform? {
    guard !node.unknown.contains(.geometry), node.kind != .application else { return nil }
    // An element's frame is on the screen wherever it stands in the tree.
    guard !node.standsAlone, let parent = node.parent, !screen.nodes[parent].standsAlone else {
      return node.toSurroundings
    }
    guard let above = toScreen[parent] else { return nil }
    return node.toSurroundings.followed(by: above)
  }
}

extension Node {
  /// The node's rectangle in its own space. That of an element is as large as its frame, which
  /// alone says where it is.
  fileprivate var ownRect: Screen.Rect {
    standsAlone ? Screen.Rect(origin: bounds.origin, size: geometry.frame.size) : bounds
  }

  /// Maps the node's own space to the parent's, or that of an element to the screen.
  fileprivate var toSurroundings: Screen.Transform {
    guard standsAlone else { return geometry.toParent }
    let origin = geometry.frame.origin
    return Screen.Transform(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
  }
}

extension Screen {
  /// Returns the smallest upright rectangle around a node, in screen points; `nil` if its place is
  /// not known.
  ///
  /// - Complexity: O(*d*), where *d* is the node's depth.
  func frameInScreen(of index: Node.ID) -> Rect? {
    guard !nodes[index].unknown.contains(.geometry), nodes[index].kind != .application else {
      return nil
    }
    var map = nodes[index].toSurroundings
    var node = index
    while !nodes[node].standsAlone, let parent = nodes[node].parent, !nodes[parent].standsAlone {
      guard !nodes[parent].unknown.contains(.geometry) else { return nil }
      map = map.followed(by: nodes[parent].geometry.toParent)
      node = parent
    }
    return map.boundingBox(of: nodes[index].ownRect)
  }
}
