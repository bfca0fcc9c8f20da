import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `Ways to the same answer` {
  @Test func `are the walk, the index, the partition and the plain recursion`() throws {
    var hits = 0
    for seed in RandomCases.seeds {
      var random = SplitMix64(seed: seed)
      let screen = try Screen.random(&random)
      let ways = Ways(to: screen)
      let points = (0..<RandomCases.points).map { _ in Screen.Point.random(&random) }
      let owners = points.map { Oracle.winner(in: screen, at: $0) }
      let others = zip(points, owners).filter { ways.owners(at: $0) != [$1] }
      #expect(others.map(\.0) == [], "seed \(seed)")
      hits += owners.count { $0 != nil }
    }
    #expect(hits > 3 * RandomCases.seeds.count)
  }

  @Test func `do not end where the screen is turned, scaled and moved as a whole`() throws {
    var asked = 0
    for seed in RandomCases.seeds {
      var source = RandomScreen(seed: seed)
      let screen = try source.screen()
      // Elements lie on the screen by their own frames, which cannot be turned.
      guard !screen.nodes.contains(where: \.standsAlone) else { continue }
      let map = source.map()
      let moved = try screen.rebuilt { _, node in
        node.depth == 0 ? node.mapped(by: map) : node
      }
      let (index, movedIndex) = (TouchIndex(screen), TouchIndex(moved))
      let asker = TouchAsker(moved)
      let points = (0..<RandomCases.points).map { _ in source.point(in: screen) }
        .filter { screen.isOffEdges($0, by: 1e-3, index: index) }
      asked += points.count
      let others = points.filter { point in
        let (owner, there) = (index.receiver(ofTouchAt: point), map.apply(to: point))
        return asker.owner(at: there) != owner || movedIndex.receiver(ofTouchAt: there) != owner
      }
      #expect(others == [], "seed \(seed), by \(map)")
    }
    #expect(asked > 3 * RandomCases.seeds.count)
  }

  @Test func `do not depend on what was asked before, nor how often`() throws {
    for seed in RandomCases.seeds {
      var source = RandomScreen(seed: seed)
      let screen = try source.screen()
      let points = (0..<RandomCases.points).map { _ in source.point(in: screen) }
      let (index, partition, asker) = (TouchIndex(screen), screen.partition(), TouchAsker(screen))
      func answers(_ order: [Int]) -> [[Node.ID?]] {
        var found = Array(repeating: [Node.ID?](), count: points.count)
        for place in order {
          let point = points[place]
          found[place] = [
            asker.owner(at: point), index.receiver(ofTouchAt: point), partition.owner(at: point),
          ]
        }
        return found
      }
      let order = Array(points.indices)
      let again = answers(order.shuffled(using: &source.random) + order.reversed())
      #expect(answers(order) == again, "seed \(seed)")
    }
  }

  @Test func `are why, the map and lint for a control`() throws {
    var (dead, alive) = (0, 0)
    for seed in RandomCases.seeds {
      var source = RandomScreen(seed: seed)
      let plain = try source.screen()
      let screen = try plain.rebuilt { _, node in
        var node = node
        if node.className == "UIView", source.chance(1, of: 3) { node.className = "UIButton" }
        return node
      }
      let owners = Set(screen.partition().regions.filter { $0.area > 0.01 }.compactMap(\.owner))
      let findings = Lint(screen).findings.filter { $0.rule == .overlayBlocksControl }
      for why in whyReports(on: "UIButton", of: screen) {
        let comment = Comment(rawValue: "seed \(seed), line \(screen.nodes[why.node].line)")
        let isOwner = owners.contains(why.node)
        #expect(!isOwner || why.reachable > 0, comment)
        let hasTwin = owners.contains { screen.liesWhere($0, why.node) }
        if owners.isDisjoint(with: screen.subtree(of: why.node)), !hasTwin {
          #expect(why.reachable < 1e-3, comment)
        }
        let isDead = findings.contains {
          $0.node == why.node && $0.message.contains("gets no touch:")
        }
        #expect(!isDead || why.reachable == 0, comment)
        dead += isDead ? 1 : 0
        alive += isOwner ? 1 : 0
      }
    }
    #expect(dead > 0 && alive > 0, "\(dead) dead controls and \(alive) others say nothing")
  }

  @Test func `lead through the parts that the HTML page looks points up in`() throws {
    var asked = 0
    for seed in RandomCases.seeds {
      var source = RandomScreen(seed: seed)
      let screen = try source.screen()
      // The page draws no screen without a place.
      guard screen.frame.size.area > 0 else { continue }
      let (partition, index) = (screen.partition(), TouchIndex(screen))
      let page = try PageData(MapReport(ReportedScreen(screen)).html())
      // The page knows nothing of bare layers.
      let listed = screen.nodeIDs.filter { screen.nodes[$0].kind != .layer }
      // Outlines are written with few digits.
      let points = (0..<RandomCases.points).compactMap { _ in source.pointInside(screen) }
        .filter { screen.isOffEdges($0, by: 0.1, index: index) }
      let others = points.filter { point in
        page.owner(at: point, in: 0).map { listed[$0] } != partition.owner(at: point)
      }
      #expect(others == [], "seed \(seed)")
      asked += points.count
    }
    #expect(asked > 3 * RandomCases.seeds.count)
  }
}

/// Every way to ask a screen who gets a touch.
private struct Ways {
  private let asker: TouchAsker
  private let index: TouchIndex
  private let partition: TouchPartition

  init(to screen: Screen) {
    (asker, index, partition) = (TouchAsker(screen), TouchIndex(screen), screen.partition())
  }

  /// Returns whom they name: one, if they agree. The partition ends at the screen's frame.
  func owners(at point: Screen.Point) -> Set<Node.ID?> {
    var owners: Set = [asker.owner(at: point), index.receiver(ofTouchAt: point)]
    if partition.frame.contains(point) { owners.insert(partition.owner(at: point)) }
    return owners
  }
}

extension RandomScreen {
  /// A map of the whole plane, of which an inverse exists.
  fileprivate mutating func map() -> Screen.Transform {
    let angle = Double.random(in: 0...(2 * .pi), using: &random)
    let scale = Double.random(in: 0.5...3, using: &random)
    let mirror = chance(1, of: 3) ? -1.0 : 1
    return Screen.Transform(
      a: mirror * scale * cos(angle), b: mirror * scale * sin(angle), c: -scale * sin(angle),
      d: scale * cos(angle), tx: .random(in: -500...500, using: &random),
      ty: .random(in: -500...500, using: &random))
  }
}

extension Screen {
  /// Whether two elements lie at the same place, so that they may be one control listed twice.
  fileprivate func liesWhere(_ one: Node.ID, _ other: Node.ID) -> Bool {
    let (frame, second) = (nodes[one].frame, nodes[other].frame)
    let sides = [
      frame.origin.x - second.origin.x, frame.origin.y - second.origin.y,
      frame.maxX - second.maxX, frame.maxY - second.maxY,
    ]
    return nodes[one].kind == .element && nodes[other].kind == .element
      && sides.allSatisfy { abs($0) <= 2 }
  }
}

extension Node {
  /// The node of a window where a map of the plane takes it.
  fileprivate func mapped(by map: Screen.Transform) -> Node {
    let own = geometry.transform ?? Screen.Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    var node = self
    node.geometry = Node.Geometry(
      position: map.apply(to: geometry.position), bounds: bounds, anchorPoint: geometry.anchorPoint,
      transform: Screen.Transform(
        a: map.a * own.a + map.c * own.b, b: map.b * own.a + map.d * own.b,
        c: map.a * own.c + map.c * own.d, d: map.b * own.c + map.d * own.d,
        tx: map.a * own.tx + map.c * own.ty, ty: map.b * own.tx + map.d * own.ty))
    return node
  }
}
