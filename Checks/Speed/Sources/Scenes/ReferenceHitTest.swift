import Foundation

/// The right answers, by the rule as UIKit states it and by nothing clever.
///
/// A node that is hidden or does not contain the point is passed over with all that is in it; its
/// children are asked from the last to the first; if none answers, the node does.
package struct ReferenceHitTest {
  package var scene: Scene
  /// For each node its last child, and the sibling before it; -1 for none.
  private var lastChild: [Int]
  private var previousSibling: [Int]

  package init(_ scene: Scene) {
    self.scene = scene
    lastChild = [Int](repeating: -1, count: scene.nodes.count)
    previousSibling = lastChild
    for (index, node) in scene.nodes.enumerated() where node.parent >= 0 {
      previousSibling[index] = lastChild[node.parent]
      lastChild[node.parent] = index
    }
  }

  /// Returns the node that gets a touch, or -1 for none.
  ///
  /// - Parameter point: In points, in the screen's space.
  package func receiver(x: Double, y: Double) -> Int {
    scene.nodes.withUnsafeBufferPointer { receiver(at: 0, of: $0, x: x, y: y) }
  }

  private func receiver(
    at index: Int, of nodes: UnsafeBufferPointer<Scene.Node>, x: Double, y: Double
  ) -> Int {
    if nodes[index].isHidden { return -1 }
    let point = nodes[index].ownPoint(x: x, y: y)
    guard nodes[index].contains(x: point.x, y: point.y) else { return -1 }
    var child = lastChild[index]
    while child >= 0 {
      let hit = receiver(at: child, of: nodes, x: point.x, y: point.y)
      if hit >= 0 { return hit }
      child = previousSibling[child]
    }
    return nodes[index].isPassThrough ? -1 : index
  }
}

extension Scene.Node {
  /// Returns a point of the parent's space in the node's own.
  @inline(__always)
  func ownPoint(x: Double, y: Double) -> (x: Double, y: Double) {
    degrees == 0 ? (x - self.x + boundsX, y - self.y + boundsY) : turnedPoint(x: x, y: y)
  }

  private func turnedPoint(x: Double, y: Double) -> (x: Double, y: Double) {
    let angle = degrees * .pi / 180
    let dx = x - (self.x + width / 2)
    let dy = y - (self.y + height / 2)
    return (
      cos(angle) * dx + sin(angle) * dy + width / 2 + boundsX,
      cos(angle) * dy - sin(angle) * dx + height / 2 + boundsY
    )
  }

  /// Whether the node's bounds, with their low edges and without their high ones, hold a point of
  /// the node's own space.
  func contains(x: Double, y: Double) -> Bool {
    x >= boundsX && x < boundsX + width && y >= boundsY && y < boundsY + height
  }
}
