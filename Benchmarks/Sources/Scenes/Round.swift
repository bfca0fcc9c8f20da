/// The questions of one round with their right answers: fresh points, then moves with a point each.
package struct Round: Sendable {
  package struct Query: Sendable {
    package var x, y: Double
    package var receiver: Int
  }

  /// A view gets a new origin in its parent's space, and then a touch is asked for. Moves add up
  /// over a round; the next round starts from the unmoved scene again.
  package struct Move: Sendable {
    package var node: Int
    package var x, y: Double
    package var query: Query
  }

  /// How many of each kind a round has, and how many more come before them untimed.
  package struct Size: Sendable {
    package var queries = 12_000
    package var queryWarmup = 3_000
    package var moves = 1_500
    package var moveWarmup = 150

    package init() {}

    /// A size that the slow and obvious recursion can answer in a few seconds.
    package init(for scene: Scene) {
      guard scene.nodes.count > 50_000 else { return }
      (queries, queryWarmup, moves, moveWarmup) = (5_000, 1_500, 500, 50)
    }
  }

  package var size: Size
  package var queries: [Query]
  package var moves: [Move]

  package init(size: Size, queries: [Query], moves: [Move]) {
    (self.size, self.queries, self.moves) = (size, queries, moves)
  }

  /// Creates a round; the same seed and number give the same one.
  ///
  /// - Parameter size: As fits the scene if `nil`.
  package init(_ number: Int, of scene: Scene, seed: UInt64, size: Size? = nil) {
    let size = size ?? Size(for: scene)
    var seeds = SplitMix64(seed: seed ^ 0x5EED)
    var random = SplitMix64(seed: seeds.next() &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var reference = ReferenceHitTest(scene)
    self.size = size
    queries = (0..<size.queries + size.queryWarmup).map { _ in
      reference.query(scene.randomPoint(using: &random))
    }
    let movable = scene.movableNodes(reference)
    moves = (0..<size.moves + size.moveWarmup).map { _ in
      reference.move(movable[random.integer(in: 0...movable.count - 1)], using: &random)
    }
  }
}

extension Scene {
  fileprivate func randomPoint(using random: inout SplitMix64) -> (x: Double, y: Double) {
    let x = random.integer(in: 0...Int(width) - 1)
    return (Double(x), Double(random.integer(in: 0...Int(height) - 1)))
  }

  fileprivate func isOnScreen(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= 0 && point.x < width && point.y >= 0 && point.y < height
  }

  /// The leaves that are on the screen, neither hidden nor turned, with their own places there.
  fileprivate func movableNodes(_ reference: ReferenceHitTest) -> [MovableNode] {
    var places: [(x: Double, y: Double, isUsable: Bool)] = []
    for node in nodes {
      let parent = node.parent < 0 ? (x: 0, y: 0, isUsable: true) : places[node.parent]
      let isUsable = parent.isUsable && node.degrees == 0 && !node.isHidden
      places.append(
        (parent.x + node.x - node.boundsX, parent.y + node.y - node.boundsY, isUsable))
    }
    return nodes.indices.compactMap { index in
      let node = nodes[index]
      let x = places[index].x + node.boundsX
      let y = places[index].y + node.boundsY
      let isOnScreen = x < width && y < height && x + node.width > 0 && y + node.height > 0
      guard index > 0, reference.isLeaf(index), places[index].isUsable, isOnScreen else {
        return nil
      }
      return MovableNode(index: index, screenX: x, screenY: y, home: node)
    }
  }
}

private struct MovableNode {
  var index: Int
  var screenX, screenY: Double
  var home: Scene.Node
}

extension ReferenceHitTest {
  fileprivate func query(_ point: (x: Double, y: Double)) -> Round.Query {
    Round.Query(x: point.x, y: point.y, receiver: receiver(x: point.x, y: point.y))
  }

  /// Moves a node by at most 40 points from its first place, and asks about a point in it or, as
  /// often, anywhere on the screen.
  fileprivate mutating func move(
    _ node: MovableNode, using random: inout SplitMix64
  ) -> Round.Move {
    let dx = Double(random.integer(in: -40...40))
    let dy = Double(random.integer(in: -40...40))
    scene.nodes[node.index].x = node.home.x + dx
    scene.nodes[node.index].y = node.home.y + dy
    let inside = (
      x: node.screenX + dx + Double(random.integer(in: 0...Int(node.home.width) - 1)),
      y: node.screenY + dy + Double(random.integer(in: 0...Int(node.home.height) - 1))
    )
    let anywhere = scene.randomPoint(using: &random)
    let asksInside = random.integer(in: 0...1) == 0 && scene.isOnScreen(inside)
    let point = asksInside ? inside : anywhere
    return Round.Move(
      node: node.index, x: node.home.x + dx, y: node.home.y + dy, query: query(point))
  }
}
