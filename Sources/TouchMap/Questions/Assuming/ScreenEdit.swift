/// A change to one node of a screen, to see its effect on touches.
package enum ScreenEdit: Sendable, Hashable {
  /// Touches on its own area fall through; for a window those on its background.
  case passThrough(Node.ID)
  /// It takes the touches on its own area, even if its class would not.
  case takeTouches(Node.ID)
  case hide(Node.ID)
  /// It is neither hidden nor transparent.
  case show(Node.ID)
  case disable(Node.ID)
  case enable(Node.ID)
  /// It grows until it contains other nodes.
  case grow(Node.ID, toHold: [Node.ID])
  /// It moves on the screen by a distance in points.
  case move(Node.ID, by: Screen.Point)
  /// Its content moves on the screen by a distance in points.
  case scroll(Node.ID, by: Screen.Point)
  /// It has no transform.
  case straighten(Node.ID)
}

extension Screen {
  /// Returns the screen after a change; the indices stay the same.
  package func applying(_ edit: ScreenEdit) -> Screen {
    var screen = self
    switch edit {
    case .passThrough(let node):
      // An element has no area that contains others.
      let flag: Node.Flags = nodes[node].standsAlone ? .interactionDisabled : .passesThrough
      screen.nodes[node].flags.insert(flag)
      // Whoever makes a window of that kind puts its content into the root view.
      if nodes[node].kind == .window, let root = rootView(of: node) {
        screen.nodes[root].flags.insert(.passesThrough)
      }
    case .takeTouches(let node):
      screen.nodes[node].flags.remove(.passesThrough)
      screen.nodes[node].className = "UIView"
    case .hide(let node): screen.nodes[node].flags.insert(.hidden)
    case .show(let node):
      screen.nodes[node].flags.remove(.hidden)
      screen.nodes[node].alpha = 1
    case .disable(let node): screen.nodes[node].flags.insert(.interactionDisabled)
    case .enable(let node):
      screen.nodes[node].flags.subtract([.interactionDisabled, .controlDisabled])
    case .grow(let node, let inner): for inner in inner { screen.grow(node, toHold: inner) }
    case .move(let node, let distance): screen.move(node, by: distance)
    case .scroll(let node, let distance): screen.scroll(node, by: distance)
    case .straighten(let node): screen.straighten(node)
    }
    return screen
  }

  /// The view that becomes the background of a pass-through window: one that fills it. What SwiftUI
  /// draws in a hosting view stays in the way, and only in the wrappers of a controller's view is a
  /// hosting view known to be the root view.
  private func rootView(of window: Node.ID) -> Node.ID? {
    var root = window.next
    while root < nodes[window].subtreeEnd, Background.wrappers.contains(nodes[root].className) {
      root = root.next
    }
    guard root < nodes[window].subtreeEnd else { return nil }
    let isWrapped = root > window.next
    return nodes[root].isHostingView == isWrapped && nodes[root].fills(nodes[window]) ? root : nil
  }

  private mutating func grow(_ node: Node.ID, toHold inner: Node.ID) {
    let outlines = ScreenOutlines(of: self)
    guard let map = outlines.toScreen[node], let outline = outlines.outlines[inner] else { return }
    let corners = outline.points.compactMap(map.unapply)
    guard corners.count == outline.corners.count else { return }
    let bounds = nodes[node].bounds.union(Rect(corners.reduce(.none) { $0.union($1) }))
    // The map from the view's own space to its parent's stays the same, so its content does not
    // move.
    let toParent = nodes[node].geometry.toParent
    nodes[node].geometry = Node.Geometry(
      frame: toParent.boundingBox(of: bounds), bounds: bounds,
      anchorPoint: Node.Geometry.defaultAnchorPoint, position: toParent.apply(to: bounds.center),
      transform: nodes[node].geometry.transform)
  }

  private mutating func move(_ node: Node.ID, by distance: Point) {
    let parent = nodes[node].standsAlone ? nil : nodes[node].parent
    guard let local = self.distance(distance, inSpaceOf: parent) else { return }
    let old = nodes[node].geometry
    nodes[node].geometry = Node.Geometry(
      frame: Rect(
        x: old.frame.origin.x + local.x, y: old.frame.origin.y + local.y,
        width: old.frame.size.width, height: old.frame.size.height), bounds: old.bounds,
      anchorPoint: old.anchorPoint,
      position: Point(x: old.position.x + local.x, y: old.position.y + local.y),
      transform: old.transform)
  }

  private mutating func scroll(_ node: Node.ID, by distance: Point) {
    guard let local = self.distance(distance, inSpaceOf: node) else { return }
    let old = nodes[node].geometry
    var bounds = old.bounds
    bounds.origin = Point(x: bounds.origin.x - local.x, y: bounds.origin.y - local.y)
    nodes[node].geometry = Node.Geometry(
      frame: old.frame, bounds: bounds, anchorPoint: old.anchorPoint, position: old.position,
      transform: old.transform)
  }

  private mutating func straighten(_ node: Node.ID) {
    let (bounds, position) = (nodes[node].bounds, nodes[node].geometry.position)
    let frame = Rect(
      x: position.x - bounds.size.width / 2, y: position.y - bounds.size.height / 2,
      width: bounds.size.width, height: bounds.size.height)
    nodes[node].geometry = Node.Geometry(
      frame: frame, bounds: bounds, anchorPoint: Node.Geometry.defaultAnchorPoint,
      position: frame.center, transform: nil)
  }

  /// Returns a distance on the screen in a node's space, or the same one for the screen itself.
  private func distance(_ distance: Point, inSpaceOf node: Node.ID?) -> Point? {
    guard let node else { return distance }
    guard let map = ScreenOutlines(of: self).toScreen[node], let origin = map.unapply(to: .zero),
      let end = map.unapply(to: distance)
    else { return nil }
    return Point(x: end.x - origin.x, y: end.y - origin.y)
  }
}
