import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A touch on accessibility elements` {
  @Test func `reaches a visible element in an invisible one and outside its parent`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeOther visible="false" x="0" y="0" width="10" height="10">
         <XCUIElementTypeButton x="5" y="50" width="10" height="10"/>
        </XCUIElementTypeOther>
       </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    #expect(
      try transcript(text, at: 6, 55) == """
        XCUIElementTypeWindow passedOver subview-hit
        XCUIElementTypeOther passedOver hidden
        XCUIElementTypeButton hit hit
        geometric
        """)
    #expect(try winner(text, at: 6, 6) == "XCUIElementTypeWindow")
    #expect(try winner(text, at: 200, 6) == nil)
  }

  @Test func `that overlap and act is undecided, with both outcomes`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementTypeButton x="0" y="0" width="50" height="50" name="a"/>
       <XCUIElementTypeButton x="30" y="30" width="50" height="50" name="b"/>
       <XCUIElementTypeButton x="35" y="35" width="10" height="10" name="c"/>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    let answer = screen.touch(at: .init(x: 32, y: 32))
    #expect(answer.winner == nil && answer.isUndecided && answer.evidence == .assumed)
    #expect(answer.alternatives.map(\.winner) == [2, 1])
    #expect(screen.touch(at: .init(x: 40, y: 40)).winner?.node == 3)
    #expect(screen.touch(at: .init(x: 70, y: 70)).winner?.node == 2)
    let regions = screen.partition().regions
    #expect(regions.filter(\.isUndecided).map(\.area) == [300])
    #expect(regions.reduce(0) { $0 + $1.area } == 10_000)
  }

  @Test func `goes to one that is said to act, whatever its role`() throws {
    var builder = ScreenBuilder()
    let frame = Screen.Rect(x: 0, y: 0, width: 9, height: 9)
    try builder.add(
      Node(kind: .application, className: "A", line: 1, geometry: .init(frame: frame)), depth: 0)
    for flags in [[.acts], []] as [Node.Flags] {
      var node = Node(kind: .element, className: "Other", line: 2, geometry: .init(frame: frame))
      node.flags = flags
      try builder.add(node, depth: 1)
    }
    let screen = builder.finish()
    #expect([1, 2].map(screen.acts) == [true, false])
    #expect(screen.touch(at: .init(x: 5, y: 5)).winner?.node == 1)
  }

  @Test func `may be asked about by names that are nearly right`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9)>
         | <UIButton: 0x2; frame = (0 0; 9 9); accessibilityIdentifier = 'buy-now'>
         | <UILabel: 0x3; frame = (0 0; 9 9); accessibilityIdentifier = 'buy-new'>
      """)
    #expect(screen.names(near: "#buy-now") == ["#buy-now", "#buy-new"])
    #expect(screen.names(near: "by-now") == ["#buy-now", "#buy-new"])
    #expect(screen.names(near: "uibuton") == ["UIButton"])
    #expect(screen.names(near: "UILable") == ["UILabel"])
    #expect(screen.names(near: "scroll") == [] && screen.names(near: "#") == [])
  }

  @Test func `may be asked about by an address, which another may have for its name`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9)>
         | <UIButton: 0x2; frame = (0 0; 9 9); accessibilityIdentifier = '0x3'>
         | <UILabel: 0x3; frame = (0 0; 9 9)>
      """)
    #expect(screen.nodes(named: "0x3") == [1, 2])
    #expect(screen.nodes(named: "0X2") == [1])
  }

  /// Frames are rounded to whole points, so that one that sticks out by a point may lie in another.
  @Test(arguments: [(1, false), (2, true), (3, true)], [false, true])
  func `that sticks out of another by more than rounding is undecided`(
    out: (points: Int, isUndecided: Bool), comesFirst: Bool
  ) throws {
    let buttons = [
      #"<XCUIElementTypeButton x="0" y="0" width="100" height="100"/>"#,
      #"<XCUIElementTypeButton x="50" y="50" width="\#(50 + out.points)" height="20"/>"#,
    ]
    let screen = try onlyScreen(
      #"<XCUIElementTypeApplication x="0" y="0" width="200" height="200">"#
        + (comesFirst ? buttons.reversed() : buttons).joined() + "</XCUIElementTypeApplication>")
    // A smaller frame alone decides nothing: it must come later as well.
    #expect(screen.touch(at: .init(x: 60, y: 60)).isUndecided == (out.isUndecided || comesFirst))
  }

  /// An element at a frame, in the form of WebDriverAgent.
  private static func element(
    _ role: String, _ label: String?, _ frame: Screen.Rect, _ inner: String = ""
  ) -> String {
    let (origin, size) = (frame.origin, frame.size)
    let text = label.map { #" label="\#($0)""# } ?? ""
    return """
      <XCUIElementType\(role)\(text) x="\(Int(origin.x))" y="\(Int(origin.y))" \
      width="\(Int(size.width))" height="\(Int(size.height))">\(inner)</XCUIElementType\(role)>
      """
  }

  private static let buy = Screen.Rect(x: 100, y: 100, width: 200, height: 50)
  private static let wide = Screen.Rect(x: 0, y: 80, width: 400, height: 90)
  private static let small = Screen.Rect(x: 180, y: 110, width: 40, height: 30)

  /// What is said about a tap on the button "Buy", and which other element it is about.
  private func said(_ button: String, inFront: String = "") throws -> String {
    let windows = [button, inFront].map { Self.element("Window", nil, Self.screen, $0) }
    let screen = try onlyScreen(
      Self.element("Application", nil, Self.screen, windows.joined()))
    let verdict = try #require(TapOracle(screen).bestMatch(named: "Buy")).verdict
    let other = verdict.by ?? verdict.doubts.first?.node
    let name = other.flatMap { screen.nodes[$0].label ?? screen.nodes[$0].role } ?? ""
    return "\(verdict.word.rawValue) \(name), \(verdict.tapPoint == nil ? "no point" : "a point")"
  }

  private static let screen = Screen.Rect(x: 0, y: 0, width: 400, height: 800)

  @Test(arguments: [
    (element("Button", "Promo", wide), "covered-by Promo, no point"),
    (element("Button", "Promo", small), "covered-by Promo, a point"),
    (element("Other", "Promo", wide), "cannot-tell Promo, no point"),
    (element("Image", nil, wide), "cannot-tell Image, no point"),
    (element("ScrollView", nil, wide), "cannot-tell ScrollView, no point"),
    (element("StaticText", "Sale", small), "cannot-tell Sale, a point"),
    (element("Other", nil, wide), "hits Buy, a point"),
    (
      element("Other", nil, wide, element("StaticText", "Sale", small)),
      "cannot-tell Sale, a point"
    ),
    (#"<XCUIElementTypeOther name="box" width="400" height="800"/>"#, "hits Buy, a point"),
    (element("StatusBar", nil, wide, element("StaticText", "9:41", wide)), "hits Buy, a point"),
  ])
  func `in a window in front wins, or cannot be told`(front: String, expected: String) throws {
    #expect(try said(Self.element("Button", "Buy", Self.buy), inFront: front) == expected)
  }

  @Test(arguments: [
    (element("Button", "Promo", wide), "cannot-tell Promo, no point", "hits Buy, a point"),
    (element("Button", "Promo", small), "cannot-tell Promo, a point", "cannot-tell Promo, a point"),
    (element("Other", "Promo", wide), "cannot-tell Promo, no point", "hits Buy, a point"),
    (element("Other", nil, wide), "hits Buy, a point", "hits Buy, a point"),
    (
      element("Slider", "Vertical scroll bar, 1 page", wide), "hits Buy, a point",
      "hits Buy, a point"
    ),
    (element("StaticText", "Buy now", small), "hits Buy, a point", "hits Buy, a point"),
    (element("StaticText", "Sale", wide), "cannot-tell Sale, no point", "hits Buy, a point"),
    (
      element("Other", nil, wide, element("StaticText", "Sale", small)),
      "cannot-tell Sale, a point", "hits Buy, a point"
    ),
    (
      element("Alert", "Sure?", wide, element("Button", "OK", small)),
      "covered-by OK, no point", "covered-by OK, no point"
    ),
    (
      element("NavigationBar", "Shop", wide, element("Button", "Back", wide)),
      "covered-by Back, no point", "covered-by Back, no point"
    ),
  ])
  func `beside another in a window hits only where nothing that comes later covers it`(
    other: String, later: String, earlier: String
  ) throws {
    let button = Self.element("Button", "Buy", Self.buy)
    #expect(try said(button + other) == later)
    #expect(try said(other + button) == earlier)
  }

  @Test func `that is reported as not visible may be on the screen`() throws {
    let screen = try onlyScreen(
      """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
       <XCUIElementTypeButton label="Buy" visible="false" x="0" y="0" width="100" height="50"/>
       <XCUIElementTypeButton label="Cart" x="0" y="90" width="100" height="50"/>
      </XCUIElementTypeApplication>
      """)
    let survey = ScreenSurvey(screen)
    let verdict = TapOracle(survey).verdict(onTapFor: 1)
    #expect(verdict.word == .cannotTell && verdict.doubts == [.visibility(1)])
    let why = WhyReport.reports(on: "Buy", of: ReportedScreen(screen), by: survey)[0]
      .text(TextStyle())
    #expect(!why.contains("Fix:") && why.contains("a screenshot or recursiveDescription"))
    let lint = Lint(screen)
    #expect(lint.findings.map(\.severity) == [.note])
    #expect(lint.findings[0].message.hasPrefix("1 control on the screen is reported as not "))
    #expect(ScreenVerdict(survey).text == "The one visible target gets its taps.")
  }

  /// A control that WebDriverAgent calls not hittable: beside nothing, behind another, under an
  /// alert, beyond the screen; and what is found if it lies in a scroll view.
  @Test(
    arguments: [
      ("", "0", "", [.warning], []),
      ("", "0", element("Button", "Promo", screen), [.note], [.note]),
      ("<XCUIElementTypeAlert x=\"0\" y=\"300\" width=\"400\" height=\"90\"/>", "0", "", [], []),
      ("", "900", "", [], []),
    ] as [(String, String, String, [LintSeverity], [LintSeverity])])
  func `that is reported as not hittable is a warning where nothing explains it`(
    before: String, y: String, after: String, plain: [LintSeverity], scrolled: [LintSeverity]
  ) throws {
    let button = """
      <XCUIElementTypeButton label="Buy" hittable="false" accessible="true" x="0" y="\(y)" \
      width="100" height="50"/>
      """
    for isScrolled in [false, true] {
      let inner = isScrolled ? Self.element("ScrollView", nil, Self.screen, button) : button
      let all = before + inner + after
      let screen = try onlyScreen(Self.element("Application", nil, Self.screen, all))
      let found = Lint(screen).findings.filter { $0.rule == .overlayBlocksControl }
      #expect(found.map(\.severity) == (isScrolled ? scrolled : plain))
      #expect(found.allSatisfy { $0.fix == nil })
    }
  }

  @Test func `is the nearest that acts, and what is drawn there is named`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeCell x="0" y="0" width="100" height="50" name="row">
         <XCUIElementTypeStaticText x="10" y="10" width="50" height="20" name="text"/>
        </XCUIElementTypeCell>
        <XCUIElementTypeButton x="0" y="60" width="50" height="30" name="tab">
         <XCUIElementTypeImage x="10" y="65" width="20" height="20" name="News"/>
        </XCUIElementTypeButton>
        <XCUIElementTypeOther x="0" y="0" width="100" height="100"/>
       </XCUIElementTypeWindow>
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeStatusBar x="0" y="0" width="100" height="5"/>
       </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    let row = screen.touch(at: .init(x: 20, y: 20))
    #expect(row.winner.map { screen.nodes[$0.node].identifier } == "row")
    let tab = screen.touch(at: .init(x: 15, y: 70))
    #expect(tab.winner.map { screen.nodes[$0.node].identifier } == "tab")
    let drawn = screen.touch(at: .init(x: 15, y: 70)).drawn
    #expect(drawn.map { screen.nodes[$0].className } == "XCUIElementTypeImage")
  }

  @Test(arguments: ["Keyboard", "Alert", "NavigationBar", "TabBar"])
  func `in a keyboard, an alert or a bar comes before the content`(role: String) throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementType\(role) x="0" y="0" width="100" height="40">
        <XCUIElementTypeButton x="0" y="0" width="30" height="30" name="front"/>
       </XCUIElementType\(role)>
       <XCUIElementTypeButton x="10" y="10" width="80" height="80" name="back"/>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    func name(_ x: Double, _ y: Double) -> String? {
      screen.touch(at: .init(x: x, y: y)).winner.flatMap {
        screen.nodes[$0.node].identifier ?? screen.nodes[$0.node].role
      }
    }
    let behind = role == "Alert" ? role : "back"
    #expect([name(20, 20), name(50, 20), name(50, 60)] == ["front", role, behind])
  }

  @Test func `goes to a window that draws, and not to that of the status bar in front`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100" name="app">
        <XCUIElementTypeStaticText x="0" y="60" width="100" height="10" label="Hello"/>
       </XCUIElementTypeWindow>
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100" name="status">
        <XCUIElementTypeStatusBar x="0" y="0" width="100" height="5">
         <XCUIElementTypeStaticText x="0" y="0" width="20" height="5" label="9:41"/>
        </XCUIElementTypeStatusBar>
       </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    let winner = try #require(screen.touch(at: .init(x: 50, y: 30)).winner?.node)
    #expect(screen.nodes[winner].identifier == "app")
  }

  @Test func `on a keyboard of plain buttons comes before the content, however small`() throws {
    let keys = "qwertyuiopasdfghjklz".enumerated().map { place, letter in
      let (x, y) = (40 * (place % 10), 500 + 45 * (place / 10))
      return """
         <XCUIElementTypeButton x="\(x)" y="\(y)" width="39" height="40" name="\(letter)"/>
        """
    }
    let screen = try onlyScreen(
      """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
       <XCUIElementTypeButton x="5" y="490" width="10" height="30" name="buy"/>
      \(keys.joined(separator: "\n"))
      </XCUIElementTypeApplication>
      """)
    let names = [510, 495, 550].map { y in
      screen.touch(at: .init(x: 8, y: y)).winner.flatMap { screen.nodes[$0.node].identifier }
    }
    #expect(names == ["q", "buy", "a"])
  }
}
