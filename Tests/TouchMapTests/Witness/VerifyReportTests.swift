import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A verification` {
  /// A window with a card that lets touches through in the app, and a button behind it.
  private func capture(_ answers: [Screen.Witness] = Self.answers) throws -> Screen {
    let views = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <L: 0x2>>
         | <UIButton: 0x3; frame = (10 10; 50 50); text = 'Buy'; alpha = 0.5; layer = <L: 0x2>>
         | <App.Card: 0x4; baseClass = UIView; frame = (0 0; 100 40); layer = <L: 0x2>>
      """)
    let card = #""class":"App.Card""#
    var screen = try onlyScreen(
      ScreenJSON.text(of: [views]).replacing(card, with: card + #","flags":["overridesHitTest"]"#))
    screen.system = "iOS 26.0"
    screen.add(answers)
    return screen
  }

  private static let answers: [Screen.Witness] = [
    .init(owner: .node(1), ask: .nilEvent, points: [.init(x: 15, y: 50), .init(x: 15.5, y: 15)]),
    .init(owner: .node(0), ask: .nilEvent, points: [.init(x: 5, y: 5)]),
  ]

  private func report(withLabels: Bool = false) throws -> VerifyReport {
    VerifyReport(ReportedScreen(try capture(), file: "c.json"), withLabels: withLabels)
  }

  @Test func `lists where the live UIKit answered otherwise`() throws {
    #expect(
      try VerifyReport.text([report(withLabels: true)]) == """
        c.json, iOS 26.0: 3 points asked, and the live UIKit answered otherwise than the rule at 2

        1. At (15.5, 15)
           the rule:  App.Card (line 3)
           live:      UIButton "Buy" (line 2), asked without an event
           because:   App.Card (line 3) overrides hitTest(_:with:)

        2. At (5, 5)
           the rule:  App.Card (line 3)
           live:      UIWindow (line 1), asked without an event
           because:   App.Card (line 3) overrides hitTest(_:with:)
        """)
  }

  @Test func `is a report to post, without the texts on views`() throws {
    let text = try VerifyReport.markdown([report()])
    #expect(
      text == """
        ### What the live UIKit answered otherwise

        - System: iOS 26.0
        - touchmap \(TouchMapVersion.current), screen of 100 x 100 points
        - 3 points asked, and the live UIKit answered otherwise than the rule at 2

        | at | the rule says | UIKit said | may be due to |
        |---|---|---|---|
        | (15.5, 15) | App.Card (line 3) | UIButton (line 2), asked without an event | App.Card \
        (line 3) overrides hitTest(\\_:with:) |
        | (5, 5) | App.Card (line 3) | UIWindow (line 1), asked without an event | App.Card (line 3) \
        overrides hitTest(\\_:with:) |
        """)
    #expect(try VerifyReport.markdown([report(withLabels: true)]).contains("\"Buy\""))
  }

  @Test func `names a system without what commands a terminal`() throws {
    var screen = try capture()
    screen.system = "\u{1B}[31m\u{9B}7m\u{2028}| x"
    let text = VerifyReport.markdown([VerifyReport(ReportedScreen(screen, file: "c.json"))])
    #expect(
      text.components(separatedBy: "\n")[2]
        == #"- System: \\u{1B}\[31m\\u{9B}7m\\u{2028}\| x"#)
  }

  @Test func `is a test for UIKit itself`() throws {
    let text = try VerifyReport.test([report()])
    #expect(
      text.components(separatedBy: "\n\n")[1] == """
          @MainActor @Suite struct `What the live UIKit answered` {
            @Test func `gives a touch at 15.5, 15 to view1`() {
              // iOS 26.0, asked without an event.
              // The rule: App.Card (line 3).
              let view0 = UIWindow()  // UIWindow
              view0.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
              view0.center = CGPoint(x: 50, y: 50)
              view0.isHidden = false
              let view1 = UIView()  // UIButton
              view1.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
              view1.center = CGPoint(x: 35, y: 35)
              view1.alpha = 0.5
              view0.addSubview(view1)
              let view2 = UIView()  // App.Card
              view2.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
              view2.center = CGPoint(x: 50, y: 20)
              // view2 overrides hit testing in the app; put its rule here.
              view0.addSubview(view2)
              let point = CGPoint(x: 15.5, y: 15)
              let windows = [view0]
              let hit = windows.lazy.compactMap {
                $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil)
              }.first
              #expect(hit === view1)
            }
        """)
  }

  @Test func `says where no test can be made`() throws {
    let capture = try capture([
      .init(owner: .stranger(className: "App.Gone"), ask: .touch, points: [.init(x: 15, y: 15)])
    ])
    let text = VerifyReport.test([VerifyReport(ReportedScreen(capture, file: "c.json"))])
    #expect(
      text.contains(
        """
            // At 15, 15 UIKit gave the touch to
            // App.Gone, which is not on the captured screen:
            // no test can be made of that.
            // iOS 26.0, touched by a finger.
            // The rule: App.Card (line 3).
        """))
    #expect(!text.contains("@Test"))
  }

  @Test func `leaves out what was answered right at an edge`() throws {
    let points = [39.99, 40, 40.01, 39.98].map { Screen.Point(x: 80, y: $0) }
    let capture = try capture([.init(owner: .node(1), ask: .nilEvent, points: points)])
    let verification = Verification(of: capture)
    #expect(verification.asked == 4)
    #expect(verification.onEdges == 3)
    #expect(verification.differences.map(\.points) == [[.init(x: 80, y: 39.98)]])
    #expect(
      VerifyReport.text([VerifyReport(ReportedScreen(capture, file: "c.json"))]).hasPrefix(
        """
        c.json, iOS 26.0: 4 points asked, and the live UIKit answered otherwise than the rule at 1; \
        3 right at an edge not counted
        """))
  }

  @Test func `tells machines every point`() throws {
    let text = try VerifyReport.jsonLines([report()])
    #expect(
      text.hasPrefix(
        #"{"version":2,"file":"c.json","screen":1,"title":null,"size":[100,100],"system":"#
          + #""iOS 26.0","asked":3,"agreed":1,"onEdges":0,"differences":[{"expected":{"class":"App.Card","address":"0x4","#
      ))
    #expect(text.contains(#""ask":"nil-event"},"points":[[15.5,15]],"suspects":[{"class":"App.C"#))
    #expect(!text.contains("Buy"))
  }

  @Test func `stands beside the evidence of an answer`() throws {
    let report = TouchReport(ReportedScreen(try capture()), at: .init(x: 15, y: 52))
    let line = TouchReport.jsonLines([report])
    #expect(line.contains(#""witnessed":{"owner":{"class":"UIButton","#))
    #expect(line.contains(#""ask":"nil-event","point":[15,50]},"winner":{"class":"UIButton""#))
    #expect(
      TouchReport.text([report]).contains(
        "Witnessed: the live UIKit, asked without an event, said at (15, 50): the same"))
  }
}
