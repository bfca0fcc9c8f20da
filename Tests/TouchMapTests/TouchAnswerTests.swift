import Testing
@_spi(Command) import TouchMap

@Suite struct `A touch on a dumped screen` {
  @Test func `has reasons with identifiers of lower-case words joined by hyphens`() {
    for reason in TouchAnswer.Reason.allCases {
      #expect(reason.rawValue.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" })
    }
  }

  @Test func `is offered to views as in the textbook walk from A to E`() throws {
    let text = """
      <A: 0x1; frame = (0 0; 100 100)>
         | <C: 0x2; frame = (20 20; 60 60)>
         |    | <E: 0x3; frame = (5 5; 20 20)>
         |    | <D: 0x4; frame = (30 30; 20 20)>
         | <B: 0x5; frame = (0 0; 10 10)>
      """
    #expect(
      try transcript(text, at: 30, 30) == """
        A passedOver subview-hit
        B passedOver outside-bounds
        C passedOver subview-hit
        D passedOver outside-bounds
        E hit hit
        assumed
        """)
  }

  @Test(arguments: [
    ("hidden = YES", "hidden"), ("userInteractionEnabled = NO", "interaction-disabled"),
    ("alpha = 0.009", "transparent"), ("alpha = 0.01", "transparent"),
    ("alpha = -1", "transparent"),
  ])
  func `FS-001 A hidden, disabled or transparent view is passed over with all in it`(
    attribute: String, reason: String
  ) throws {
    let text = """
      <W: 0x1; frame = (0 0; 10 10)>
         | <Below: 0x2; frame = (0 0; 10 10)>
         | <Over: 0x3; frame = (0 0; 10 10); \(attribute)>
         |    | <Inside: 0x4; frame = (0 0; 10 10)>
      """
    #expect(
      try transcript(text, at: 5, 5) == """
        W passedOver subview-hit
        Over passedOver \(reason)
        Inside notReached \(reason)
        Below hit hit
        assumed
        """)
  }

  @Test func `FS-003 An alpha just above 0.01 is enough`() throws {
    let text = """
      <W: 0x1; frame = (0 0; 10 10)>
         | <Over: 0x3; frame = (0 0; 10 10); alpha = 0.0100001>
      """
    #expect(try winner(text, at: 5, 5) == "Over")
  }

  @Test func `FS-007 The frontmost view is asked first and those behind it never`() throws {
    let text = """
      <W: 0x1; frame = (0 0; 10 10)>
         | <Back: 0x2; frame = (0 0; 10 10)>
         | <Front: 0x3; frame = (0 0; 10 10)>
      """
    #expect(
      try transcript(text, at: 5, 5) == """
        W passedOver subview-hit
        Front hit hit
        Back notReached behind-winner
        assumed
        """)
  }

  @Test func `has one alternative for a class, whatever else is assumed of the view`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9)>
         | <UIButton: 0x2; frame = (0 0; 9 9)>
         | <MyPassThroughView: 0x3; baseClass = UIView; frame = (0 0; 9 9); alpha = nan>
      """)
    let answer = screen.touch(at: .init(x: 5, y: 5))
    #expect(answer.assumptions.count == 2)
    #expect(answer.alternatives.map(\.condition.kind) == [.passThrough])
  }

  @Test func `behind the winner is explained by the first thing that keeps it away`() throws {
    let text = """
      <W: 0x1; frame = (0 0; 100 100)>
         | <Small: 0x2; frame = (0 0; 10 10)>
         |    | <BesideIt: 0x3; frame = (50 50; 10 10)>
         | <Large: 0x4; frame = (0 0; 100 100)>
         |    | <InIt: 0x5; frame = (50 50; 10 10)>
         | <Front: 0x6; frame = (0 0; 100 100)>
      """
    #expect(
      try transcript(text, at: 55, 55) == """
        W passedOver subview-hit
        Front hit hit
        Large notReached behind-winner
        InIt notReached behind-winner
        BesideIt notReached outside-ancestor
        assumed
        """)
  }

  @Test(arguments: ["", " clipsToBounds = YES;"])
  func `FS-010 A child outside its parent is unreachable, clipped or not`(clips: String) throws {
    let text = """
      <W: 0x1; frame = (0 0; 100 100)>
         | <Parent: 0x2; frame = (0 0; 10 10);\(clips) layer = <CALayer: 0x9>>
         |    | <Child: 0x3; frame = (50 50; 10 10)>
      """
    #expect(
      try transcript(text, at: 55, 55) == """
        W hit hit
        Parent passedOver outside-bounds
        Child notReached outside-ancestor
        assumed
        """)
  }

  @Test(arguments: [
    (0.0, 0.0, true), (10, 5, false), (5, 10, false), (9.999, 9.999, true), (-0.0, 0, true),
    (-0.001, 0, false), (.nan, 1, false), (.infinity, 1, false),
  ])
  func `FS-013 A view holds its left and top edges only`(x: Double, y: Double, isHit: Bool) throws {
    let text = "<V: 0x1; frame = (0 0; 10 10)>"
    #expect(try winner(text, at: x, y) == (isHit ? "V" : nil))
  }

  @Test func `FS-014 A container without area shuts its children off`() throws {
    let text = """
      <W: 0x1; frame = (0 0; 100 100)>
         | <Empty: 0x2; frame = (0 0; 0 0)>
         |    | <Child: 0x3; frame = (0 0; 50 50)>
      """
    #expect(try winner(text, at: 5, 5) == "W")
  }

  @Test func `FS-015 A negative size counts as its absolute value`() throws {
    #expect(try winner("<V: 0x1; frame = (10 10; -10 -10)>", at: 5, 5) == "V")
  }

  @Test func `FS-022 A scrolled view shows what lies at its content offset`() throws {
    let text = """
      <W: 0x1; frame = (0 0; 100 100)>
         | <Scroll: 0x2; frame = (0 20; 100 80); layer = <CALayer: 0x9>; contentOffset: {0, 500}; \
      contentSize: {100, 900}; adjustedContentInset: {0, 0, 0, 0}>
         |    | <Cell: 0x3; frame = (0 520; 100 40)>
      """
    #expect(try winner(text, at: 50, 39) == "Scroll")
    #expect(try winner(text, at: 50, 40) == "Cell")
    #expect(try winner(text, at: 50, 79.9) == "Cell")
    #expect(try winner(text, at: 50, 80) == "Scroll")
  }

  @Test func `FS-028 A disabled control takes the touch and does nothing`() throws {
    let screen = try onlyScreen("<UIButton: 0x1; frame = (0 0; 10 10); enabled = NO>")
    let answer = screen.touch(at: .init(x: 5, y: 5))
    let hit = try #require(answer.winner)
    #expect(
      screen.explanation(of: hit, at: answer.point)
        == "is the deepest view here, and a disabled control: it takes the touch and does nothing")
  }

  @Test func `falls to a window below only where the windows above take nothing`() throws {
    let text = """
      <BackWindow: 0x1; frame = (0 0; 100 100)>
      <FrontWindow: 0x2; frame = (20 20; 50 50)>
         | <V: 0x3; frame = (0 0; 10 10)>
      """
    #expect(try winner(text, at: 5, 5) == "BackWindow")
    #expect(try winner(text, at: 25, 25) == "V")
    #expect(try winner(text, at: 60, 60) == "FrontWindow")
    #expect(try winner(text, at: 100, 5) == nil)
  }

  @Test func `says where its candidates are on the screen`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (20 30; 200 200)>
         | <Scroll: 0x2; frame = (10 10; 100 100); layer = <CALayer: 0x9>; contentOffset: {0, 50}>
         |    | <Cell: 0x3; frame = (0 60; 100 40)>
      """)
    let frame = screen.touch(at: .init(x: 40, y: 60)).winner?.frameInScreen
    #expect(frame == Screen.Rect(x: 30, y: 50, width: 100, height: 40))
  }

  @Test func `lists no more than its limits and counts the rest`() throws {
    let misses = (1...50).map { "   | <Miss: 0x\($0); frame = (90 90; 1 1)>" }
    let behind = (51...90).map { "   | <Behind: 0x\($0); frame = (0 0; 50 50)>" }
    let lines = ["<W: 0x0; frame = (0 0; 99 99)>"] + behind + misses
    let answer = try onlyScreen(lines.joined(separator: "\n"))
      .touch(at: .init(x: 5, y: 5), limits: .init(misses: 10, candidates: 20))
    #expect(answer.candidates.count == 30)
    #expect(answer.candidates.count { $0.verdict == .hit } == 1)
    #expect((answer.omittedMisses, answer.omittedCandidates) == (40, 21))
  }

  @Test func `lists the element that gets the touch also beyond the limits`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeOther x="0" y="0" width="50" height="50">
         <XCUIElementTypeButton x="0" y="0" width="50" height="50"/>
        </XCUIElementTypeOther>
       </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    let all = screen.touch(at: .init(x: 5, y: 5))
    #expect(all.winner.map { screen.nodes[$0.node].className } == "XCUIElementTypeButton")
    let short = screen.touch(at: .init(x: 5, y: 5), limits: .init(misses: 10, candidates: 1))
    #expect(short.winner == all.winner)
    #expect(short.candidates == [all.candidates[0], try #require(all.winner)])
    #expect(short.omittedCandidates == all.candidates.count - 2)
  }

  @Test func `reaches the bottom of the deepest tree that is taken`() throws {
    let depth = ScreenBuilder.maximumDepth
    var builder = ScreenBuilder()
    for level in 0...depth {
      let frame = Screen.Rect(x: 0, y: 0, width: 10, height: 10)
      let node = Node(kind: .view, className: "V", line: level + 1, geometry: .init(frame: frame))
      try builder.add(node, depth: level)
    }
    #expect(builder.finish().touch(at: .init(x: 5, y: 5)).winner?.node == Node.ID(depth))
  }
}
