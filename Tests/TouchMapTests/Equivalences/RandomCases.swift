import SeededRandomness
@_spi(Command) import TouchMap

/// How much the random tests of screens do. A case is one screen and one point.
enum RandomCases {
  static let count = Exhaustive.count(everyDay: 400, night: 1_000_000)

  /// The points that are asked on each screen.
  static let points = 20

  /// The seeds of the screens, one at least.
  static let seeds = UInt64(1)...UInt64(count / points)
}

extension Screen {
  /// Returns the same screen with changed nodes, perhaps with nodes around them.
  ///
  /// - Parameters:
  ///   - change: What a node becomes.
  ///   - around: A window that all others become part of, as its only subviews; `nil` for none.
  func rebuilt(around: Node? = nil, _ change: (Node.ID, Node) -> Node) throws -> Screen {
    var builder = ScreenBuilder(evidence: evidence)
    if let around { try builder.add(around, depth: 0) }
    let levels = Dictionary(uniqueKeysWithValues: windows.map { ($0.root, $0.level) })
    for place in nodeIDs {
      let level = around == nil ? levels[place].flatMap { $0 } : nil
      try builder.add(
        change(place, nodes[place]), depth: nodes[place].depth + (around == nil ? 0 : 1),
        level: level)
    }
    return builder.finish()
  }

  /// Whether the points a little to all sides of a point have the same owner as it has.
  func isOffEdges(_ point: Point, by distance: Double, index: TouchIndex) -> Bool {
    let owner = index.receiver(ofTouchAt: point)
    return [-distance, 0, distance].allSatisfy { x in
      [-distance, 0, distance].allSatisfy { y in
        index.receiver(ofTouchAt: Point(x: point.x + x, y: point.y + y)) == owner
      }
    }
  }
}

extension RandomScreen {
  /// A point of the screen's own rectangle; `nil` if that has no area.
  mutating func pointInside(_ screen: Screen) -> Screen.Point? {
    let frame = screen.frame
    guard frame.size.area > 0 else { return nil }
    return Screen.Point(
      x: frame.origin.x + .random(in: 0..<frame.size.width, using: &random),
      y: frame.origin.y + .random(in: 0..<frame.size.height, using: &random))
  }
}
