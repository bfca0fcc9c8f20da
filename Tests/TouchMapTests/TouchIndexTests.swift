import Testing
import TouchMap

@Suite struct `A touch index` {
  @Test func `gives the walk's receiver at every point, edges included`() throws {
    for seed in UInt64(1)...600 {
      var source = RandomScreen(seed: seed)
      let tree = try source.screen()
      let index = TouchIndex(tree)
      for _ in 0..<150 {
        let point = source.point(in: tree)
        let expected = tree.touch(at: point).winner?.node
        #expect(index.receiver(ofTouchAt: point) == expected, "seed \(seed), point \(point)")
      }
    }
  }

  @Test func `gives after updates what an index built anew gives`() throws {
    for seed in UInt64(1)...300 {
      var source = RandomScreen(seed: seed)
      var tree = try source.screen(count: 2...60)
      var index = TouchIndex(tree)
      for step in 0..<40 {
        tree = try source.update(&index, of: tree)
        let fresh = TouchIndex(tree)
        for _ in 0..<8 {
          let point = source.point(in: tree)
          let expected = fresh.receiver(ofTouchAt: point)
          #expect(
            index.receiver(ofTouchAt: point) == expected,
            "seed \(seed), step \(step), point \(point)")
        }
      }
    }
  }

  @Test func `does not change with its copy`() throws {
    var source = RandomScreen(seed: 7)
    let tree = try source.screen(count: 40...40)
    let original = TouchIndex(tree)
    let points = (0..<200).map { _ in source.point(in: tree) }
    let before = points.map { original.receiver(ofTouchAt: $0) }
    var copy = original
    for window in tree.windows { copy.setHidden(true, of: window.root) }
    #expect(points.allSatisfy { copy.receiver(ofTouchAt: $0) == nil })
    #expect(points.map { original.receiver(ofTouchAt: $0) } == before)
  }

  @Test func `knows no receiver of a point that is not a number or not finite`() throws {
    var builder = ScreenBuilder()
    try builder.add(window(.init(x: -1e308, y: -1e308, width: 1.7e308, height: 1.7e308)), depth: 0)
    let index = TouchIndex(builder.finish())
    #expect(index.receiver(ofTouchAt: .init(x: 1, y: 1)) == 0)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(index.receiver(ofTouchAt: .init(x: value, y: 1)) == nil)
      #expect(index.receiver(ofTouchAt: .init(x: 1, y: value)) == nil)
    }
  }

  @Test func `takes an empty screen`() {
    #expect(TouchIndex(ScreenBuilder().finish()).receiver(ofTouchAt: .zero) == nil)
  }

  private func window(_ frame: Screen.Rect) -> Node {
    Node(kind: .window, className: "UIWindow", line: 1, geometry: .init(frame: frame))
  }
}

extension RandomScreen {
  /// Changes one node of an index; returns the tree with the same change.
  mutating func update(_ index: inout TouchIndex, of tree: Screen) throws -> Screen {
    let target = Node.ID(.random(in: 0..<tree.nodes.count, using: &random))
    var node = tree.nodes[target]
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      node.flags.formSymmetricDifference(.hidden)
      index.setHidden(node.flags.contains(.hidden), of: target)
    case 1:
      node.alpha = chance(1, of: 2) ? 0 : 1
      index.setAlpha(node.alpha, of: target)
    case 2:
      node.flags.formSymmetricDifference(.interactionDisabled)
      index.setInteractionEnabled(!node.flags.contains(.interactionDisabled), of: target)
    case 3:
      let frame = geometry().frame
      move(&node, to: frame.origin)
      index.move(target, to: frame.origin)
    case 4:
      let offset = geometry().bounds.origin
      guard node.kind == .view || node.kind == .window else { break }
      scroll(&node, to: offset)
      index.scroll(target, to: offset)
    default:
      node.geometry = geometry(isWindow: node.depth == 0)
      index.setGeometry(node.geometry, of: target)
    }
    return try tree.replacing(target, with: node)
  }

  private func move(_ node: inout Node, to origin: Screen.Point) {
    let old = node.geometry
    let position = Screen.Point(
      x: old.position.x + (origin.x - old.frame.origin.x),
      y: old.position.y + (origin.y - old.frame.origin.y))
    let frame = Screen.Rect(
      x: origin.x, y: origin.y, width: old.frame.size.width, height: old.frame.size.height)
    node.geometry =
      old.transform == nil
      ? .init(frame: frame, boundsOrigin: old.bounds.origin)
      : .init(
        frame: frame, bounds: old.bounds, anchorPoint: old.anchorPoint, position: position,
        transform: old.transform)
  }

  private func scroll(_ node: inout Node, to offset: Screen.Point) {
    let old = node.geometry
    let bounds = Screen.Rect(
      x: offset.x, y: offset.y, width: old.bounds.size.width, height: old.bounds.size.height)
    node.geometry = .init(
      frame: old.frame, bounds: bounds, anchorPoint: old.anchorPoint, position: old.position,
      transform: old.transform)
  }
}

extension Screen {
  /// Returns the same tree with another node at one place.
  fileprivate func replacing(_ index: Node.ID, with node: Node) throws -> Screen {
    var builder = ScreenBuilder()
    let levels = Dictionary(uniqueKeysWithValues: windows.map { ($0.root, $0.level) })
    for place in nodeIDs {
      let level = levels[place].flatMap { $0 }
      try builder.add(place == index ? node : nodes[place], depth: nodes[place].depth, level: level)
    }
    return builder.finish()
  }
}
