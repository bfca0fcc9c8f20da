import Testing
@_spi(Command) import TouchMap

/// The word about a tap that is meant for a view, the line of the node because of which, and where a
/// tap works.
private func verdict(on name: String, in dump: String) throws -> String {
  let oracle = TapOracle(try Dump(reading: dump.utf8).screens[0])
  let verdict = try #require(oracle.bestMatch(named: name)).verdict
  let by = verdict.by.map { "line \(oracle.screen.nodes[$0].line)" } ?? "nobody"
  let point = verdict.tapPoint.map { "\(Int($0.x)),\(Int($0.y))" } ?? "nowhere"
  return "\(verdict.word.rawValue), \(by), \(point)"
}

@Suite struct `The verdict about a tap` {
  @Test func `is one word for a test to compare, and an error tells near names`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (100 100; 200 50); accessibilityIdentifier = 'buy'>
      """
    let screen = try Dump(reading: dump.utf8).screens[0]
    #expect(try screen.verdict(of: "#buy") == .hits)
    let error = #expect(throws: DumpError.self) { try screen.verdict(of: "#buyy") }
    #expect(error?.description == "error: nothing is called '#buyy'; did you mean '#buy'?")
  }

  @Test(arguments: [
    ("UIButton", "| <UIButton: 0x2; frame = (100 100; 200 50)>", "hits, line 2, 200,125"),
    ("UIButton", "| <UIButton: 0x2; frame = (nan nan; 200 50)>", "cannot-tell, nobody, nowhere"),
    ("UIButton", "| <UIButton: 0x2; frame = (100 900; 200 50)>", "off-screen, nobody, nowhere"),
    (
      "UIButton",
      """
      | <UIView: 0x2; frame = (0 0; 400 800); hidden = YES>
         |    | <UIButton: 0x3; frame = (100 100; 200 50); userInteractionEnabled = NO>
      """, "hidden, line 2, nowhere"
    ),
    (
      "UIButton", "| <UIButton: 0x3; frame = (100 100; 200 50); alpha = 0.005>",
      "hidden, line 2, nowhere"
    ),
    (
      "UIButton",
      """
      | <UIView: 0x2; frame = (0 0; 400 800); userInteractionEnabled = NO>
         |    | <UIButton: 0x3; frame = (100 100; 200 50)>
      """, "disabled, line 2, nowhere"
    ),
    (
      "UIButton", "| <UIButton: 0x2; frame = (100 100; 200 50); enabled = NO>",
      "disabled, line 2, nowhere"
    ),
    (
      "UIButton",
      """
      | <UIView: 0x2; frame = (0 0; 400 120)>
         |    | <UIButton: 0x3; frame = (100 100; 200 50)>
      """, "outside-parent, line 2, 200,110"
    ),
    (
      "UIButton",
      """
      | <UIScrollView: 0x2; frame = (0 0; 400 120); clipsToBounds = YES; contentOffset: {0, 0}>
         |    | <UIButton: 0x3; frame = (100 200; 200 50)>
      """, "clipped, line 2, nowhere"
    ),
    (
      "UIButton",
      """
      | <UIScrollView: 0x2; frame = (0 0; 400 120); clipsToBounds = YES; contentOffset: {0, 0}>
         |    | <UIButton: 0x3; frame = (100 90; 200 50)>
      """, "hits, line 3, 200,105"
    ),
    (
      "UIButton",
      """
      | <UIButton: 0x2; frame = (100 600; 200 50)>
      <UITextEffectsWindow: 0x3; frame = (0 0; 400 800)>
         | <UIInputSetContainerView: 0x4; frame = (0 0; 400 800)>
         |    | <UIInputSetHostView: 0x5; frame = (0 500; 400 300)>
      """, "keyboard, line 3, nowhere"
    ),
    (
      "UIButton",
      """
      | <UIButton: 0x2; frame = (100 100; 200 50)>
         | <UIView: 0x3; frame = (150 0; 400 800)>
      """, "covered-by, line 3, 125,125"
    ),
    (
      "UIView",
      """
      | <UIView: 0x2; frame = (0 0; 400 800)>
         |    | <UIButton: 0x3; frame = (100 300; 200 200)>
      """, "handled-by, line 3, 200,150"
    ),
    (
      "UITableViewCell",
      """
      | <Card: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x4>>
         |    | <UITableViewCell: 0x3; frame = (100 300; 200 200)>
      """, "shadowed-by-gesture, line 2, 200,400"
    ),
    (
      "UIButton",
      """
      | <Card: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x4>>
         |    | <UIButton: 0x3; frame = (100 300; 200 200)>
      """, "hits, line 3, 200,400"
    ),
  ])
  func `is the first word of the table that holds`(name: String, views: String, expected: String)
    throws
  {
    let dump = "<UIWindow: 0x1; frame = (0 0; 400 800)>\n   " + views
    #expect(try verdict(on: name, in: dump) == expected)
  }

  @Test func `of the background of a window that lets touches through names who gets them`() throws
  {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
      <Fallthrough.PassThroughWindow: 0x2; baseClass = UIWindow; frame = (0 0; 400 800)>
         | <UITransitionView: 0x3; frame = (0 0; 400 800)>
         |    | <UIView: 0x4; frame = (0 0; 400 800)>
         |    |    | <UIButton: 0x5; frame = (100 700; 200 50)>
      """
    let name = "Fallthrough.PassThroughWindow"
    #expect(try verdict(on: name, in: dump) == "passes-through, line 1, 200,725")
  }

  @Test func `of what a presenter shows lets touches beside the content through`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 100; 400 50)>
      <Fallthrough.OverlayWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
         | <UITransitionView: 0x4; frame = (0 0; 400 800)>
         |    | <UIDropShadowView: 0x5; frame = (0 0; 400 800)>
         |    |    | <Fallthrough.OverlayRootView: 0x6; frame = (0 0; 400 800)>
         |    |    |    | <UIView: 0x7; frame = (0 0; 400 800)>
         |    |    |    |    | <UIButton: 0x8; frame = (100 700; 200 50)>
      """
    #expect(try verdict(on: "0x2", in: dump) == "hits, line 2, 200,125")
    #expect(try verdict(on: "0x8", in: dump) == "hits, line 8, 200,725")
  }

  @Test(arguments: [
    // A label of UIKit's, one that takes touches itself, one deeper, one in a dead button.
    (
      "UIButton",
      "<UIButtonLabel: 0x3; frame = (0 0; 40 20); text = 'Buy'; userInteractionEnabled = NO>",
      "hits, line 2, 200,125"
    ),
    (
      "UIButton", "<UILabel: 0x3; frame = (0 0; 200 50); text = 'Buy'>",
      "covered-by, line 3, nowhere"
    ),
    (
      "UIButton",
      """
      <UIStackView: 0x4; frame = (0 0; 200 50); userInteractionEnabled = NO>
         |    |    | <UILabel: 0x3; frame = (0 0; 40 20); text = 'Buy'>
      """, "hits, line 2, 200,125"
    ),
    (
      "UIButton", "<UILabel: 0x3; frame = (0 0; 40 20); text = 'Buy'; hidden = YES>",
      "hits, line 2, 200,125"
    ),
    // A row that is named by the text, and a row's second text, which names nothing.
    (
      "UITableViewCell",
      "<UILabel: 0x3; frame = (0 0; 40 20); text = 'Buy'; userInteractionEnabled = NO>",
      "hits, line 2, 200,125"
    ),
    (
      "UITableViewCell",
      """
      <UILabel: 0x3; frame = (0 0; 40 20); text = 'Milk'; userInteractionEnabled = NO>
         |    | <UILabel: 0x4; frame = (0 20; 40 20); text = 'Buy'; userInteractionEnabled = NO>
      """, "disabled, line 4, nowhere"
    ),
  ])
  func `of a text is about the control that shows it, or the row that it names`(
    kind: String, text: String, expected: String
  ) throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <\(kind): 0x2; frame = (100 100; 200 50)>
         |    | \(text)
      """
    #expect(try verdict(on: "Buy", in: dump) == expected)
  }

  @Test func `of a name that several views have is about the one that a tap reaches`() throws {
    let oracle = TapOracle(
      try Dump(
        reading: """
          <UIWindow: 0x1; frame = (0 0; 400 800)>
             | <UIButton: 0x2; frame = (100 900; 200 50)>
             | <UIButton: 0x3; frame = (100 100; 200 50); hidden = YES>
             | <UIButton: 0x4; frame = (100 300; 200 50)>
          """.utf8
      ).screens[0])
    let match = try #require(oracle.bestMatch(named: "UIButton"))
    #expect(match.node == 3)
    #expect(match.count == 3)
  }
}

@Suite struct `A verdict that the dump does not settle` {
  private func match(windowWith views: String) throws -> TapVerdict {
    try match("UIButton", in: "<UIWindow: 0x1; frame = (0 0; 400 800)>\n" + views)
  }

  private func match(_ name: String, in dump: String) throws -> TapVerdict {
    let oracle = TapOracle(try Dump(reading: dump.utf8).screens[0])
    return try #require(oracle.bestMatch(named: name)).verdict
  }

  @Test func `names the class whose rule decides`() throws {
    let verdict = try match(
      windowWith: """
           | <UIButton: 0x2; frame = (100 100; 200 50)>
           | <RCTView: 0x3; frame = (0 0; 400 800)>
           | <RCTView: 0x4; frame = (0 0; 400 800)>
        """)
    #expect(verdict.word == .cannotTell)
    #expect(verdict.doubts == [.ownRule(3)])
    #expect(verdict.tapPoint == nil)
  }

  @Test func `is covered if an ordinary view is in front as well`() throws {
    let verdict = try match(
      windowWith: """
           | <UIButton: 0x2; frame = (100 100; 200 50)>
           | <UIView: 0x3; frame = (0 0; 400 800)>
           | <RCTView: 0x4; frame = (0 0; 400 800)>
        """)
    #expect(verdict.word == .coveredBy)
    #expect(verdict.by == 3)
    #expect(verdict.evidence == .assumed)
  }

  @Test func `doubts a class that says it passes touches through`() throws {
    let verdict = try match(
      windowWith: """
           | <UIButton: 0x2; frame = (100 100; 200 50)>
        <PassthroughWindow: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
        """)
    #expect(verdict.word == .cannotTell)
    #expect(verdict.doubts == [.passThrough(2)])
  }

  @Test func `refuses where a part of the dump is missing`() throws {
    let verdict = try match(
      windowWith: """
           | <UIButton: 0x2; frame = (100 100; 200 50)>
           | <UIView: 0x3; frame = (0 0; 10
        """)
    #expect(verdict.word == .cannotTell)
    #expect(verdict.doubts.first == .cutShort)
  }

  /// An element that is only drawn, in front of a button.
  @Test(
    arguments: [("Alert", []), ("Keyboard", []), ("NavigationBar", [.order(2)])]
      as [(String, [TapVerdict.Doubt])])
  func `is covered if what is in front is modal or a keyboard`(
    role: String, doubts: [TapVerdict.Doubt]
  ) throws {
    let verdict = try match(
      "back",
      in: """
        <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
         <XCUIElementTypeButton x="10" y="10" width="30" height="20" name="back"/>
         <XCUIElementType\(role) x="0" y="0" width="100" height="40"/>
        </XCUIElementTypeApplication>
        """)
    #expect(!verdict.word.reaches)
    #expect((verdict.word == .cannotTell) == !doubts.isEmpty)
    #expect(verdict.doubts == doubts)
  }

  /// A button that the tool reports as covered, below an alert or not.
  @Test(arguments: [("Alert", []), ("Group", [.report(1)])] as [(String, [TapVerdict.Doubt])])
  func `believes a report of a cover where nothing is in front`(
    type: String, doubts: [TapVerdict.Doubt]
  ) throws {
    let verdict = try match(
      "back",
      in: """
        [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 100, "height": 100},
          "children": [
         {"type": "Button", "AXLabel": "back", "occluded_by": "Toast",
          "frame": {"x": 10, "y": 10, "width": 30, "height": 20}},
         {"type": "\(type)", "frame": {"x": 0, "y": 0, "width": 100, "height": 40}}]}]
        """)
    #expect(verdict.doubts == doubts)
  }

  @Test func `gives a point where it is sure`() throws {
    let verdict = try match(
      windowWith: """
           | <UIButton: 0x2; frame = (100 100; 200 50)>
           | <RCTView: 0x3; frame = (150 0; 400 800)>
        """)
    #expect(verdict.word == .cannotTell)
    #expect(verdict.tapPoint == Screen.Point(x: 125, y: 125))
  }
}
