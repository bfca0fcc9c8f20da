import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The report on a view` {
  private func reports(_ name: String, _ text: String) throws -> [WhyReport] {
    whyReports(on: name, of: try onlyScreen(text.hasPrefix("{") ? text : text + emptyWindow))
  }

  private let text = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIView: 0x2; frame = (0 0; 400 100)>
       |    | <UIButton: 0x3; frame = (0 80; 100 40); accessibilityIdentifier = 'buy'>
       |    |    | <UIButtonLabel: 0x4; frame = (0 0; 100 40); text = 'Get it'; userInteractionEnabled = NO>
       |    | <App.Badge: 0x5; baseClass = UIView; frame = (0 80; 25 40)>
       | <UIButton: 0x6; frame = (0 200; 100 44)>
       | <UIButton: 0x7; frame = (0 300; 100 44); hidden = YES>
       | <UIView: 0x8; frame = (0 400; 100 0)>
    """

  @Test func `tells what is in its way, from the outside in, and the fix`() throws {
    #expect(
      try WhyReport.text(reports("buy", text)) == """
        UIButton #buy (line 3), frame (0, 80, 100, 40)

          A finger reaches 37.5% of it, but at 50,100 it lies outside its ancestor UIView (line \
        2), which may still show it, so UIKit never asks it.
          Verdict: outside-parent UIView (line 2). A tap at 62,90 works.

        In its way, in this order:
          50%: it lies outside its ancestor UIView (line 2), which may still show it, so UIKit \
        never asks it
          12.5%: App.Badge (line 5) in front of it takes the touch

        Fix: Make UIView (line 2) large enough to hold UIButton #buy (line 3), or give it \
        hitTestBehavior with overflow .reachable.
        Tried: a finger then reaches 75% of it.

        Evidence: assumed, because App.Badge (line 5) is the app's own and takes the touch \
        itself, unless it overrides hitTest(_:with:); a setting settles it: takes-touches: \
        [App.Badge] or passthrough: [App.Badge].
        """)
  }

  @Test(arguments: ["App.Card<Swift.Int>", "App.Card", "Card"])
  func `is on a generic class by its name with and without what stands around it`(
    name: String
  ) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <App.Card<Swift.Int>: 0x2; frame = (0 0; 400 100)>
         | <App.Cards: 0x3; frame = (0 200; 400 100)>
      """
    #expect(try reports(name, text).map(\.node.index) == [1])
  }

  @Test(arguments: [
    ("element", ["100% hits", "100% hits"]), ("view", ["0% covered-by", "100% hits"]),
  ])
  func `on an element that is listed twice among views is reached through the other`(
    kind: String, expected: [String]
  ) throws {
    let text = """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{"root":0}],"nodes":[
      {"class":"UIWindow","kind":"window","depth":0,"line":1,"frame":[0,0,200,200]},
      {"class":"UIView","depth":1,"line":2,"frame":[0,0,200,200]},
      {"class":"UIButton","kind":"\(kind)","depth":2,"line":3,"frame":[10,10,100,50]},
      {"class":"UIView","depth":1,"line":4,"frame":[0,0,200,200],"flags":["passesThrough"]},
      {"class":"UIButton","kind":"\(kind)","depth":2,"line":5,"frame":[10,10,100,50]}
      ]}]}
      """
    let told = try reports("UIButton", text).map { report in
      "\(Int(report.reachable * 100))% \(report.verdict?.verdict.word.rawValue ?? "-")"
    }
    #expect(told == expected)
  }

  @Test func `tells machines the same`() throws {
    #expect(
      try withNodesOnOneLine(WhyReport.json(reports("#buy", text))) == """
        {
          "version": 2,
          "file": null,
          "screen": 1,
          "title": null,
          "size": [400, 800],
          "node": {
            "class": "UIButton", "address": "0x3", "identifier": "buy", "label": null, \
        "line": 3, "window": 0, "frame": [0, 80, 100, 40]
          },
          "sentence": "A finger reaches 37.5% of it, but at 50,100 it lies outside its ancestor \
        UIView (line 2), which may still show it, so UIKit never asks it.",
          "evidence": "assumed",
          "because": "App.Badge (line 5) is the app's own and takes the touch itself, unless it \
        overrides hitTest(_:with:); a setting settles it: takes-touches: [App.Badge] or \
        passthrough: [App.Badge]",
          "witnessed": null,
          "caveats": [],
          "reachable": 0.375,
          "undecided": 0,
          "blockers": [
            {
              "reason": "outside-ancestor",
              "by": {
                "class": "UIView", "address": "0x2", "identifier": null, "label": null, \
        "line": 2, "window": 0, "frame": [0, 0, 400, 100]
              },
              "share": 0.5,
              "explanation": "it lies outside its ancestor UIView (line 2), which may still show \
        it, so UIKit never asks it"
            },
            {
              "reason": "behind-winner",
              "by": {
                "class": "App.Badge", "address": "0x5", "identifier": null, "label": null, \
        "line": 5, "window": 0, "frame": [0, 80, 25, 40]
              },
              "share": 0.125,
              "explanation": "App.Badge (line 5) in front of it takes the touch"
            }
          ],
          "fix": "Make UIView (line 2) large enough to hold UIButton #buy (line 3), or give it \
        hitTestBehavior with overflow .reachable.",
          "fixed": 0.75,
          "verdict": "outside-parent",
          "by": {
            "class": "UIView", "address": "0x2", "identifier": null, "label": null, \
        "line": 2, "window": 0, "frame": [0, 0, 400, 100]
          },
          "tap_at": [62, 90],
          "matches": 1,
          "match": 1
        }
        """)
  }

  @Test(arguments: ["0 0", "400 0"])
  func `names an ancestor without area`(size: String) throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 0; \(size))>
         |    | <UIButton: 0x3; frame = (20 20; 100 44)>
      """
    #expect(
      try WhyReport.text(reports("UIButton", text)) == """
        UIButton (line 3), frame (20, 20, 100, 44)

          No finger reaches it: it lies outside its ancestor UIView (line 2), which may still show \
        it, so UIKit never asks it.
          Verdict: outside-parent UIView (line 2). No point is certain to work.

        In its way, in this order:
          100%: it lies outside its ancestor UIView (line 2), which may still show it, so UIKit \
        never asks it

        Fix: Make UIView (line 2) large enough to hold UIButton (line 3), or give it \
        hitTestBehavior with overflow .reachable.
        Tried: a finger then reaches 100% of it.
        """)
  }

  @Test func `knows a table by its class where the dump tells no offset`() throws {
    let json = """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{"root":0,"level":0}],"nodes":[
      {"class":"UIWindow","kind":"window","depth":0,"frame":[0,0,400,800],"line":1},
      {"class":"UITableView","depth":1,"frame":[0,0,400,100],"line":2},
      {"class":"UIButton","depth":2,"frame":[0,200,100,44],"line":3}]}]}
      """
    #expect(
      try WhyReport.text(reports("UIButton", json)) == """
        UIButton (line 3), frame (0, 200, 100, 44)

          No finger reaches it: it is scrolled out of UITableView (line 2).
          Verdict: clipped UITableView (line 2). No point is certain to work.

        In its way, in this order:
          100%: it is scrolled out of UITableView (line 2)

        Fix: Scroll UIButton (line 3) into view.
        Tried: a finger then reaches 100% of it.
        """)
  }

  @Test func `would move the control in front, not what is in it`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 0; 100 100)>
         | <UIButton: 0x3; frame = (0 0; 50 50)>
         |    | <UIView: 0x4; frame = (0 0; 50 50)>
      """
    let json = try WhyReport.json(reports("0x2", text))
    #expect(
      json.contains(#""fix": "Move UIButton (line 3) away from UIButton (line 2).""#), "\(json)")
  }

  @Test func `is good news where nothing is in the way`() throws {
    #expect(
      try WhyReport.text(reports("0x6", text)) == """
        UIButton (line 6), frame (0, 200, 100, 44)

          A finger reaches all of it.
          Verdict: hits. A tap at 50,222 works.
        """)
  }

  @Test func `names the view's own switch`() throws {
    #expect(
      try WhyReport.text(reports("0x7", text)) == """
        UIButton (line 7), frame (0, 300, 100, 44)

          No finger reaches it: it is hidden.
          Verdict: hidden UIButton (line 7). No point is certain to work.

        In its way, in this order:
          100%: it is hidden

        Fix: Set isHidden of UIButton (line 7) to false.
        Tried: a finger then reaches 100% of it.
        """)
  }

  @Test func `says so of a view without area`() throws {
    #expect(
      try WhyReport.text(reports("0x8", text)) == """
        UIView (line 8), frame (0, 400, 100, 0)

          No finger reaches it.
          Verdict: off-screen. No point is certain to work.

        In its way, in this order:
          100%: it has no area

        Fix: Give UIView (line 8) a size and a place on the screen.
        """)
  }

  @Test(arguments: [
    ("UIButton", [3, 6, 7]), ("buy", [3]), ("#buy", [3]), ("#BUY", [3]), ("0X6", [6]),
    ("Badge", [5]), ("App.Badge", [5]), ("Get it", [4]), ("nothing", []), ("#UIButton", []),
    ("UIButton (line 7)", [7]), ("UIButton (line 5)", []), ("UIButton #buy (line 3)", [3]),
  ])
  func `finds views by name`(name: String, lines: [Int]) throws {
    let screen = try onlyScreen(text)
    #expect(screen.nodes(named: name).map { screen.nodes[$0].line } == lines)
  }

  @Test func `finds an identifier that begins with an accent`() throws {
    let screen = try onlyScreen(
      "<UIWindow: 0x1; frame = (0 0; 9 9); accessibilityIdentifier = '\u{301}a'>")
    #expect(screen.nodes(named: "#\u{301}a") == [0])
    #expect(screen.nodes(named: "#\u{301}A") == [0])
  }

  @Test func `counts plain subviews as the view, and targets in it as in its way`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <App.Cell: 0x2; baseClass = UIView; frame = (0 0; 100 100)>
         |    | <UIView: 0x3; frame = (0 0; 100 50)>
         |    | <UIButton: 0x4; frame = (0 0; 100 25)>
      """
    let report = try #require(reports("Cell", text).first)
    #expect(report.reachable == 0.75)
  }

  @Test func `judges the first of very many views alone`() throws {
    let lines = (0..<201).map { "   | <App.Row: 0xa\($0); frame = (0 \($0); 100 1)>" }
    let text = (["<UIWindow: 0x1; frame = (0 0; 100 300)>"] + lines).joined(separator: "\n")
    let reports = try reports("Row", text)
    #expect(reports.map { $0.verdict == nil } == Array(repeating: false, count: 200) + [true])
    #expect(
      WhyReport.jsonLines([reports[200]]).contains(#""verdict":null,"by":null,"tap_at":null"#))
    #expect(WhyReport.text([reports[200]]).contains("Verdict: not asked for"))
  }

  @Test func `measures turned views and what lies on them`() throws {
    // A square with a diagonal of 100 is under a view that covers its upper half.
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <App.Kite: 0x2; baseClass = UIView; frame = (0 0; 100 100); transform = [0.5, 0.5, -0.5, 0.5, 0, 0]>
         | <UIView: 0x3; frame = (0 0; 100 50)>
      """
    let report = try #require(reports("Kite", text).first)
    #expect(abs(report.reachable - 0.5) < 1e-9)
  }

  @Test func `of views with one name is first about those that lose their taps`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 393 852)>
         | <UIButton: 0x2; frame = (0 0; 100 60)>
         |    | <UIButtonLabel: 0x6; frame = (0 0; 50 20); text = 'Delete'>
         | <UIButton: 0x3; frame = (0 100; 100 60)>
         |    | <UIButtonLabel: 0x7; frame = (0 0; 50 20); text = 'Delete'>
         | <UIButton: 0x4; frame = (0 200; 100 60)>
         |    | <UIButtonLabel: 0x8; frame = (0 0; 50 20); text = 'Delete'>
         | <App.Cover: 0x5; frame = (0 100; 100 60)>
      """
    #expect(try reports("Delete", text).map(\.match.number) == [2, 1, 3])
    let survey = ScreenSurvey(try onlyScreen(text))
    let brief = try #require(Brief.verdict(on: "Delete", TapOracle(survey))).line()
    #expect(brief.contains(#""verdict":"covered-by""#), "\(brief)")
    #expect(ScreenVerdict(survey).text.contains(#"1 button: "Delete" at 50, 130."#))
  }

  @Test func `on a text is about the control that shows it, in words and in brief`() throws {
    let reports = try reports("Get it", text)
    #expect(reports.map(\.node.index) == [2])
    #expect(WhyReport.text(reports).contains("Fix: Make UIView (line 2) large enough"))
    let screen = try onlyScreen(text)
    #expect(TapOracle(screen).bestMatch(named: "Get it")?.node == 2)
  }
}
