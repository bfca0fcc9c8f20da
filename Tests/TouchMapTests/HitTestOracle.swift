import SeededRandomness
@_spi(Command) import TouchMap

extension TouchAsker {
  /// Returns the node that gets a touch by the walk, or `nil`.
  func owner(at pointOnScreen: Screen.Point) -> Node.ID? { touch(at: pointOnScreen).winner?.node }
}

extension Screen.Point {
  /// A point of a screen of 200 by 200 points, or a little beside it.
  static func random(_ random: inout SplitMix64) -> Screen.Point {
    Screen.Point(
      x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
  }
}

/// UIKit's rule as one writes it on a blackboard, over a tree of its own: what the walk over the
/// flat hierarchy is compared with.
enum Oracle {
  static func winner(in screen: Screen, at point: Screen.Point) -> Node.ID? {
    for window in screen.windows.reversed() {
      if let hit = hit(window.root, point, screen) { return hit }
    }
    return nil
  }

  private static func hit(_ index: Node.ID, _ point: Screen.Point, _ tree: Screen) -> Node.ID? {
    let node = tree.nodes[index]
    if node.flags.contains(.hidden) || node.flags.contains(.interactionDisabled) { return nil }
    // Opacity is held in single precision, in which a hundredth is a little less than that.
    if Double(Float(node.alpha)) < 0.01 { return nil }
    let anchor = node.geometry.anchorPoint
    var x = point.x - node.geometry.position.x
    var y = point.y - node.geometry.position.y
    if let t = node.geometry.transform {
      let determinant = t.a * t.d - t.b * t.c
      x -= t.tx
      y -= t.ty
      (x, y) = ((t.d * x - t.c * y) / determinant, (t.a * y - t.b * x) / determinant)
    }
    x += anchor.x * node.bounds.size.width
    y += anchor.y * node.bounds.size.height
    if x < 0 || y < 0 || x >= node.bounds.size.width || y >= node.bounds.size.height { return nil }
    let local = Screen.Point(x: x + node.bounds.origin.x, y: y + node.bounds.origin.y)
    for child in tree.children(of: index).reversed() {
      if let hit = hit(child, local, tree) { return hit }
    }
    return index
  }
}
