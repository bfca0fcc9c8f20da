import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `A partition of the frame` {
  private func dump(_ text: String) throws -> Screen {
    let screens = try Dump(reading: text.utf8).screens
    return try #require(screens.first)
  }

  /// Owners with their areas, back to front.
  private func areas(_ text: String) throws -> [String] {
    let screen = try dump(text)
    return screen.partition().regions.map { region in
      let owner = region.owner.map { screen.nodes[$0].className } ?? "nobody"
      return "\(owner) \(region.area)"
    }
  }

  @Test func `gives nothing to a turned view in a view that is beside its scaled parent`() throws {
    #expect(
      try areas(
        """
        <UIWindow: 0x1; frame = (0 0; 100 100)>
           | <Scaled: 0x2; frame = (0 0; 20 80); transform = [1, 0, 0, 2, 0, 0]>
           |    | <Beside: 0x3; frame = (20 0; 30 30)>
           |    |    | <Turned: 0x4; frame = (-15 -15; 130 130); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]>
        """) == ["UIWindow 8400.0", "Scaled 1600.0"])
  }

  @Test func `gives each point to the view in front`() throws {
    #expect(
      try areas(
        """
        <UIWindow: 0x1; frame = (0 0; 100 100)>
           | <UILabel: 0x2; frame = (10 10; 50 50)>
           | <UIButton: 0x3; frame = (40 40; 40 40)>
        """) == ["UIWindow 6300.0", "UILabel 2100.0", "UIButton 1600.0"])
  }

  @Test func `leaves out what gets no touch`() throws {
    #expect(
      try areas(
        """
        <UIWindow: 0x1; frame = (0 0; 100 100)>
           | <UIView: 0x2; frame = (0 0; 100 100); hidden = YES>
           |    | <UIButton: 0x3; frame = (0 0; 50 50)>
           | <UIView: 0x4; frame = (0 0; 50 50); userInteractionEnabled = NO>
           | <UIView: 0x5; frame = (0 0; 50 50); alpha = 0>
           | <UIButton: 0x6; frame = (90 90; 50 50)>
        """) == ["UIWindow 9900.0", "UIButton 100.0"])
  }

  @Test func `lets a pass-through view own nothing`() throws {
    #expect(
      try areas(
        """
        <UIWindow: 0x1; frame = (0 0; 100 100)>
        <MyPassThroughWindow: 0x2; baseClass = UIWindow; frame = (0 0; 100 100)>
           | <UIView: 0x3; frame = (0 0; 100 100)>
           |    | <UIButton: 0x4; frame = (0 0; 10 10)>
        """) == ["UIWindow 9900.0", "UIButton 100.0"])
  }

  @Test func `has a part that nobody owns where no window is`() throws {
    #expect(
      try areas(
        """
        <UIWindow: 0x1; frame = (0 0; 100 100); userInteractionEnabled = NO>
        <UIWindow: 0x2; frame = (0 0; 100 25)>
        """) == ["nobody 7500.0", "UIWindow 2500.0"])
  }

  @Test func `cuts along the edges of a turned view`() throws {
    let screen = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 200 200)>
         | <UIView: 0x2; frame = (50 50; 100 100); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]>
      """)
    let partition = screen.partition()
    let turned = try #require(partition.region(of: 1))
    #expect(abs(turned.area - 100 / 1.4 * 100 / 1.4) < 1e-6)
    #expect(partition.regions.count == 2)
    #expect(turned.pieces.allSatisfy { $0.corners.count >= 3 })
  }

  @Test func `holds the edges that the view holds, mirrored too`() throws {
    let screen = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (20 20; 20 20)>
         | <UIView: 0x3; frame = (60 20; 20 20); transform = [-1, 0, 0, 1, 0, 0]>
      """)
    let partition = screen.partition()
    let points = [(20, 30), (40, 30), (60, 30), (80, 30), (30, 20), (30, 40), (70, 20), (70, 40)]
    for (x, y) in points {
      let point = Screen.Point(x: Double(x), y: Double(y))
      #expect(partition.owner(at: point) == screen.touch(at: point).winner?.node, "\(point)")
    }
  }

  @Test func `has no regions where the frame has no area`() throws {
    #expect(try areas("<UIWindow: 0x1; frame = (0 0; 0 0)>") == [])
    #expect(try areas("<UIWindow: 0x1; frame = (0 0; 0.5 0.5)>") == ["UIWindow 0.25"])
  }

  @Test func `has no regions where the frame has no end`() throws {
    let endless = Double.infinity
    for (x, y, width, height) in [
      (-endless, 0, 9, 9), (0, -endless, 9, 9), (0, 0, endless, 9), (0, 0, 9, endless),
    ] {
      var builder = ScreenBuilder()
      let frame = Screen.Rect(x: x, y: y, width: width, height: height)
      try builder.add(
        Node(kind: .window, className: "W", line: 1, geometry: Node.Geometry(frame: frame)),
        depth: 0)
      #expect(builder.finish().partition().regions.isEmpty, "\(frame)")
    }
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 15, night: 600))
  func `agrees with the walk on random trees and covers the frame`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = try Screen.random(&random)
    let partition = screen.partition()
    let frame = partition.frame
    let total = partition.regions.reduce(0) { $0 + $1.area }
    #expect(abs(total - frame.size.area) <= 1e-9 * frame.size.area, "seed \(seed)")
    guard frame.size.area > 0 else { return }
    let points = (0..<100).map { _ in
      Screen.Point(
        x: .random(in: frame.origin.x..<frame.maxX, using: &random),
        y: .random(in: frame.origin.y..<frame.maxY, using: &random))
    }
    let asker = TouchAsker(screen)
    #expect(points.filter { partition.owner(at: $0) != asker.owner(at: $0) } == [], "seed \(seed)")
  }

  /// Drawings and answers hold the pieces, and each touch is looked up among them. How many there are
  /// is a choice; it changes only together with the cutting.
  @Test(arguments: [(10, 39), (15, 62), (16, 63), (60, 227), (300, 787)])
  func `is cut into few pieces`(count: Int, pieces: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let views = (0..<count).map { _ in
      let (x, y) = (
        Int.random(in: 0..<900, using: &random), Int.random(in: 0..<900, using: &random)
      )
      let width = Int.random(in: 10..<200, using: &random)
      return "   | <UIView: 0x2; frame = (\(x) \(y); \(width) 70)>"
    }
    let text = ["<UIWindow: 0x1; frame = (0 0; 1000 1000)>"] + views
    let partition = try dump(text.joined(separator: "\n")).partition()
    #expect(partition.regions.reduce(0) { $0 + $1.polygons.count } == pieces)
    #expect(partition.regions.reduce(0) { $0 + $1.area } == 1_000_000)
  }

  /// Each view lies a little lower and further right than the one before: of each but the last a
  /// strip along its top and its left edge is seen.
  @Test(arguments: [1, 10, 2000])
  func `of a stair has two pieces a step`(count: Int) throws {
    let step = 1 / Double(count)
    let views = (0..<count).map { number in
      let offset = Double(number) * step
      return "   | <UIButton: 0x2; frame = (\(offset) \(offset); 300 300)>"
    }
    let text = ["<UIWindow: 0x1; frame = (0 0; 300 300)>"] + views
    let partition = try dump(text.joined(separator: "\n")).partition()
    #expect(partition.regions.count == count)
    #expect(partition.regions.reduce(0) { $0 + $1.polygons.count } == 2 * count - 1)
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 1, night: 50))
  func `agrees with the walk where thousands of rectangles overlap`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var builder = ScreenBuilder()
    func add(_ rect: Screen.Rect, depth: Int) throws {
      let node = Node(
        kind: depth == 0 ? .window : .view, className: "V", line: 1,
        geometry: Node.Geometry(frame: rect))
      try builder.add(node, depth: depth)
    }
    try add(Screen.Rect(x: 0, y: 0, width: 1000, height: 1000), depth: 0)
    for _ in 0..<2000 {
      try add(
        Screen.Rect(
          x: Double(Int.random(in: -20..<1000, using: &random)),
          y: Double(Int.random(in: -20..<1000, using: &random)),
          width: Double(Int.random(in: 1..<120, using: &random)),
          height: Double(Int.random(in: 1..<60, using: &random))), depth: 1)
    }
    let screen = builder.finish()
    let partition = screen.partition()
    #expect(partition.regions.reduce(0) { $0 + $1.area } == 1_000_000, "seed \(seed)")
    let points = (0..<100).map { _ in
      // Whole coordinates: many of these points lie on edges.
      Screen.Point(
        x: Double(Int.random(in: 0..<1000, using: &random)),
        y: Double(Int.random(in: 0..<1000, using: &random)))
    }
    let asker = TouchAsker(screen)
    #expect(points.filter { partition.owner(at: $0) != asker.owner(at: $0) } == [], "seed \(seed)")
  }

  @Test func `agrees with the walk on every kind of node, edges included`() throws {
    for seed in Exhaustive.seeds(everyDay: 50, night: 2_500) {
      var source = RandomScreen(seed: seed)
      let tree = try source.screen()
      let partition = tree.partition()
      let asker = TouchAsker(tree)
      let points = (0..<40).map { _ in source.point(in: tree) }
      let others = points.filter { point in
        let expected = partition.frame.contains(point) ? asker.owner(at: point) : nil
        return partition.owner(at: point) != expected
      }
      #expect(others == [], "seed \(seed)")
    }
  }

  @Test func `of an index is that of its screen`() throws {
    for seed in Exhaustive.seeds(everyDay: 10, night: 600) {
      var source = RandomScreen(seed: seed)
      let tree = try source.screen(count: 2...40)
      #expect(TouchIndex(tree).partition() == tree.partition(), "seed \(seed)")
    }
  }

  @Test func `knows the regions of owners and of nobody else`() throws {
    var source = RandomScreen(seed: 3)
    let tree = try source.screen(count: 70...70)
    let partition = tree.partition()
    let owners = Set(partition.regions.compactMap(\.owner))
    #expect(owners.count > 3)
    for node in tree.nodeIDs {
      #expect(partition.region(of: node)?.owner == (owners.contains(node) ? node : nil))
    }
  }

  @Test func `counts the windows that are asked for`() throws {
    let screen = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
      <UIWindow: 0x2; frame = (0 0; 100 25)>
      """)
    func owners(_ windows: [Int]?) -> [Node.ID?] {
      screen.partition(windows: windows).regions.map(\.owner)
    }
    #expect(owners(nil) == [0, 1])
    #expect(owners([0]) == [0])
    #expect(owners([1]) == [nil, 1])
    #expect(owners([]) == [nil])
  }

  @Test func `goes on behind a turned view whose box covers the screen`() throws {
    let screen = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <Behind: 0x2; frame = (0 0; 10 10)>
         | <Turned: 0x3; frame = (-20 -20; 140 140); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]>
      """)
    let regions = screen.partition().regions
    let owners = regions.map { $0.owner.map { screen.nodes[$0].className } }
    #expect(owners == ["UIWindow", "Behind", "Turned"])
    // Each corner of the screen sticks out by 20 points.
    let corners = 4 * 20.0 * 20 / (2 * 0.8 * 0.6)
    #expect(abs(regions[0].area - (corners - 100)) < 1e-9)
    #expect(regions[1].area == 100 && abs(regions[2].area - (10_000 - corners)) < 1e-9)
  }

  @Test func `gives what nobody owns away once, in however many parts it is cut`() throws {
    let windows = (0..<64).map {
      "<UIWindow: 0x\($0 + 2); frame = (\($0 % 8 * 50 + 10) \($0 / 8 * 50 + 10); 30 30)>"
    }
    let off = "<UIWindow: 0x1; frame = (0 0; 400 400); userInteractionEnabled = NO>"
    let areas = try areas(([off] + windows).joined(separator: "\n"))
    #expect(areas.first == "nobody \(400.0 * 400 - 64 * 900)")
    #expect(areas.count == 65 && areas.dropFirst().allSatisfy { $0 == "UIWindow 900.0" })
  }

  @Test func `equals one that cuts the same screen in the same way`() throws {
    func partition(_ width: Int, _ button: Int) throws -> TouchPartition {
      try dump(
        """
        <UIWindow: 0x1; frame = (0 0; \(width) 100)>
           | <UIButton: 0x2; frame = (0 0; \(button) 10)>
        """
      ).partition()
    }
    #expect(try partition(100, 10) == partition(100, 10))
    #expect(try partition(100, 10).hashValue == partition(100, 10).hashValue)
    #expect(try partition(100, 10) != partition(101, 10))
    #expect(try partition(100, 10) != partition(100, 11))
  }

  @Test(arguments: ["1e150, 2e150, -2e150, 1e150", "1e150, 1, -1, 1"])
  func `gives nothing to a turned view whose place no number holds`(transform: String) throws {
    let view = "frame = (0 0; 100 100); bounds = (0 0; 10 10); transform = [\(transform), 0, 0]>"
    let screen = try dump(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; \(view)
         |    | <UIView: 0x3; \(view)
         |    |    | <UIButton: 0x4; \(view)
      """)
    let partition = screen.partition()
    #expect(abs(partition.regions.map(\.area).reduce(0, +) - 10_000) < 1e-6)
    #expect(!partition.regions.contains { $0.owner.map { screen.nodes[$0].depth == 3 } ?? false })
    let points = stride(from: 3.7, to: 100, by: 9).flatMap { x in
      stride(from: 2.9, to: 100, by: 9).map { Screen.Point(x: x, y: $0) }
    }
    let asker = TouchAsker(screen)
    #expect(points.filter { partition.owner(at: $0) != asker.owner(at: $0) } == [])
  }
}
