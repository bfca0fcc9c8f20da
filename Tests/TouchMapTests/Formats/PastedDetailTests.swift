import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What tools and people leave in a paste beside its views.
@Suite struct `A paste with small marks` {
  private static let window = "<UIWindow: 0x1; frame = (0 0; 393 852); layer = <CALayer: 0x9>>"
  private static let view = "   | <UIView: 0x2; frame = (0 0; 393 852)>"
  private static let button = "   |    | <UIButton: 0x3; frame = (20 100; 200 50); text = 'Pay'>"
  private static let tree = [window, view, button].joined(separator: "\n")

  private func evidence(_ text: String) throws -> Evidence {
    try onlyScreen(text).touch(at: .init(x: 30, y: 110)).evidence
  }

  @Test(arguments: ["......", "...", "[...]"])
  func `in place of views may jump in depth, and is assumed`(gap: String) throws {
    let text = """
      \(Self.window)
      \(Self.view)
      \(gap)
         |    |    |    | <UIButton: 0x5; frame = (20 100; 100 50)>
         | <UIView: 0x6; frame = (0 600; 393 252)>
      """
    let screen = try onlyScreen(text)
    let button = try #require(screen.nodeIDs.first { screen.nodes[$0].className == "UIButton" })
    #expect(TapOracle(screen).verdict(onTapFor: button).word == .cannotTell)
    #expect(screen.certainty.evidence == .assumed)
  }

  @Test func `from a cell of a table has each doubled quotation mark once`() throws {
    let text = Self.tree.replacing("'", with: "\"")
    let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
    #expect(try outline(onlyScreen(cell)) == outline(onlyScreen(text)))
    #expect(try onlyScreen(cell).nodes.last?.label == "Pay")
    #expect(try evidence(cell) == .exact)
  }

  @Test(arguments: ["", "2026-11-27 10:00:00.123 App[123:456] "])
  func `below the details of Xcode's console is exact`(prefix: String) throws {
    let details = "Timestamp: 2026-11-27 10:00:00.123456+01:00 | PID: 1234 | TID: 5678"
    #expect(try evidence("\(prefix)\(Self.tree)\n\(details)") == .exact)
    #expect(try evidence("\(details)\n\(prefix)\(Self.tree)") == .exact)
  }

  @Test func `of idb tells that a tab bar is without its tabs`() throws {
    func screen(_ tabs: String) throws -> Screen {
      try onlyScreen(
        """
        [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
          "children": [
            {"type": "Button", "AXLabel": "Buy", "children": [],
             "frame": {"x": 20, "y": 100, "width": 350, "height": 48}},
            {"type": "Group", "AXLabel": "Tab Bar", "children": [\(tabs)],
             "frame": {"x": 0, "y": 761, "width": 390, "height": 83}}]}]
        """)
    }
    let sentences = try ScreenVerdict(ScreenSurvey(screen(""))).sentences
    #expect(
      sentences == [
        "The one target that the dump shows gets its taps.",
        "A tab bar is in the dump without its tabs: they were not judged.",
      ])
    let tab =
      #"{"type": "RadioButton", "AXLabel": "Shop", "children": [], "#
      + #""frame": {"x": 0, "y": 761, "width": 90, "height": 48}}"#
    let whole = try ScreenVerdict(ScreenSurvey(screen(tab))).text
    #expect(!whole.contains("without its tabs"))
  }
}

@Suite struct `An answer about a paste` {
  private static let covered = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (20 100; 200 50); text = 'Pay'>
       | <UIButton: 0x3; frame = (20 300; 200 50); text = 'Back'>
       | <GLASS: 0x4; frame = (0 0; 400 200)>
    """

  /// A screen whose verdicts are certain, and two on which lldb would settle them.
  @Test(arguments: ["UIView", "App.Glass", "_UIHostingView", "RCTView", "_UIPopoverDimmingView"])
  func `holds the line for lldb once, and no more than 160 characters of it`(
    name: String
  ) throws {
    let screen = try onlyScreen(Self.covered.replacing("GLASS", with: name))
    let reported = ReportedScreen(screen)
    let oracle = TapOracle(screen)
    let answers = [
      WhyReport.text(whyReports(on: "Pay", of: screen)),
      WhyReport.text(whyReports(on: "Back", of: screen)),
      TouchReport.text([TouchReport(reported, at: .init(x: 30, y: 110))]),
      MapReport.text([MapReport(reported)]),
      LintReport.text([LintReport(reported, configuration: .init())]),
    ]
    for answer in answers {
      let lines = answer.components(separatedBy: "\n").filter { $0.contains("expr -l") }
      #expect(lines.count == 1, "\(answer)")
      #expect(lines.allSatisfy { $0.drop { $0 != "e" }.count <= 160 })
    }
    let brief = try #require(Brief.verdict(on: "Pay", oracle)).line()
    #expect(brief.components(separatedBy: "expr -l").count <= 2)
  }

  /// A token is about four characters.
  @Test func `is within 120 tokens for a model, if the tap arrives`() throws {
    let elements = """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844" name="Shop">
      <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton x="20" y="700" width="350" height="48" name="Back" label="Back"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
    for text in [Self.covered.replacing("GLASS", with: "App.Glass"), elements] {
      let oracle = TapOracle(try onlyScreen(text))
      for answer in [
        Brief.verdict(on: "Back", oracle), Brief.touch(at: .init(x: 30, y: 720), oracle),
      ] {
        let line = try #require(answer).line()
        #expect(line.count <= 480, "\(line)")
      }
    }
  }

  @Test func `says the same evidence in its text and in its JSON`() throws {
    for seed in Exhaustive.seeds(everyDay: 100, night: 2_000) {
      let screen = try RandomScreen.withTargets(seed: seed)
      for node in screen.nodeIDs.dropFirst().prefix(4) {
        let name = screen.nodes[node].address ?? "none"
        for report in whyReports(on: name, of: screen) {
          guard case .object(let members) = report.json,
            case .string(let evidence)? = members.first(where: { $0.0 == "evidence" })?.1
          else {
            Issue.record("no evidence")
            continue
          }
          let text = report.text(TextStyle.plain)
          #expect(
            text.contains("Evidence: \(evidence)") || evidence == "exact", "seed \(seed): \(text)")
        }
      }
    }
  }

  @Test func `names what it doubts as what may take the touch`() throws {
    let screen = try onlyScreen(Self.covered.replacing("GLASS", with: "RCTView"))
    let text = WhyReport.text(whyReports(on: "Pay", of: screen))
    #expect(text.contains("cannot be told: RCTView (line 4) has its own hit testing"))
    #expect(text.contains("100%: RCTView (line 4) in front of it may take the touch"))
    #expect(!text.contains("takes the touch"))
  }
}
