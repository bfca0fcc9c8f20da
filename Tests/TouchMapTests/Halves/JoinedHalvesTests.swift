import Testing
@_spi(Command) import TouchMap

@Suite struct `Two halves of a screen` {
  private let views = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <L: 0x2>>
       | <_UIHostingView: 0x3; frame = (0 100; 390 744); layer = <L: 0x2>>
       |    | <CALayer: 0x4> (layer)
       | <UIButton: 0x5; frame = (20 20; 100 44); layer = <L: 0x2>>
       |    | <UIButtonLabel: 0x6; frame = (10 10; 80 24); text = 'Buy'; userInteractionEnabled = NO>
    """
  private let elements = """
    [{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","AXLabel":"Shop","children":[
      {"AXFrame":"{{0, 0}, {390, 844}}","type":"Group","AXLabel":"veil","children":[
        {"AXFrame":"{{150, 700}, {90, 44}}","type":"Button","AXLabel":"Undo","AXUniqueId":"undo"},
        {"AXFrame":"{{20, 20}, {100, 44}}","type":"Button","AXLabel":"Buy","AXUniqueId":"buy"},
        {"AXFrame":"{{20, 300}, {100, 20}}","type":"StaticText","AXLabel":"Hi"},
        {"AXFrame":"{{20, 70}, {50, 20}}","type":"Button","AXLabel":"Nowhere"}]}]}]
    """

  private func joined() throws -> JoinedHalves {
    try JoinedHalves(views: onlyScreen(views), elements: onlyScreen(elements))
  }

  @Test func `name what is in a hosting view, and the views that have no name`() throws {
    let halves = try joined()
    #expect(
      details(halves.screen)
        == """
        UIWindow 0 0 390 844 0x1 (window)
          _UIHostingView 0 100 390 744 0x3
            CALayer ? 0x4
            Button 150 600 90 44 #undo "Undo"
          UIButton 20 20 100 44 #buy "Buy" 0x5
            UIButtonLabel 10 10 80 24 "Buy" 0x6 untouchable
        """)
    #expect(halves.screen.nodes[3].flags == .content)
    #expect(halves.screen.nodes[3].line == 2)
  }

  @Test func `match an element with its view, or with the view that draws it, or not at all`()
    throws
  {
    #expect(
      try joined().matches == [.none, .unsure, .drawn(by: 1), .view(3), .drawn(by: 1), .unsure])
  }

  @Test func `say how many elements that act nobody could place`() throws {
    #expect(try remarks(joined().screen) == ["unmatched-elements 1"])
  }

  @Test func `say so of an element in a view that is as deep as a tree may be`() throws {
    var builder = ScreenBuilder()
    let frame = Screen.Rect(x: 0, y: 0, width: 390, height: 844)
    for depth in 0...ScreenBuilder.maximumDepth {
      let name =
        depth == 0 ? "UIWindow" : depth < ScreenBuilder.maximumDepth ? "UIView" : "_UIHostingView"
      try builder.add(
        Node(
          kind: depth == 0 ? .window : .view, className: name, line: depth + 1,
          geometry: Node.Geometry(frame: frame)), depth: depth)
    }
    let button = """
      [{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","children":[
        {"AXFrame":"{{150, 700}, {90, 44}}","type":"Button","AXLabel":"Undo"}]}]
      """
    let halves = try JoinedHalves(views: builder.finish(), elements: onlyScreen(button))
    #expect(remarks(halves.screen) == ["unmatched-elements 1"])
  }

  @Test func `give touches to what the hosting view draws, and to no group`() throws {
    let screen = try joined().screen
    let winner = screen.touch(at: .init(x: 190, y: 720)).winner?.node
    #expect(winner == 3)
    #expect(screen.view(of: 3) == 1)
    #expect(screen.touch(at: .init(x: 10, y: 10)).winner?.node == 0)
    #expect(screen.touch(at: .init(x: 30, y: 310)).winner?.node == 1)
    #expect(TouchIndex(screen).receiver(ofTouchAt: .init(x: 190, y: 720)) == 3)
    #expect(screen.partition().owner(at: .init(x: 190, y: 720)) == 3)
  }

  @Test func `have one size and one orientation`() throws {
    let turned = elements.replacing("390, 844", with: "844, 390")
    let other = elements.replacing("390, 844", with: "402, 874")
    #expect(
      throws: DumpError(
        problem: .halvesDiffer(
          views: .init(width: 390, height: 844), elements: .init(width: 844, height: 390),
          isTurned: true))
    ) { try JoinedHalves(views: onlyScreen(views), elements: onlyScreen(turned)) }
    #expect(
      throws: DumpError(
        problem: .halvesDiffer(
          views: .init(width: 390, height: 844), elements: .init(width: 402, height: 874),
          isTurned: false))
    ) { try JoinedHalves(views: onlyScreen(views), elements: onlyScreen(other)) }
  }

  @Test func `are one of each kind`() throws {
    #expect(throws: DumpError(problem: .noElementHalf)) {
      try JoinedHalves(views: onlyScreen(views), elements: onlyScreen(views))
    }
    #expect(throws: DumpError(problem: .noViewHalf)) {
      try JoinedHalves(views: onlyScreen(elements), elements: onlyScreen(elements))
    }
  }

  @Test func `abstain where hosting views of two windows may draw an element`() throws {
    let overlay = views.replacing("0x", with: "0x9")
    let both = try Dump(reading: (views + "\n" + overlay).utf8).screens
    try #require(both.count == 1)
    let halves = try JoinedHalves(views: both[0], elements: onlyScreen(elements))
    #expect(halves.matches[2] == .unsure)
    #expect(halves.matches[3] == .unsure)
    #expect(halves.screen.nodes.count == both[0].nodes.count)
  }

  @Test func `go by the windows that both have`() throws {
    let overlay = """
      <UIWindow: 0x91; frame = (0 0; 390 844); layer = <L: 0x2>>
         | <_UIHostingView: 0x93; frame = (0 100; 390 744); layer = <L: 0x2>>
      """
    let both = try Dump(reading: (views + "\n" + overlay).utf8).screens[0]
    let window = #"{"AXFrame":"{{0, 0}, {390, 844}}","type":"Window","children":["#
    let tree = """
      [{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","children":[
        \(window){"AXFrame":"{{150, 700}, {90, 44}}","type":"Button","AXLabel":"Undo"}]},
        \(window){"AXFrame":"{{20, 300}, {90, 44}}","type":"Button","AXLabel":"Close"}]}]}]
      """
    let halves = try JoinedHalves(views: both, elements: onlyScreen(tree))
    let hosts = halves.matches.compactMap { match -> String? in
      guard case .drawn(let host) = match else { return nil }
      return both.nodes[host].address
    }
    #expect(hosts == ["0x3", "0x93"])
  }

  @Test func `keep what the live UIKit said about the views`() throws {
    var screen = try onlyScreen(views)
    screen.add([.init(owner: .node(3), ask: .nilEvent, points: [.init(x: 30, y: 30)])])
    let halves = try JoinedHalves(views: screen, elements: onlyScreen(elements))
    #expect(halves.screen.witnesses.map(\.owner) == [.node(4)])
    #expect(halves.screen.nodes[4].address == "0x5")
  }
}
