import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The report of a touch` {
  private func report(_ text: String, x: Double, y: Double) throws -> TouchReport {
    TouchReport(ReportedScreen(try onlyScreen(text), file: "f.txt"), at: .init(x: x, y: y))
  }

  private let text = """
    (lldb) po window
    <UIWindow: 0x1; frame = (0 0; 100 100)>
       | <UIButton: 0x2; frame = (10 10; 50 20)>
       |    | <UIButtonLabel: 0x3; frame = (5 5; 40 10); text = 'Buy'; userInteractionEnabled = NO>
       | <UIView: 0x4; frame = (80 80; 10 10)>
       | <UIView: 0x5; frame = (0 0; 100 100); alpha = 0>
    """

  @Test func `tells people who gets it, who was asked, and how sure that is`() throws {
    #expect(
      try TouchReport.text([report(text, x: 20, y: 20)]) == """
        A touch at (20, 20) on a screen of 100 x 100 in f.txt

          UIButton "Buy" gets it in this window.
          line 3, frame (10, 10, 50, 20), in UIWindow (line 2)

        Asked, in this order:
          UIWindow (line 2): contains the point; UIButton "Buy" (line 3) in it took the touch
          UIView (line 6): has alpha 0, and below 0.01 in single precision UIKit passes a view over
        > UIButton "Buy" (line 3): contains the point, and no subview of it took it
          UIButtonLabel "Buy" (line 4): has user interaction disabled

        Asked as well: 1 view beside the point

        Evidence: exact
        The dump holds one window, and others may lie in front. In lldb, this line prints all:
          \(Screen.debuggerLine)

        Notes:
          - 1 line that is no view: skipped
        """)
  }

  @Test func `says so when nobody gets it`() throws {
    let text = "<UIWindow: 0x1; frame = (0 0; 9 9)>" + emptyWindow
    #expect(
      try TouchReport.text([report(text, x: -5, y: 10)]) == """
        A touch at (-5, 10) on a screen of 9 x 9 in f.txt

          No view gets it: no window takes it.

        Asked as well: 2 views beside the point

        Evidence: exact
        """)
  }

  @Test(arguments: [("", true), ("# level 0 key\n", false)])
  func `says of one window that others may lie in front, unless the dump has levels`(
    heading: String, isOne: Bool
  ) throws {
    let screen = try onlyScreen(heading + text)
    let reported = ReportedScreen(screen)
    let oracle = TapOracle(screen)
    let map = MapReport(reported)
    let lint = LintReport(reported, configuration: .init())
    for text in [
      TouchReport.text([TouchReport(reported, at: .init(x: 20, y: 20))]),
      WhyReport.text(whyReports(on: "Buy", of: screen)), MapReport.text([map]),
      LintReport.text([lint]),
    ] {
      #expect(text.contains(" in this window") == isOne, "\(text)")
      #expect(text.contains(Screen.debuggerLine) == isOne, "\(text)")
    }
    let brief = [
      Brief.touch(at: .init(x: 20, y: 20), oracle), Brief.verdict(on: "Buy", oracle),
      Brief.map(map), Brief.lint(lint),
      Brief.diff(DiffReport(from: reported, to: reported)),
    ]
    #expect(
      brief.map { $0?.line().contains(#""windows":"one""#) } == Array(repeating: isOne, count: 5))
  }

  @Test func `tells machines the same`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UILabel; frame = (0 0; 10.5 10); text = 'a "b"'; userInteractionEnabled = NO>
      """
    #expect(
      try TouchReport.json([report(text, x: 5, y: 5)]) == """
        {
          "version": 2,
          "file": "f.txt",
          "screen": 1,
          "title": null,
          "size": [100, 100],
          "cutShort": false,
          "point": [5, 5],
          "evidence": "exact",
          "witnessed": null,
          "winner": {
            "class": "UIWindow",
            "address": "0x1",
            "identifier": null,
            "label": null,
            "line": 1,
            "window": 0,
            "frame": [0, 0, 100, 100]
          },
          "element": null,
          "drawn": null,
          "undecided": false,
          "alternatives": [],
          "caveats": [],
          "candidates": [
            {
              "class": "UIWindow",
              "address": "0x1",
              "identifier": null,
              "label": null,
              "line": 1,
              "window": 0,
              "frame": [0, 0, 100, 100],
              "outcome": "hit",
              "reason": "hit",
              "explanation": "contains the point, and no subview of it took it"
            },
            {
              "class": "UILabel",
              "address": null,
              "identifier": null,
              "label": "a \\"b\\"",
              "line": 2,
              "window": 0,
              "frame": [0, 0, 10.5, 10],
              "outcome": "passedOver",
              "reason": "interaction-disabled",
              "explanation": "has user interaction disabled"
            }
          ],
          "omitted": 0,
          "assumptions": [],
          "notes": [],
          "counts": {
            "windows": 1,
            "views": 2,
            "layers": 0,
            "skippedLines": 0,
            "unreadableValues": 0,
            "incompleteNodes": 0,
            "elisions": 0
          }
        }
        """)
  }
}
