import Testing
import TouchMap
import TouchReports

@Suite struct `Many taps` {
  private let screen = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIView: 0x2; frame = (0 0; 400 100)>
       | <UIButton: 0x3; frame = (0 100; 400 100)>
       | <UIButton: 0x4; frame = (0 200; 400 100); enabled = NO>
       | <UITableViewCell: 0x5; frame = (0 300; 400 100)>
       |    | <UILabel: 0x6; frame = (0 0; 400 50)>
       | <Card: 0x7; frame = (0 400; 400 100); gestureRecognizers = <NSArray: 0x9>>
       | <_UIHostingView: 0x8; frame = (0 500; 400 100)>
    """

  private func run(
    _ taps: String, on dumps: [(file: String, text: String)]? = nil, writesTaps: Bool = false
  ) throws -> (run: TapRun, lines: [String]) {
    let screens = try (dumps ?? [("screens/home.txt", screen)]).flatMap { file, text in
      try Dump(reading: text.utf8).screens.map {
        TappedScreen(ReportedScreen($0, file: file), rules: .standard)
      }
    }
    var run = TapRun(on: screens, writesTaps: writesTaps)
    Array(taps.utf8).withUnsafeBufferPointer { run.take($0) }
    run.finish()
    let lines = String(decoding: run.takeLines(), as: UTF8.self).split(separator: "\n")
    return (run, lines.map(String.init))
  }

  private func line(_ index: Int, _ y: Int, _ reason: String, _ dead: String, _ name: String)
    -> String
  {
    """
    {"x":1,"y":\(y),"winner":{"class":"\(name)","address":"0x\(index)","identifier":null,"label":null,\
    "line":\(index),"window":0,"frame":[0,\(y - y % 100),400,\(index == 1 ? 800 : 100)]},\
    "reason":"\(reason)","dead":\(dead)}
    """
  }

  @Test func `are dead where nothing around the receiver acts`() throws {
    let taps = "x,y\n1,50\n1,150\n1,250\n1,450\n1,550\n1,900\n"
    #expect(
      try run(taps, writesTaps: true).lines == [
        line(2, 50, "nothing-acts", "true", "UIView"), line(3, 150, "acts", "false", "UIButton"),
        line(4, 250, "disabled-control", "true", "UIButton"),
        line(7, 450, "acts", "false", "Card"), line(8, 550, "own-rule", "null", "_UIHostingView"),
        #"{"x":1,"y":900,"winner":null,"reason":"off-screen","dead":true}"#,
      ])
  }

  @Test func `on a row are taps that act`() throws {
    let lines = try run("x,y\n1,310\n1,390\n", writesTaps: true).lines
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasSuffix(#""reason":"acts","dead":false}"#) }, "\(lines)")
  }

  @Test func `add up in the summary`() throws {
    let report = TapReport(try run("y,x,more\n50,1,a\n50,2,b\n150,1,\n700,1,\n").run)
    #expect(
      withNodesOnOneLine(TapReport.json([report])) == """
        {
          "summary": {
            "text": "3 of 4 taps did nothing, 2 of these on UIView.",
            "taps": 4,
            "dead": 3,
            "unknown": 0,
            "lost": 0,
            "losses": [],
            "by": [
              {
                "screen": "home",
                "node": {
                  "class": "UIView", "address": "0x2", "identifier": null, "label": null, \
        "line": 2, "window": 0, "frame": [0, 0, 400, 100]
                },
                "taps": 2,
                "reason": "nothing-acts"
              },
              {
                "screen": "home",
                "node": {
                  "class": "UIWindow", "address": "0x1", "identifier": null, "label": null, \
        "line": 1, "window": 0, "frame": [0, 0, 400, 800]
                },
                "taps": 1,
                "reason": "nothing-acts"
              }
            ],
            "reasons": {
              "acts": 1,
              "nothing-acts": 3
            },
            "owners": [
              {
                "screen": "home",
                "node": {
                  "class": "UIView", "address": "0x2", "identifier": null, "label": null, \
        "line": 2, "window": 0, "frame": [0, 0, 400, 100]
                },
                "taps": 2,
                "reason": "nothing-acts"
              },
              {
                "screen": "home",
                "node": {
                  "class": "UIWindow", "address": "0x1", "identifier": null, "label": null, \
        "line": 1, "window": 0, "frame": [0, 0, 400, 800]
                },
                "taps": 1,
                "reason": "nothing-acts"
              },
              {
                "screen": "home",
                "node": {
                  "class": "UIButton", "address": "0x3", "identifier": null, "label": null, \
        "line": 3, "window": 0, "frame": [0, 100, 400, 100]
                },
                "taps": 1,
                "reason": "acts"
              }
            ],
            "skipped": []
          }
        }
        """)
  }

  @Test func `hold a verdict where they have a target`() throws {
    let taps = """
      {"x": 1, "y": 150, "target": "0x3"}
      {"x": 1, "y": 50, "target": "0x3"}
      """
    let lines = try run(taps, writesTaps: true).lines
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix(#""dead":false,"verdict":"hits"}"#), "\(lines[0])")
    #expect(lines[1].hasSuffix(#""dead":true,"verdict":"passes-through"}"#), "\(lines[1])")
  }

  @Test func `count with a target that nothing is called like, too`() throws {
    let taps = #"{"x": 1, "y": 150, "target": "nothing"}"#
    let (run, lines) = try run(taps, writesTaps: true)
    #expect(lines.count == 1)
    #expect(lines[0].hasSuffix(#""dead":false,"verdict":null}"#), "\(lines[0])")
    let summary = TapReport.json([TapReport(run)])
    #expect(summary == TapReport.json([TapReport(try self.run(taps).run)]))
  }

  @Test func `go to the screen that they name`() throws {
    let other = "== Settings ==\n<UIWindow: 0xa; frame = (0 0; 100 100)>"
    let result = try run(
      "x;y;screen\r\n1;1;home\r\n1;1;\"Settings\"\r\n1;1;nowhere\r\n1;1;\r\n",
      on: [("screens/home.txt", screen), ("b.txt", other)])
    #expect(
      TapReport.text([TapReport(result.run)]) == """
        2 of 2 taps did nothing, 1 of these on UIView.

        2 taps: 0 (0%) lost by targets, 2 (100%) dead, 0 (0%) unknown
          2 (100%) on a view where nothing acts

        Dead taps went to:
        taps  reason        view               screen
           1  nothing-acts  UIView (line 2)    home
           1  nothing-acts  UIWindow (line 2)  Settings

        Hottest:
        taps  reason        view               screen
           1  nothing-acts  UIView (line 2)    home
           1  nothing-acts  UIWindow (line 2)  Settings

        No taps:
          1 line, first 4: no screen has this name
          1 line, first 5: no screen is named, and there are several
        """)
  }

  @Test(arguments: [
    ("x,y\n1\n", TapProblem.missing("y")), ("x,y\n,2\n", .missing("x")),
    ("x,y\n1,a\n", .noNumber("y")), ("x,y\nnan,2\n", .noNumber("x")),
    ("x,y\n1e999,2\n", .noNumber("x")), ("{\"x\":1}\n", .missing("y")),
    ("{\"x\":1,\"y\":null}\n", .noNumber("y")), ("{\"x\":1,\"y\":2}\n{\"x\":\n", .brokenJSON),
    ("{\"x\":1,\"y\":2}\n[1]\n", .brokenJSON), ("x,y,screen\n1,2,elsewhere\n", .unknownScreen),
  ])
  func `name and count lines that are none`(taps: String, problem: TapProblem) throws {
    let run = try run(taps).run
    #expect(run.tally.skipped.map(\.problem) == [problem])
    #expect(run.failure == nil)
  }

  @Test(arguments: ["", "\n\n", "a,b\n1,2\n", "[1,2]\n"])
  func `need a heading or objects`(taps: String) throws {
    #expect(try run(taps).run.failure != nil)
  }

  @Test func `on accessibility elements are left open where the source does not tell what acts`()
    throws
  {
    let source = """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="400" height="800">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="A" x="0" y="0" width="100" height="100"/>
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="B" x="50" y="50" width="100" height="100"/>
      <XCUIElementTypeOther type="XCUIElementTypeOther" label="C" x="0" y="300" width="100" height="100"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
    let report = TapReport(try run("x,y\n10,10\n75,75\n10,350\n", on: [("a.xml", source)]).run)
    let json = TapReport.json([report])
    #expect(
      json.contains(
        """
            "reasons": {
              "acts": 1,
              "undecided": 1,
              "not-told": 1
            }
        """), "\(json)")
  }

  @Test func `are drawn as heat on a page that needs nothing from elsewhere`() throws {
    let screens = try Dump(reading: screen.utf8).screens.map {
      TappedScreen(ReportedScreen($0, file: "<b>.txt"), rules: .standard)
    }
    var run = TapRun(on: screens, countsPlaces: true)
    Array("x,y\n1,50\n2,51\n1,150\n".utf8).withUnsafeBufferPointer { run.take($0) }
    let html = TapReport.html(TapReport(run))
    #expect(html.contains(">&lt;b&gt;.txt</h2>"))
    // The square with dead taps, and the one with a tap that did something.
    #expect(html.components(separatedBy: #"class="dead-tap" data-at"#).count == 2, "\(html)")
    #expect(html.components(separatedBy: #"class="tap" data-at"#).count == 2, "\(html)")
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http://") || html.contains("http://www.w3.org/2000/svg"))
  }

  @Test func `of which nothing tells are no taps that do something`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <_TtGC7SwiftUI14_UIHostingViewV3App4Home_: 0x2; frame = (0 0; 90 90)>
      """)
    var run = TapRun(
      on: [TappedScreen(ReportedScreen(screen, file: "a.txt"), rules: .standard)],
      countsPlaces: true)
    Array("x,y\n10,10\n20,20\n".utf8).withUnsafeBufferPointer { run.take($0) }
    run.finish()
    let svg = TapReport.picture(TapReport(run)).svg
    #expect(svg.contains(">The dump does not"))
    // Two squares, the legend and its scale.
    #expect(svg.components(separatedBy: #"class="unknown-tap""#).count == 5)
    #expect(!svg.contains(#"class="tap""#))
  }
}
