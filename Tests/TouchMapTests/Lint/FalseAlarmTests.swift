import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `Checks of what is right` {
  private func warnings(_ text: String) throws -> [String] {
    Lint(try onlyScreen(text)).findings.filter { $0.severity > .note }.map(\.message)
  }

  private func elements(_ inner: String) -> String {
    """
    <XCUIElementTypeApplication x="0" y="0" width="390" height="844" name="Shop">
     <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
      \(inner)
     </XCUIElementTypeWindow>
    </XCUIElementTypeApplication>
    """
  }

  @Test func `find no row that the end of the screen cuts too small`() throws {
    let rows = (0..<18).map {
      "<XCUIElementTypeButton x=\"0\" y=\"\(100 + $0 * 44)\" width=\"390\" height=\"44\" name=\"Row \($0)\"/>"
    }
    let table = #"<XCUIElementTypeTable x="0" y="91" width="390" height="753">"#
    #expect(try warnings(elements("\(table)\(rows.joined())</XCUIElementTypeTable>")) == [])
  }

  @Test(arguments: [
    #"<XCUIElementTypeSearchField x="20" y="100" width="350" height="36" name="Search"/>"#,
    #"<XCUIElementTypeOther x="0" y="400" width="390" height="444">"#
      + #"<XCUIElementTypeButton x="165" y="400" width="60" height="20" label="Sheet Grabber"/>"#
      + #"<XCUIElementTypeButton x="20" y="500" width="90" height="50" name="Save"/>"#
      + "</XCUIElementTypeOther>",
    #"<XCUIElementTypeAlert x="60" y="320" width="270" height="140" label="Sure?">"#
      + #"<XCUIElementTypeButton x="60" y="420" width="135" height="40" label="No"/>"#
      + #"<XCUIElementTypeButton x="195" y="420" width="135" height="40" label="Yes"/>"#
      + "</XCUIElementTypeAlert>",
    #"<XCUIElementTypeTabBar x="0" y="761" width="390" height="83">"#
      + #"<XCUIElementTypeButton x="20" y="765" width="100" height="54" label="Home" hittable="false"/>"#
      + #"<XCUIElementTypeButton x="110" y="765" width="100" height="54" label="Library"/>"#
      + "</XCUIElementTypeTabBar>",
  ])
  func `find nothing about controls that the system makes`(inner: String) throws {
    #expect(Lint(try onlyScreen(elements(inner))).findings == [])
  }

  private let push = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UINavigationTransitionView: 0x2; frame = (0 0; 400 800)>
       |    | <UIViewControllerWrapperView: 0x3; frame = (0 0; 400 800)>
       |    |    | <UIView: 0x4; frame = (-112 0; 400 800); userInteractionEnabled = NO; \
    animations = { position=<CASpringAnimation: 0x60>; }>
       |    |    |    | <UIButton: 0x5; frame = (120 100; 200 50)>
       |    |    |    | <UIButton: 0x6; frame = (120 200; 200 50)>
       | <UINavigationBar: 0x7; frame = (0 20; 400 44); userInteractionEnabled = NO>
       |    | <UIButton: 0x8; frame = (0 0; 60 44)>
    <UIWindow: 0x9; frame = (0 0; 0 0)>
    """

  @Test func `tell a transition once, and judge none of the views that move`() throws {
    let screen = try onlyScreen(push)
    let findings = Lint(screen).findings
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.fix == "Dump the screen again when it has come to rest.")
    #expect(
      ScreenVerdict(ScreenSurvey(screen)).text.hasPrefix("The dump was taken in a transition"))
    let atRest = push.replacing(
      "animations = { position=<CASpringAnimation: 0x60>; }", with: "tag = 1")
    #expect(try warnings(atRest).count == 3)
  }

  @Test func `tell one cause once, with the others that it concerns`() throws {
    let buttons = (0..<6).map { "\n   |    | <UIButton: 0x1\($0); frame = (0 \($0 * 60); 100 50)>" }
    let text =
      "<UIWindow: 0x1; frame = (0 0; 400 800)>\n   | <UIView: 0x2; frame = (0 0; 400 800); "
      + "userInteractionEnabled = NO>" + buttons.joined() + emptyWindow
    let report = LintReport(ReportedScreen(try onlyScreen(text)), configuration: .init())
    #expect(report.lint.findings.count == 6)
    let others =
      "; affected as well: UIButton (line 4), UIButton (line 5), UIButton (line 6) and 2 more"
    for format in LintFormat.allCases where format != .json && format != .jsonl {
      let told = format.text(of: [report])
      // JUnit has a title and the text below it.
      let times = told.components(separatedBy: "UIButton (line 3)").count - 1
      #expect(times == (format == .junit ? 2 : 1), "\(format): \(told)")
      #expect(told.contains(others), "\(format)")
    }
    #expect(LintFormat.text.text(of: [report]).contains("0 errors, 1 warning, 0 notes"))
    let json = Data(LintFormat.json.text(of: [report]).utf8)
    let members = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let found = try #require(members?["findings"] as? [[String: Any]])
    #expect(found.count == 1)
    let victims = try #require(found.first?["others"] as? [[String: Any]])
    #expect(victims.compactMap { $0["line"] as? Int } == [4, 5, 6, 7, 8])
    let keys = report.lint.findings.dropFirst().map(\.fingerprint)
    #expect(victims.compactMap { $0["fingerprint"] as? String } == keys)
    #expect(LintFormat.sarif.text(of: [report]).components(separatedBy: "\"ruleId\"").count == 2)
    #expect(LintFormat.sarif.text(of: [report]).components(separatedBy: "startLine").count == 7)
    #expect(Brief.lint(report).line().contains("affected as well: the view on line 4, "))
  }

  @Test(arguments: [("_UITabButton", 0), ("UIButton", 1), ("Shop.CenterButton", 1)])
  func `leave alone what UIKit puts outside its own views`(name: String, count: Int) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UITabBar: 0x2; frame = (0 717; 400 83)>
         |    | <UIKit._UITabBarPlatterView: 0x3; frame = (20 0; 360 62)>
         |    |    | <\(name): 0x4; baseClass = UIControl; frame = (300 0; 94 54)>
      <UIWindow: 0x9; frame = (0 0; 0 0)>
      """
    let found = Lint(try onlyScreen(text)).findings.filter { $0.rule == .outsideParent }
    #expect(found.count == count)
  }

  @Test(arguments: [("😀", 36.0, 0), ("😀", 34.0, 1), ("q", 36.0, 1)])
  func `leave alone the search field of the emoji keyboard`(
    key: String, height: Double, count: Int
  ) throws {
    let keys = (0..<24).map {
      #"{"type": "Button", "AXLabel": "\#(key)", "frame": {"x": \#($0 % 6 * 60), "y": "#
        + #"\#(560 + $0 / 6 * 50), "width": 50, "height": 50}, "children": []}"#
    }
    let text = #"""
      [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 400, "height": 800}, "children": [
        {"type": "TextField", "AXLabel": null, "frame": {"x": 8, "y": 500, "width": 384, "height":
          \#(height)}, "children": []},
        \#(keys.joined(separator: ",\n"))
      ]}]
      """#
    let found = Lint(try onlyScreen(text)).findings.filter { $0.rule == .targetTooSmall }
    #expect(found.count == count)
  }

  @Test func `propose no fix that does not help`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 0; 400 800)>
         |    | <UIButton: 0x3; frame = (20 100; 200 50)>
         |    | <App.First: 0x4; frame = (0 0; 400 400)>
         |    | <App.Second: 0x5; frame = (0 0; 400 400)>
      <UIWindow: 0x9; frame = (0 0; 0 0)>
      """
    let finding = Lint(try onlyScreen(text)).findings.first { $0.rule == .overlayBlocksControl }
    let fix = try #require(finding?.fix)
    #expect(fix.contains("App.Second") && fix.contains(" Then: ") && fix.contains("App.First"))
  }

  @Test(arguments: [
    ("(100 100; 44 30)", "", true), ("(0 0; 44 30)", "", false),
    ("(100 100; 44 30)", "\n   | <UIButton: 0x4; frame = (100 132; 80 44)>", false),
  ])
  func `propose a larger hit area only where it is one`(
    frame: String, neighbour: String, isProposed: Bool
  ) throws {
    let fix = try findings(
      of: .targetTooSmall, inWindow: "   | <UIButton: 0x2; frame = \(frame)>\(neighbour)")
    #expect(fix.contains("or its hit area") == isProposed, "\(fix)")
  }
}

@Suite struct `A target in front of a larger one` {
  @Test(arguments: ["(404 174; 44 44)", "(0 0; 852 190)"])
  func `takes its own area, and is no thief`(frame: String) throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 852 393)>
         | <App.VideoView: 0x3; baseClass = UIView; frame = (0 0; 852 393); gestureRecognizers = <NSArray: 0x31>>
         | <UIButton: 0x5; frame = \(frame)>
      """)
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect(
      verdict.blocked == [] && verdict.culprits == [] && verdict.text.hasPrefix("Both targets"))
    #expect(Lint(screen).findings.filter { $0.severity > .note } == [])
  }

  @Test func `that takes most of it is one`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 852 393)>
         | <UIButton: 0x3; frame = (0 0; 852 393)>
         | <UIButton: 0x5; frame = (0 0; 852 300)>
      """)
    #expect(ScreenVerdict(ScreenSurvey(screen)).blocked.map(\.node) == [1])
  }
}

@Suite struct `A view that shows nothing` {
  private func screen(_ cover: String) throws -> Screen {
    try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 0; 400 50); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UIView: 0x3; frame = \(cover); alpha = 0.02>
      <UIWindow: 0x9; frame = (0 0; 0 0)>
      """)
  }

  @Test(arguments: [
    ("(0 0; 38 50)", false), ("(0 0; 42 50)", true), ("(190 20; 20 20)", true),
  ])
  func `is a blocker from a tenth of a target on, or at its middle, for all who tell of it`(
    cover: String, blocks: Bool
  ) throws {
    let screen = try screen(cover)
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect((verdict.culprits.map(\.node) == [2]) == blocks)
    #expect(verdict.text.hasPrefix("The one target") != blocks)
    #expect(Lint(screen).findings.contains { $0.rule == .invisibleBlocker } == blocks)
  }
}
