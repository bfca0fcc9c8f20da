import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `What is no screen` {
  private static let window =
    "<UIWindow: 0x7f8a10; frame = (0 0; 300 600); layer = <UIWindowLayer: 0x601>>"

  @Test(arguments: [
    (
      "<UIWindowScene: 0x10; role: UIWindowSceneSessionRoleApplication> {\n    windows = {\n"
        + "        \(window);\n    }\n}", "this is a scene, which names its windows"
    ),
    (
      "touchesBegan: {(\n    <UITouch: 0x7f> phase: Began tap count: 1 window: \(window) view: "
        + "<UIView: 0x20; frame = (0 0; 300 600)> location in window: {12, 34}\n)}",
      "these are touches and the views that they are on"
    ),
    (
      "UIWindow:0x10\n|   •UIView:0x20\n|   |   *<UILayoutGuide: 0x30 - \"Guide\", layoutFrame = {{1, 2},"
        + " {3, 4}}, owningView = <UIView: 0x20; frame = (0 0; 300 600); layer = <CALayer: 0x40>>>",
      "this is what _autolayoutTrace prints"
    ),
  ])
  func `is refused with the line to type`(text: String, sentence: String) throws {
    let error = #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    let told = try #require(error).description
    #expect(told.contains("error: \(sentence)") && told.contains("expected"), "\(told)")
    #expect(told.contains("recursiveDescription"), "\(told)")
  }

  @Test(arguments: [
    "<UIWindow: 0x1; frame = (0 0; 300 600)>\n   | <UIImageView: 0x2; frame = (0 0; 300 600)>",
    #"[{"type":"Application","role":"AXApplication","AXLabel":"Shop","#
      + #""frame":{"x":0,"y":0,"width":300,"height":600},"children":[]}]"#,
    """
    <XCUIElementTypeApplication x="0" y="0" width="300" height="600" name="Shop">
     <XCUIElementTypeWindow x="0" y="0" width="300" height="600">
      <XCUIElementTypeImage x="0" y="0" width="300" height="600" name="LaunchImage"/>
     </XCUIElementTypeWindow>
    </XCUIElementTypeApplication>
    """,
  ])
  func `or one that shows nothing, is a warning`(text: String) throws {
    let findings = Lint(try onlyScreen(text)).findings.filter { $0.severity > .note }
    #expect(findings.map(\.rule) == [.dumpQuality])
    #expect(findings.first?.message.hasPrefix("nothing is in the dump") == true)
    #expect(findings.first?.fix != nil)
  }

  @Test(arguments: [
    "   | <UILabel: 0x2; frame = (0 0; 300 60); text = 'Hello'>",
    "   | <App.Canvas: 0x2; frame = (0 0; 9 9)>",
    "   | <_UIHostingView: 0x2; frame = (0 0; 300 600)>",
    "   | <UIButton: 0x2; frame = (0 0; 90 90)>",
  ])
  func `is none with a text, a control or a view of the app`(views: String) throws {
    #expect(!(try findings(of: .dumpQuality, inWindow: views)).contains("nothing is in the dump"))
  }

  @Test func `has no known size where the application has no frame`() throws {
    let screen = try onlyScreen(
      """
      Element subtree:
       →Application, 0x10, pid: 1, label: 'Shop'
          Alert, 0x20, {{60.0, 320.0}, {270.0, 180.0}}, label: 'Sure?'
            Button, 0x30, {{60.0, 450.0}, {270.0, 50.0}}, label: 'OK'
      """)
    #expect(!screen.statesSize && screen.notes.remarks.map(\.kind) == [.guessedScreen])
    #expect(TapOracle(screen).verdict(onTapFor: 2).evidence == .assumed)
  }
}
