import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A report of findings` {
  private let text = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 12; 44 20); accessibilityIdentifier = 'buy<1>'>
       | <UIButton: 0x3; frame = (200 500; 100 44)>
       | <App.Glass: 0x4; baseClass = UIView; frame = (0 480; 400 100)>
    <UIWindow: 0x5; frame = (0 0; 0 0)>
    """

  private func report(_ file: String, _ text: String? = nil) throws -> LintReport {
    var configuration = LintConfiguration()
    configuration.disabledRules = [.gestureShadowed]
    return LintReport(
      ReportedScreen(try onlyScreen(text ?? self.text), file: file),
      configuration: configuration)
  }

  private let clean =
    "<UIWindow: 0x1; frame = (0 0; 9 9)>\n<UIWindow: 0x2; frame = (0 0; 9 9)>"
    + "\n   | <UILabel: 0x3; frame = (0 0; 0 0)>"

  @Test func `tells people, and sums up several dumps`() throws {
    #expect(
      try LintReport.text([report("a.txt"), report("b.txt", clean)]) == """
        a.txt
          2: warning: UIButton #buy<1> (line 2) has a touchable area of 44 x 20, less than the 44 \
        x 44 of the Human Interface Guidelines [target-too-small]
              fix: Enlarge UIButton #buy<1> (line 2), or its hit area.
          3: error: UIButton (line 3) gets no touch: App.Glass (line 4) in front takes them all \
        [overlay-blocks-control]
              fix: Set isPassThrough of App.Glass (line 4) to true, or isUserInteractionEnabled \
        to false if nothing in it takes touches.
          Glass takes the taps of 1 button: UIButton. 1 target gets its taps, but it is smaller \
        than 44 x 44 points.
          1 error, 1 warning, 0 notes
          Evidence: assumed, because App.Glass (line 4) is the app's own and takes the touch \
        itself, unless it overrides hitTest(_:with:); a setting settles it: takes-touches: \
        [App.Glass] or passthrough: [App.Glass].

        b.txt
          2: error: UIWindow (line 2) in front of other windows takes 100% of the screen: its own \
        background takes touches there and does nothing with them [window-swallows]
              fix: Make UIWindow (line 2) a PassThroughWindow, or hide it when it is empty.
          UIWindow (line 2) takes every tap and does nothing with them. No target is on the screen.
          1 error, 0 warnings, 0 notes

        errors  warnings  notes  unexplained  dump
             1         1      0           0%  a.txt
             1         0      0           0%  b.txt
             2         1      0               all 2
        """)
  }

  @Test func `is as sure as its weakest answer, and no error rests on what cannot be told`() throws
  {
    var (lowered, errors) = (0, 0)
    for seed in Exhaustive.seeds(everyDay: 50, night: 10_000) {
      let lint = Lint(try RandomScreen.withTargets(seed: seed))
      let answers =
        lint.findings.map(\.certainty.evidence) + lint.verdict.asked.map(\.tap.evidence)
      #expect(answers.allSatisfy { $0 <= lint.certainty.evidence }, "seed \(seed)")
      #expect(lint.unexplained == 0 || lint.certainty.evidence == .assumed, "seed \(seed)")
      let oracle = TapOracle(lint.survey)
      for finding in lint.findings where finding.message.hasPrefix("perhaps ") {
        #expect(finding.severity == .note && finding.certainty.evidence == .assumed)
        lowered += 1
      }
      for finding in lint.findings where finding.severity == .error {
        let word = oracle.word(onTapFor: finding.node, at: nil).word
        #expect(word != .cannotTell || finding.rule == .windowSwallows, "seed \(seed)")
        errors += 1
      }
    }
    #expect(lowered > 0 && errors > 0)
  }

  @Test func `is coloured if asked`() throws {
    let text = try LintReport.text([report("a.txt")], style: TextStyle(hasColors: true))
    #expect(text.hasPrefix("\u{1B}[1ma.txt\u{1B}[0m\n  2: \u{1B}[33mwarning\u{1B}[0m: UIButton"))
  }

  @Test func `tells Xcode`() throws {
    #expect(
      try LintReport.xcode([report("a.txt")]) == """
        a.txt:2:1: warning: UIButton #buy<1> (line 2) has a touchable area of 44 x 20, less than \
        the 44 x 44 of the Human Interface Guidelines. Enlarge UIButton #buy<1> (line 2), or \
        its hit area. [target-too-small]
        a.txt:3:1: error: UIButton (line 3) gets no touch: App.Glass (line 4) in front takes them \
        all. Set isPassThrough of App.Glass (line 4) to true, or isUserInteractionEnabled to \
        false if nothing in it takes touches. [overlay-blocks-control]
        """)
  }

  @Test func `tells GitHub the worst first, and escapes`() throws {
    #expect(
      try LintReport.github([report("dir,1/100%.txt")]) == """
        ::error file=dir%2C1/100%25.txt,line=3,title=overlay-blocks-control::UIButton (line 3) \
        gets no touch: App.Glass (line 4) in front takes them all. Set isPassThrough of App.Glass \
        (line 4) to true, or isUserInteractionEnabled to false if nothing in it takes touches.
        ::warning file=dir%2C1/100%25.txt,line=2,title=target-too-small::UIButton #buy<1> (line \
        2) has a touchable area of 44 x 20, less than the 44 x 44 of the Human Interface \
        Guidelines. Enlarge UIButton #buy<1> (line 2), or its hit area.
        """)
  }

  @Test(arguments: [
    (11, "1 more finding is"), (12, "2 more findings are"),
  ])
  func `tells GitHub no more than it shows`(count: Int, more: String) throws {
    let buttons = (0..<count).map { "   | <UIButton: 0x2\($0); frame = (0 \($0 * 60); 20 20)>" }
    let text = (["<UIWindow: 0x1; frame = (0 0; 400 800)>"] + buttons).joined(separator: "\n")
    let lines = try LintReport.github([report("a.txt", text)]).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.last == "::notice::\(more) in the summary of touchmap's step")
  }

  @Test func `tells Markdown`() throws {
    #expect(
      try LintReport.markdown([report("a_b.txt")]) == """
        ## Touch targets

        | | rule | where | what | fix |
        |---|---|---|---|---|
        | error | `overlay-blocks-control` | a\\_b.txt:3 | UIButton (line 3) gets no touch: \
        App.Glass (line 4) in front takes them all | Set isPassThrough of App.Glass (line 4) to \
        true, or isUserInteractionEnabled to false if nothing in it takes touches. |
        | warning | `target-too-small` | a\\_b.txt:2 | UIButton \\#buy&lt;1&gt; (line 2) has a \
        touchable area of 44 x 20, less than the 44 x 44 of the Human Interface Guidelines | \
        Enlarge UIButton \\#buy&lt;1&gt; (line 2), or its hit area. |

        | dump | errors | warnings | notes | unexplained |
        |---|---|---|---|---|
        | a\\_b.txt | 1 | 1 | 0 | 0% |
        """)
  }

  @Test func `tells Markdown nothing that a name could mark or call`() throws {
    let name = "a|\u{301}b ~~c~~ @team #1 #x https://d.e www.d.e \u{1B}[31m\u{202E}\n.txt"
    let text = try LintReport.markdown([report(name, clean)])
    #expect(
      text.contains(
        """
        | a\\|\u{301}b \\~\\~c\\~\\~ @&#8203;team \\#&#8203;1 \\#x https\\://d.e www\\.d.e \
        \\\\u{1B}\\[31m\\\\u{202E}\\\\u{A}.txt | 1 |
        """), "\(text)")
  }

  @Test func `tells Xcode and GitHub no place that is part of a name`() throws {
    let name = "A.swift:1:2: error: x,\u{301}line=7%\u{301}0A.txt"
    let xcode = try LintReport.xcode([report(name, clean)])
    #expect(
      xcode.hasPrefix(
        "A.swift\\u{3A}1\\u{3A}2: error: x,\u{301}line=7%\u{301}0A.txt:2:1: error: "))
    let github = try LintReport.github([report(name, clean)])
    #expect(
      github.hasPrefix(
        "::error file=A.swift%3A1%3A2%3A error%3A x%2C\u{301}line=7%25\u{301}0A.txt,line=2,"))
  }

  @Test func `tells machines`() throws {
    #expect(
      try withNodesOnOneLine(LintReport.json([report("a.txt")])) == """
        {
          "version": 2,
          "file": "a.txt",
          "screen": 1,
          "title": null,
          "size": [400, 800],
          "profile": "hig",
          "evidence": "assumed",
          "because": "App.Glass (line 4) is the app's own and takes the touch itself, unless it \
        overrides hitTest(_:with:); a setting settles it: takes-touches: [App.Glass] or \
        passthrough: [App.Glass]",
          "verdict": {
            "text": "Glass takes the taps of 1 button: UIButton. 1 target gets its taps, but it is \
        smaller than 44 x 44 points.",
            "targets": 2,
            "asked": 2,
            "counts": {
              "covered-by": 1,
              "hits": 1
            },
            "culprits": [
              {
                "node": {
                  "class": "App.Glass", "address": "0x4", "identifier": null, "label": null, \
        "line": 4, "window": 0, "frame": [0, 480, 400, 100]
                },
                "blocks": [
                  {
                    "class": "UIButton", "address": "0x3", "identifier": null, "label": null, \
        "line": 3, "window": 0, "frame": [200, 500, 100, 44]
                  }
                ],
                "fix": null,
                "frees": null
              }
            ]
          },
          "caveats": ["unless App.Glass overrides hitTest(_:with:) or point(inside:with:)"],
          "findings": [
            {
              "rule": "target-too-small",
              "severity": "warning",
              "node": {
                "class": "UIButton", "address": "0x2", "identifier": "buy<1>", "label": null, \
        "line": 2, "window": 0, "frame": [0, 12, 44, 20]
              },
              "line": 2,
              "message": "UIButton #buy<1> (line 2) has a touchable area of 44 x 20, less than \
        the 44 x 44 of the Human Interface Guidelines",
              "fix": "Enlarge UIButton #buy<1> (line 2), or its hit area.",
              "fingerprint": "795ba69581346ea1",
              "evidence": "exact"
            },
            {
              "rule": "overlay-blocks-control",
              "severity": "error",
              "node": {
                "class": "UIButton", "address": "0x3", "identifier": null, "label": null, \
        "line": 3, "window": 0, "frame": [200, 500, 100, 44]
              },
              "line": 3,
              "message": "UIButton (line 3) gets no touch: App.Glass (line 4) in front takes them \
        all",
              "fix": "Set isPassThrough of App.Glass (line 4) to true, or \
        isUserInteractionEnabled to false if nothing in it takes touches.",
              "fingerprint": "0a72922124e28668",
              "evidence": "assumed",
              "because": "App.Glass (line 4) is the app's own and takes the touch itself, unless it \
        overrides hitTest(_:with:); a setting settles it: takes-touches: [App.Glass] or \
        passthrough: [App.Glass]"
            }
          ],
          "omitted": 0,
          "unexplained": 0
        }
        """)
  }

  @Test func `is one line a screen if asked`() throws {
    let lines = try LintReport.jsonLines([report("a.txt"), report("b.txt")])
    #expect(lines.split(separator: "\n").count == 2)
    let head = #"{"version":2,"file":"a.txt","screen":1,"title":null,"size":[400,800],"profile""#
    #expect(lines.hasPrefix(head))
  }

  @Test func `tells JUnit`() throws {
    #expect(
      try LintReport.junit([report("a.txt")]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="touchmap" tests="15" failures="2" errors="0">
          <testsuite name="a.txt" tests="15" failures="2" errors="0" skipped="1" time="0">
            <testcase classname="a.txt" name="window-swallows" time="0"/>
            <testcase classname="a.txt" name="overlay-blocks-control" time="0">
              <failure message="UIButton (line 3) gets no touch: App.Glass (line 4) in front \
        takes them all" type="error">a.txt:3: error: UIButton (line 3) gets no touch: App.Glass \
        (line 4) in front takes them all. Set isPassThrough of App.Glass (line 4) to true, or \
        isUserInteractionEnabled to false if nothing in it takes touches.</failure>
            </testcase>
            <testcase classname="a.txt" name="outside-parent" time="0"/>
            <testcase classname="a.txt" name="invisible-blocker" time="0"/>
            <testcase classname="a.txt" name="interaction-disabled-ancestor" time="0"/>
            <testcase classname="a.txt" name="target-too-small" time="0">
              <failure message="UIButton #buy&lt;1&gt; (line 2) has a touchable area of 44 x 20, \
        less than the 44 x 44 of the Human Interface Guidelines" type="warning">a.txt:2: warning: \
        UIButton #buy&lt;1&gt; (line 2) has a touchable area of 44 x 20, less than the 44 x 44 of \
        the Human Interface Guidelines. Enlarge UIButton #buy&lt;1&gt; (line 2), or its \
        hit area.</failure>
            </testcase>
            <testcase classname="a.txt" name="targets-overlap" time="0"/>
            <testcase classname="a.txt" name="targets-too-close" time="0"/>
            <testcase classname="a.txt" name="zero-size-interactive" time="0"/>
            <testcase classname="a.txt" name="off-screen-interactive" time="0"/>
            <testcase classname="a.txt" name="nan-geometry" time="0"/>
            <testcase classname="a.txt" name="gesture-shadowed" time="0">
              <skipped/>
            </testcase>
            <testcase classname="a.txt" name="dump-quality" time="0"/>
            <testcase classname="a.txt" name="view-covers-own-control" time="0"/>
            <testcase classname="a.txt" name="leftover-presentation" time="0"/>
          </testsuite>
        </testsuites>
        """)
  }

  @Test func `tells SARIF`() throws {
    let text = try LintReport.sarif([report("./a b.txt")])
    let results = try #require(text.firstIndex(of: "results"))
    #expect(
      String(text[results...]) == """
        "results": [
                {
                  "ruleId": "target-too-small",
                  "ruleIndex": 5,
                  "level": "warning",
                  "message": {
                    "text": "UIButton #buy<1> (line 2) has a touchable area of 44 x 20, less than \
        the 44 x 44 of the Human Interface Guidelines. Enlarge UIButton #buy<1> (line 2), or \
        its hit area."
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a%20b.txt"
                        },
                        "region": {
                          "startLine": 2
                        }
                      },
                      "logicalLocations": [
                        {
                          "fullyQualifiedName": "UIButton"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "touchmapFinding/v1": "795ba69581346ea1"
                  },
                  "properties": {
                    "evidence": "exact"
                  }
                },
                {
                  "ruleId": "overlay-blocks-control",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {
                    "text": "UIButton (line 3) gets no touch: App.Glass (line 4) in front takes \
        them all. Set isPassThrough of App.Glass (line 4) to true, or isUserInteractionEnabled to \
        false if nothing in it takes touches."
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a%20b.txt"
                        },
                        "region": {
                          "startLine": 3
                        }
                      },
                      "logicalLocations": [
                        {
                          "fullyQualifiedName": "UIButton"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "touchmapFinding/v1": "0a72922124e28668"
                  },
                  "properties": {
                    "evidence": "assumed",
                    "because": "App.Glass (line 4) is the app's own and takes the touch itself, unless it \
        overrides hitTest(_:with:); a setting settles it: takes-touches: [App.Glass] or \
        passthrough: [App.Glass]"
                  }
                }
              ]
            }
          ]
        }
        """)
  }
}

extension String {
  /// Where a member of a JSON object begins.
  fileprivate func firstIndex(of key: String) -> Index? { range(of: "\"\(key)\"")?.lowerBound }
}

@Suite struct `The unexplained part of a screen` {
  @Test func `is the share of it whose owner rests on an assumption`() throws {
    // What lies under the overlay is taken to get the touches, because of the name of its class.
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
      <MyPassThroughWindow: 0x2; baseClass = UIWindow; frame = (0 0; 100 100)>
         | <UIView: 0x3; frame = (0 0; 100 100)>
         |    | <UIButton: 0x4; frame = (0 0; 10 10)>
      """)
    #expect(abs(Lint(screen).unexplained - 0.99) < 1e-9)
  }
}
