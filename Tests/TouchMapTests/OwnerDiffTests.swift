import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A diff of two screens` {
  private func report(_ before: String, _ after: String) throws -> DiffReport {
    DiffReport(
      from: ReportedScreen(try onlyScreen(before + emptyWindow), file: "old.txt"),
      to: ReportedScreen(try onlyScreen(after + emptyWindow), file: "new.txt"))
  }

  private let before = """
    <UIWindow: 0x1; frame = (0 0; 100 200)>
       | <UIView: 0x2; frame = (0 0; 100 200)>
       |    | <UIButton: 0x3; frame = (0 0; 100 50); accessibilityIdentifier = 'buy'>
    """

  @Test func `finds nothing where only addresses differ`() throws {
    let other = before.replacingOccurrences(of: "0x", with: "0xF")
    #expect(
      try DiffReport.text([report(before, other)]) == """
        old.txt -> new.txt
          No target won or lost its taps.
          Every point has the same owner.
        """)
  }

  @Test func `finds what a new view in front takes`() throws {
    let after = """
      <UIWindow: 0xA; frame = (0 0; 100 200)>
         | <UIView: 0xB; frame = (0 0; 100 200)>
         |    | <UIButton: 0xC; frame = (0 0; 100 50); accessibilityIdentifier = 'buy'>
         |    | <App.Veil: 0xD; baseClass = UIView; frame = (0 0; 100 100)>
      """
    #expect(
      try DiffReport.text([report(before, after)]) == """
        old.txt -> new.txt
          Worse: 1 button lost its taps: #buy.
          50% of the screen changed owner:
          25% around (0, 50, 100, 50): UIView (line 2) -> App.Veil (line 4)
          25% around (0, 0, 100, 50): UIButton #buy (line 3) -> App.Veil (line 4)

        Evidence: assumed, because App.Veil (line 4) is the app's own and takes the touch \
        itself, unless it overrides hitTest(_:with:); a setting settles it: takes-touches: \
        [App.Veil] or passthrough: [App.Veil].
        """)
  }

  @Test func `follows a view with an identifier into another parent`() throws {
    let after = """
      <UIWindow: 0xA; frame = (0 0; 100 200)>
         | <UIView: 0xB; frame = (0 0; 100 200)>
         |    | <UIStackView: 0xC; frame = (0 0; 100 50)>
         |    |    | <UIButton: 0xD; frame = (0 0; 100 50); accessibilityIdentifier = 'buy'>
      """
    #expect(try report(before, after).diff.changes.isEmpty)
  }

  @Test func `says first which targets lost or won their taps`() throws {
    let covered = before + "\n   | <App.Cover: 0x4; frame = (0 0; 100 80)>"
    #expect(try report(before, covered).verdict.text == "Worse: 1 button lost its taps: #buy.")
    #expect(try report(covered, before).verdict.text == "Better: 1 button won its taps: #buy.")
    let page = try report(before, covered).html
    #expect(page.contains("<h1>Worse: 1 button lost its taps<"))
  }

  private static let cover = "\n   | <App.Cover: 0x4; frame = (0 0; 100 80)>"
  private static let second =
    "\n   | <UIButton: 0x5; frame = (0 90; 100 50); accessibilityIdentifier = 'sell'>"
  private static let dead = """
    \(second)
       | <App.Cover: 0x6; frame = (0 90; 100 80)>
    """

  @Test(arguments: [
    ("", "", "none", "No target won or lost its taps."), ("", second, "none", "No target won"),
    (cover, "", "better", "Better: 1 button won its taps: #buy."),
    ("", cover, "worse", "Worse: 1 button lost its taps: #buy."),
    ("", dead, "worse", "Worse: 1 button is new and gets no taps: #sell."),
    (
      cover, dead, "both",
      "Worse and better: 1 button is new and gets no taps: #sell; 1 button won its taps: #buy."
    ),
    (dead, "", "none", "No target won or lost its taps. 1 button is gone"),
    (
      "", dead + cover, "worse",
      "Worse: 1 button lost its taps: #buy; 1 button is new and gets no taps: #sell."
    ),
  ])
  func `says whether it is better or worse`(
    old: String, new: String, direction: String, words: String
  ) throws {
    let report = try report(before + old, before + new)
    #expect(report.verdict.text.hasPrefix(words), "\(report.verdict.text)")
    let member = #""direction":"\#(direction)""#
    #expect(report.json.line().contains(member) && Brief.diff(report).line().contains(member))
    let isWorse = ["worse", "both"].contains(direction)
    #expect(report.html.contains(#"<header class="bar dead""#) == isWorse)
  }

  @Test func `tells machines, with the changed area`() throws {
    let after = """
      <UIWindow: 0xA; frame = (0 0; 100 200)>
         | <UIView: 0xB; frame = (0 0; 100 200)>
      """
    #expect(
      try withNodesOnOneLine(DiffReport.json([report(before, after)])) == """
        {
          "version": 2,
          "before": {
            "file": "old.txt",
            "screen": 1,
            "title": null,
            "size": [100, 200]
          },
          "after": {
            "file": "new.txt",
            "screen": 1,
            "title": null,
            "size": [100, 200]
          },
          "screen": 1,
          "size": [100, 200],
          "evidence": "exact",
          "compared": true,
          "changed": 0.25,
          "direction": "none",
          "verdict": {
            "text": "No target won or lost its taps. 1 button is gone: #buy. No target is on the screen.",
            "targets": 0,
            "asked": 0,
            "counts": {},
            "culprits": [],
            "lost": [],
            "won": [],
            "gone": [
              {
                "class": "UIButton", "address": "0x3", "identifier": "buy", "label": null, \
        "line": 3, "window": 0, "frame": [0, 0, 100, 50]
              }
            ],
            "new": []
          },
          "changes": [
            {
              "before": {
                "class": "UIButton", "address": "0x3", "identifier": "buy", "label": null, \
        "line": 3, "window": 0, "frame": [0, 0, 100, 50]
              },
              "after": {
                "class": "UIView", "address": "0xB", "identifier": null, "label": null, \
        "line": 2, "window": 0, "frame": [0, 0, 100, 200]
              },
              "area": 5000,
              "share": 0.25,
              "polygons": [
                [[0, 0], [100, 0], [100, 50], [0, 50]]
              ]
            }
          ]
        }
        """)
  }

  @Test func `compares screens of two sizes where both have an area`() throws {
    let after = """
      <UIWindow: 0xA; frame = (0 0; 50 300)>
         | <UIView: 0xB; frame = (0 0; 50 300)>
         |    | <UIButton: 0xC; frame = (0 0; 50 50); accessibilityIdentifier = 'buy'>
      """
    #expect(
      try DiffReport.text([report(before, after)]) == """
        old.txt -> new.txt
          No target won or lost its taps.
          The screens differ in size; compared: (0, 0, 50, 200)
          Every point has the same owner.
        """)
  }

  @Test(arguments: ["(nan 0; 100 200)", "(500 0; 100 200)"])
  func `says so where there is nothing to compare`(frame: String) throws {
    let after = "<UIWindow: 0xA; frame = \(frame)>"
    let report = try report(before, after)
    #expect(!report.diff.isComparable)
    #expect(
      DiffReport.text([report]) == """
        old.txt -> new.txt
          Nothing was compared: the two screens have no area in common that can be read.
        """)
  }

  @Test func `is as sure as the weaker of the two screens`() throws {
    let after = """
      <UIWindow: 0xA; frame = (0 0; 100 200)>
         | <UIView: 0xB; frame = (0 0; 100 200)>
         |    | <UIButton: 0xC; frame = (0 0; 100 50); accessibilityIdentifier = 'buy'>
         | <UIView: 0xE; frame = (nan 0; 1 1)>
      """
    #expect(
      try DiffReport.text([report(before, after)]) == """
        old.txt -> new.txt
          Cannot tell of 1 button: #buy.
          Next: capture the screen with recursiveDescription or TouchInspector.
          Every point has the same owner.

        Evidence: assumed, because UIView (line 4) has no readable frame; it was taken to be \
        elsewhere, with all in it.
        """)
  }

  @Test func `tells screens of two places from those of two sizes`() throws {
    let after = "<UIWindow: 0xA; frame = (50 0; 100 200)>"
    let text = try DiffReport.text([report("<UIWindow: 0x1; frame = (0 0; 100 200)>", after)])
    #expect(
      text == """
        old.txt -> new.txt
          No target won or lost its taps.
          The screens differ in place; compared: (50, 0, 50, 200)
          Every point has the same owner.
        """)
  }
}
