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
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let map = transform(of: index, in: screen)
      toScreen.append(map)
      frames.append(map?.boundingBox(of: node.ownRect))
      let outline = map.map { ConvexPolygon(Box(node.ownRect), through: $0) }
      outlines.append(outline.flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  /// Returns for each node the rectangle to which it and its ancestors clip their content; `nil`
  /// where one of them is turned or has no area.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func clips(of screen: Screen) -> [Screen.Rect?] {
    var clips: [Screen.Rect?] = []
    clips.reserveCapacity(screen.nodes.count)
    for index in screen.nodeIDs {
      guard let frame = frames[index], outlines[index]?.isUpright == true else {
        clips.append(nil)
        continue
      }
      if let superview = screen.superview(of: index) {
        clips.append(clips[superview]?.intersection(frame))
      } else {
        clips.append(frame)
      }
    }
    return clips
  }

  private func transform(of index: Node.ID, in screen: Screen) -> Screen.Transform? {
    let node = screen.nodes[index]
    guard !node.unknown.contains(.geometry), node.kind != .application else { return nil }
    // An element's frame is on the screen wherever the element is in the tree.
    guard let superview = screen.superview(of: index) else { return node.toSurroundings }
    guard let above = toScreen[superview] else { return nil }
    return node.toSurroundings.followed(by: above)
  }
}

extension Node {
  /// The node's rectangle in its own space. For an element only the frame says where it is, so the
  /// rectangle has the frame's size.
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
  package func frameInScreen(of index: Node.ID) -> Rect? {
    guard !nodes[index].unknown.contains(.geometry), nodes[index].kind != .application else {
      return nil
    }
    var map = nodes[index].toSurroundings
    var node = index
    while let superview = superview(of: node) {
      guard !nodes[superview].unknown.contains(.geometry) else { return nil }
      map = map.followed(by: nodes[superview].geometry.toParent)
      node = superview
    }
    return map.boundingBox(of: nodes[index].ownRect)
  }
}
