import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What a tool says about taps is a second witness beside the frames.
@Suite struct `An element that a tool calls not hittable` {
  private static func element(
    _ kind: String, _ name: String, _ frame: [Int], _ more: String = "", _ inner: String = ""
  ) -> String {
    """
    <XCUIElementType\(kind) name="\(name)" label="\(name)" enabled="true" visible="true" \
    accessible="\(kind == "Button" || kind == "Key")" x="\(frame[0])" y="\(frame[1])" \
    width="\(frame[2])" height="\(frame[3])" \(more)>\(inner)</XCUIElementType\(kind)>

    """
  }

  private static func screen(_ elements: String...) -> String {
    let whole = [0, 0, 400, 800]
    return element(
      "Application", "Shop", whole, "",
      element("Window", "", whole, #"hittable="false""#, elements.joined()))
  }

  private static let frame = [20, 700, 360, 50]
  private static let dead = element("Button", "Pay", frame, #"hittable="false""#)
  private static let pay = element("Button", "Pay", frame)
  private static let keyboard = element(
    "Keyboard", "", [0, 500, 400, 300], #"hittable="false""#,
    element("Key", "space", [100, 690, 200, 60], #"hittable="true""#))

  private func verdict(_ text: String) throws -> TapVerdict {
    let oracle = TapOracle(try onlyScreen(text))
    return try #require(oracle.bestMatch(named: "Pay")).verdict
  }

  private func lint(_ text: String) throws -> [String] {
    Lint(try onlyScreen(text)).findings.filter { $0.rule == .overlayBlocksControl }.map {
      "\($0.severity.rawValue): \($0.message)"
    }
  }

  @Test func `is covered by what lies in front, as without the report`() throws {
    let (with, without) = (
      Self.screen(Self.dead, Self.keyboard), Self.screen(Self.pay, Self.keyboard)
    )
    #expect(try verdict(with).word == .keyboard)
    #expect(try verdict(with) == verdict(without))
    #expect(try lint(with) == lint(without))
    #expect(try lint(with).count == 1)
    let why = try WhyReport.text(whyReports(on: "Pay", of: onlyScreen(with)))
    #expect(
      why == """
        XCUIElementTypeButton #Pay (line 1), frame (20, 700, 360, 50)

          No finger reaches it: XCUIElementTypeKeyboard (line 2) in front of it takes the touch.
          Verdict: keyboard XCUIElementTypeKeyboard (line 2). No point is certain to work.

        In its way, in this order:
          100%: XCUIElementTypeKeyboard (line 2) in front of it takes the touch

        Fix: Keep XCUIElementTypeButton #Pay (line 1) above the keyboard: use the \
        keyboardLayoutGuide.
        Tried: a finger then reaches 100% of it.

        Evidence: geometric, because the format contains places, but not what takes touches.
        """)
  }

  @Test func `makes a change worse as it does without the report`() throws {
    for button in [Self.pay, Self.dead] {
      let diff = DiffReport(
        from: ReportedScreen(try onlyScreen(Self.screen(Self.pay))),
        to: ReportedScreen(try onlyScreen(Self.screen(button, Self.keyboard))))
      #expect(diff.verdict.direction == .worse)
    }
  }

  @Test func `is in doubt where the dump shows nothing in front`() throws {
    let text = Self.screen(Self.dead)
    let verdict = try verdict(text)
    #expect(verdict.word == .cannotTell && verdict.doubts == [.unhittable(2)])
    #expect(verdict.tapPoint == nil && verdict.evidence == .assumed)
    #expect(
      try WhyReport.text(whyReports(on: "Pay", of: onlyScreen(text))) == """
        XCUIElementTypeButton #Pay (windows[0].children[0]), frame (20, 700, 360, 50)

          Whether a finger reaches it cannot be told: it is reported as not hittable, and the dump \
        does not show what lies in front.
          Verdict: cannot-tell. What would settle it: why the tool that wrote the dump calls this \
        element not hittable: the dump shows nothing in front of it; recursiveDescription shows \
        the views that are no elements (XCUIElementTypeButton #Pay (windows[0].children[0])). No point is certain \
        to work.

        Evidence: assumed, because XCUIElementTypeButton #Pay (windows[0].children[0]) is reported as not \
        hittable, and the dump does not show why; the answer uses frames alone.
        In lldb, this line settles it:
          \(Screen.debuggerLine)
        """)
    let oracle = TapOracle(try onlyScreen(text))
    let brief = try #require(Brief.verdict(on: "Pay", oracle)).line()
    #expect(brief.contains(#""evidence":"assumed""#))
    #expect(
      try lint(text) == [
        "warning: XCUIElementTypeButton #Pay (windows[0].children[0]) is reported as not hittable, and the dump "
          + "shows nothing in front of it"
      ])
  }

  /// Frames leave open whether the later one of two lies in front; the report decides.
  @Test(arguments: [
    (element("Button", "Promo", [0, 690, 400, 80], #"hittable="true""#), "covered-by Promo"),
    (element("Button", "Promo", [0, 690, 400, 80]), "covered-by Promo"),
    (element("Button", "Promo", [0, 690, 400, 80], #"hittable="false""#), "cannot-tell Promo"),
    (element("Image", "Promo", [0, 690, 400, 80]), "covered-by Promo"),
    (element("Button", "Promo", [0, 100, 400, 80]), "cannot-tell Pay"),
  ])
  func `loses to another that may lie in front`(other: String, expected: String) throws {
    let text = Self.screen(Self.dead + other)
    let (screen, verdict) = (try onlyScreen(text), try verdict(text))
    // Where the tool calls the other one hittable, the order decides nothing.
    let isDecided = other.contains(#"hittable="true""#)
    #expect(try !isDecided || self.verdict(Self.screen(other + Self.dead)).word == verdict.word)
    let named = (verdict.by ?? verdict.doubts.first?.node).flatMap { screen.nodes[$0].label } ?? ""
    #expect("\(verdict.word.rawValue) \(named)" == expected)
    #expect(try verdict.word != .coveredBy || lint(text).count == (other.contains("Image") ? 0 : 1))
  }

  @Test func `takes no taps from one in a window behind it that the tool calls hittable`() throws {
    let whole = [0, 0, 400, 800]
    let buy = Self.element("Button", "Pay", Self.frame, #"hittable="true""#)
    let ghost = Self.element("Button", "Promo", [0, 690, 400, 80], #"hittable="false""#)
    let text = Self.element(
      "Application", "Shop", whole, "",
      Self.element("Window", "", whole, "", buy) + Self.element("Window", "", whole, "", ghost))
    #expect(try verdict(text).word == .hits)
    #expect(try verdict(text.replacing(#"hittable="false""#, with: "")).word == .coveredBy)
  }

  @Test func `works if it is a tab, of which iOS 26 says so`() throws {
    let tabs = [0, 200].map {
      Self.element("Button", "Tab \($0)", [$0, 720, 200, 60], #"hittable="false""#)
    }
    let bar = Self.element(
      "TabBar", "Tab Bar", [0, 710, 400, 90], #"hittable="true""#,
      Self.element("Other", "", [0, 710, 400, 90], "", tabs.joined()))
    let text = Self.screen(
      bar, Self.element("Button", "Pay", [20, 100, 360, 50], #"hittable="true""#))
    let screen = try onlyScreen(text)
    #expect(try lint(text).isEmpty)
    let said = ScreenVerdict(ScreenSurvey(screen)).text
    #expect(said == "All 3 targets on the screen get their taps.")
    #expect(try screen.verdict(of: "Tab 200") == .hits)
    // A button of the same frame in no tab bar is in doubt.
    let other = text.replacing("XCUIElementTypeTabBar", with: "XCUIElementTypeOther")
    #expect(try onlyScreen(other).verdict(of: "Tab 200") == .cannotTell)
  }

  @Test(arguments: ["", "maybe", "TRUE", " false", "2"])
  func `is so only by a value that says it`(value: String) throws {
    let button = Self.element("Button", "Pay", Self.frame, #"hittable="\#(value)""#)
    let screen = try onlyScreen(Self.screen(button))
    #expect(screen.nodes.map(\.reportedReach) == [nil, nil, nil])
    #expect(try screen.verdict(of: "Pay") == .hits)
  }

  /// A dump in which some elements have the attribute and others lack it.
  @Test func `says nothing about those of which the tool says nothing`() throws {
    let cart = Self.element("Button", "Cart", [20, 100, 360, 50])
    let help = Self.element("Button", "Help", [20, 200, 360, 50], #"hittable="true""#)
    let screen = try onlyScreen(Self.screen(cart, help, Self.dead))
    let words = try ["Cart", "Help", "Pay"].map { try screen.verdict(of: $0) }
    #expect(words == [.hits, .hits, .cannotTell])
    #expect(
      ScreenVerdict(ScreenSurvey(screen)).text == """
        Cannot tell of 1 button: button "Pay" is reported as not hittable, and the dump does not \
        show what lies in front. Next: capture the screen with recursiveDescription or \
        TouchInspector. 2 targets get their taps.
        """)
  }

  @Test func `is acted for by a control that the tool calls hittable`() throws {
    let text = Self.element("StaticText", "Pay", [30, 710, 100, 20], #"hittable="false""#)
      .replacing(#"accessible="false""#, with: #"accessible="true""#)
    let button = Self.element("Button", "Card", Self.frame, #"hittable="true""#, text)
    let oracle = TapOracle(try onlyScreen(Self.screen(button)))
    #expect(oracle.word(onTapFor: 3, at: nil).word == .handledBy)
  }
}
