import Foundation
import Testing
@_spi(Command) import TouchMap

/// Screens that no layout makes, but a broken or malicious dump may hold; the benchmark asks them
/// with a million views each.
@Suite struct `A hostile screen` {
  private static let window = Screen.Rect(x: 0, y: 0, width: 400, height: 400)

  /// A window with views side by side in it.
  private func screen(in window: Screen.Rect = window, _ views: [Node.Geometry]) throws -> Screen {
    var builder = ScreenBuilder()
    try builder.add(
      Node(
        kind: .window, className: "UIWindow", line: 1, geometry: .init(frame: window)), depth: 0)
    for (place, geometry) in views.enumerated() {
      try builder.add(
        Node(kind: .view, className: "UIView", line: place + 2, geometry: geometry),
        depth: 1)
    }
    return builder.finish()
  }

  private func turned(_ bounds: Screen.Rect, by angle: Double) -> Node.Geometry {
    Node.Geometry(
      position: .init(x: 200, y: 200), bounds: bounds, anchorPoint: .init(x: 0.5, y: 0.5),
      transform: .init(
        a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
  }

  /// Points off, on and around the window, corners and edges among them.
  private static let points = [-1.0, 0, 0.5, 199.5, 200, 200.25, 399.75, 400, 1e300, -1e308]
    .flatMap { x in [0.0, 200, 311, 399.999, -1e300, 1e308].map { Screen.Point(x: x, y: $0) } }

  /// Expects that index, partition and the walk, which follows UIKit step by step, name one owner.
  private func expectOneAnswer(
    _ screen: Screen, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let index = TouchIndex(screen)
    let (partition, asker) = (index.partition(), TouchAsker(screen))
    let others = Self.points.filter { point in
      let expected = asker.owner(at: point)
      let isOnScreen = partition.frame.contains(point)
      return index.receiver(ofTouchAt: point) != expected
        || partition.owner(at: point) != (isOnScreen ? expected : nil)
    }
    #expect(others == [], comment, sourceLocation: sourceLocation)
  }

  @Test func `of full-screen views on top of one another is the last one's`() throws {
    let stack = try screen(Array(repeating: .init(frame: Self.window), count: 1000))
    expectOneAnswer(stack, "stack")
    #expect(stack.partition().regions.map(\.owner) == [1000])
  }

  @Test func `of turned views on top of one another is cut once`() throws {
    let bounds = Screen.Rect(x: 0, y: 0, width: 200, height: 100)
    let stack = try screen(Array(repeating: turned(bounds, by: 0.4), count: 200))
    expectOneAnswer(stack, "turned stack")
    let partition = stack.partition()
    #expect(partition.regions.map(\.owner) == [0, 200])
    #expect(partition.regions.map(\.pieces.count) == [6, 1])
  }

  @Test func `of views turned about one point is cut exactly`() throws {
    let bounds = Screen.Rect(x: 0, y: 0, width: 380, height: 6)
    let star = try screen((0..<60).map { turned(bounds, by: Double($0) * .pi / 60) })
    expectOneAnswer(star, "star")
    let area = star.partition().regions.reduce(0) { $0 + $1.area }
    #expect(abs(area - 160_000) < 1e-6)
  }

  @Test func `of views each a little larger than the next has four pieces for each`() throws {
    let nest = try screen(
      (0..<150).map { step in
        let inset = Double(step)
        return .init(
          frame: .init(x: inset, y: inset, width: 400 - 2 * inset, height: 400 - 2 * inset))
      })
    expectOneAnswer(nest, "nest")
    let partition = nest.partition()
    #expect(partition.regions.count == 150)
    #expect(partition.regions.allSatisfy { $0.pieces.count <= 8 })
  }

  @Test func `of views without area is the window's`() throws {
    let flat = try screen(
      (0..<300).map { place in
        let isWide = place.isMultiple(of: 2)
        return .init(frame: .init(x: 0, y: 200, width: isWide ? 400 : 0, height: isWide ? 0 : 100))
      })
    expectOneAnswer(flat, "flat")
    #expect(flat.partition().regions.map(\.owner) == [0])
  }

  @Test func `of views at one point is the last one's`() throws {
    let point = Screen.Rect(x: 200, y: 200, width: 0.25, height: 0.25)
    let heap = try screen(Array(repeating: .init(frame: point), count: 1000))
    expectOneAnswer(heap, "heap")
    #expect(heap.partition().regions.map(\.owner) == [0, 1000])
  }

  @Test func `of elements in a stair has one undecided part without edges in it`() throws {
    var builder = ScreenBuilder()
    try builder.add(
      Node(
        kind: .application, className: "Application", line: 1,
        geometry: .init(frame: Self.window)),
      depth: 0)
    for step in 0..<40 {
      let place = Double(5 * step)
      var node = Node(
        kind: .element, className: "Button", line: step + 2,
        geometry: .init(frameInScreen: .init(x: place, y: place, width: 400, height: 400)))
      node.identifier = "\(step)"
      try builder.add(node, depth: 1)
    }
    let undecided = builder.finish().partition(windows: nil).regions.filter(\.isUndecided)
    #expect(undecided.map(\.pieces.count) == [1])
    #expect(undecided.first?.area == 156_025.0)
  }

  @Test func `of a control under very many others counts those behind as one`() throws {
    let cells = (0..<100).map { place in
      let (column, row) = (Double(place % 10), Double(place / 10))
      return Node.Geometry(frame: .init(x: 40 * column, y: 40 * row, width: 40, height: 40))
    }
    let reach = ScreenSurvey(try screen([.init(frame: Self.window)] + cells)).reach(of: 1)
    #expect(reach.blocks.count == 33)
    #expect(reach.blocks.reduce(0) { $0 + $1.area } == 160_000)
    // The frontmost of those that have no block of their own.
    #expect(reach.blocks.last?.by == 69)
    #expect(reach.blocks.last?.area == 108_800.0)
  }

  @Test(arguments: [1e15, 1e100, 1e300, 8e307])
  func `with coordinates as large as numbers get has one owner`(far: Double) throws {
    let views: [Node.Geometry] = [
      .init(frame: .init(x: -far, y: -far, width: 2 * far, height: 2 * far)),
      .init(frame: .init(x: far, y: 0, width: far, height: 100)),
      .init(frame: .init(x: 100, y: 100, width: 100, height: 100)),
      .init(
        frame: .init(x: 200, y: 100, width: 100, height: 250),
        boundsOrigin: .init(x: far, y: -far)),
      turned(.init(x: 0, y: 0, width: far, height: 1), by: 0.5),
      turned(.init(x: -far, y: 0, width: 100, height: 100), by: 0.5),
      .init(frame: .init(x: 0, y: 380, width: 400, height: 20)),
    ]
    for count in 1...views.count {
      expectOneAnswer(try screen(Array(views.prefix(count))), "\(count) views")
    }
    let wide = Screen.Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    expectOneAnswer(try screen(in: wide, views), "wide window")
  }
}
