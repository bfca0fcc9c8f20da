/// Where each node would get touches if nothing were in front of it.
struct Claims {
  /// A node's area after everything above it in the tree has had its say.
  struct Claim {
    let node: Int
    let area: ConvexArea
    let box: Box
    /// Whether the area is its box.
    let isUpright: Bool
  }

  /// The claims that touch the screen, the frontmost first.
  private(set) var frontToBack: [Claim] = []

  /// What a node hands down to those in it.
  private struct Space {
    var toScreen: Hierarchy.Transform
    /// What all above leave over; `nil` if no touch gets here.
    var clip: ConvexArea?
    var clipBox: Box
    var isUpright: Bool
  }

  private var behaviors: ClassBehaviors
  private let hierarchy: Hierarchy

  init(of hierarchy: Hierarchy, windows: [Int], rules: ClassRules, on screen: Box) {
    self.hierarchy = hierarchy
    behaviors = ClassBehaviors(rules: rules)
    let root = Space(
      toScreen: .identity, clip: ConvexArea(screen), clipBox: screen, isUpright: true)
    for window in windows {
      add(hierarchy.subtree(of: hierarchy.windows[window].root), to: root)
    }
    frontToBack.reverse()
  }

  private mutating func add(_ nodes: Range<Int>, to root: Space) {
    var spaces: [Space] = []
    let top = hierarchy.nodes[nodes.lowerBound].depth
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = hierarchy.nodes[index]
      spaces.removeLast(max(0, spaces.count - (node.depth - top)))
      let space = space(of: node, at: index, in: spaces.last ?? root, screen: root)
      guard let space else {
        index = node.subtreeEnd
        continue
      }
      spaces.append(space)
      index += 1
    }
  }

  /// Adds the node's claim and returns the space of its children, or `nil` if none of those gets
  /// touches either.
  private mutating func space(
    of node: Hierarchy.Node, at index: Int, in parent: Space, screen: Space
  ) -> Space? {
    guard node.kind != .layer else { return nil }
    // Elements stand on the screen by themselves, wherever they are in the tree.
    let outer = node.standsAlone ? screen : parent
    let isPlaced = !node.unknown.contains(.geometry) && node.kind != .application
    let isIgnored = node.reasonToIgnoreTouches != nil
    guard isPlaced, !isIgnored else { return node.standsAlone ? screen : nil }
    let toParent: Hierarchy.Transform =
      node.standsAlone ? .identity : node.geometry.toParent
    let toScreen = toParent.followed(by: outer.toScreen)
    guard toScreen.determinant != 0, toScreen.isFinite else { return nil }
    let rect = node.standsAlone ? node.frame : node.bounds
    let space = clip(rect, toScreen, to: outer)
    if let area = space?.clip, !fallsThrough(node, at: index) {
      frontToBack.append(
        Claim(
          node: index, area: area, box: space?.clipBox ?? area.box,
          isUpright: space?.isUpright ?? false))
    }
    return node.standsAlone ? screen : space
  }

  private mutating func fallsThrough(_ node: Hierarchy.Node, at index: Int) -> Bool {
    hierarchy.passThroughCause(of: index) { behaviors.behavior(of: hierarchy.nodes[$0]) } != nil
  }

  private func clip(
    _ rect: Hierarchy.Rect, _ toScreen: Hierarchy.Transform, to outer: Space
  ) -> Space? {
    guard rect.size.area > 0 else { return nil }
    guard outer.isUpright, toScreen.isShift else {
      let area = ConvexArea(Box(rect), mappedBy: toScreen)
      guard area.box.intersects(outer.clipBox), let clip = outer.clip.flatMap(area.clipped) else {
        return nil
      }
      return Space(toScreen: toScreen, clip: clip, clipBox: clip.box, isUpright: false)
    }
    let moved = Box(
      minX: rect.origin.x + toScreen.tx, minY: rect.origin.y + toScreen.ty,
      maxX: rect.maxX + toScreen.tx, maxY: rect.maxY + toScreen.ty)
    guard let common = moved.intersection(outer.clipBox) else { return nil }
    return Space(
      toScreen: toScreen, clip: ConvexArea(common), clipBox: common, isUpright: true)
  }
}

extension Hierarchy.Transform {
  fileprivate var isShift: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
