import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// A verdict with lines in place of nodes, which have other places after a removal.
private struct Said: Equatable {
  var word: TapVerdict.Word
  var line: Int?
  var doubts: [Int?]

  init(_ verdict: TapVerdict, on screen: Screen) {
    word = verdict.word
    line = verdict.by.map { screen.nodes[$0].line }
    doubts = verdict.doubts.map { $0.node.map { screen.nodes[$0].line } }
  }
}

extension Screen {
  /// What is said about a tap that is meant for the view on a line.
  fileprivate func said(onTapForLine line: Int, at point: Point?) -> Said? {
    nodeIDs.first { nodes[$0].line == line }.map {
      Said(TapOracle(self).word(onTapFor: $0, at: point), on: self)
    }
  }

  /// Whether a verdict is another one without a view.
  fileprivate func changes(
    _ verdict: TapVerdict, about node: Node.ID, without view: Node.ID
  ) -> Bool {
    let removal = Supposition(name: name(of: view), change: .removed)
    return supposing(removal)?.said(onTapForLine: nodes[node].line, at: verdict.point)
      != Said(verdict, on: self)
  }
}

@Suite struct `The view that an answer names` {
  private static func screens(_ seed: UInt64) throws -> [Screen] {
    var random = RandomScreen(seed: seed)
    return [try RandomScreen.withTargets(seed: seed), try random.elements()]
  }

  /// The nodes that act, as those are asked about.
  private func asked(_ oracle: TapOracle) -> [(node: Node.ID, verdict: TapVerdict)] {
    let screen = oracle.screen
    return screen.nodeIDs.filter { screen.isTarget($0) || screen.acts($0) }.map {
      ($0, oracle.word(onTapFor: $0, at: nil))
    }
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 40, night: 4_000))
  func `changes the verdict by its removal`(seed: UInt64) throws {
    for screen in try Self.screens(seed) {
      for (node, verdict) in asked(TapOracle(screen)) {
        // Without a view around it, or without itself, the view that is asked about is gone.
        guard let named = verdict.by ?? verdict.doubts.first?.node,
          !screen.subtree(of: named).contains(node)
        else { continue }
        #expect(
          screen.changes(verdict, about: node, without: named),
          "seed \(seed), \(screen.name(of: node)): \(verdict)")
      }
    }
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 40, night: 4_000))
  func `is the same in the sentence, and in it alone`(seed: UInt64) throws {
    for screen in try Self.screens(seed) {
      let survey = ScreenSurvey(screen)
      for (node, verdict) in asked(TapOracle(survey)) {
        guard let sentence = survey.explanation(of: verdict, of: node) else {
          #expect(verdict.word.reaches || verdict.word == .dropped, "seed \(seed), \(verdict)")
          continue
        }
        let lines = sentence.matches(of: /\(line (\d+)\)/).compactMap { Int($0.output.1) }
        var named = verdict.by ?? verdict.doubts.first?.node
        // The verdict says who gets a touch that falls through, and the sentence why it does.
        if verdict.word == .passesThrough { named = survey.fallThroughCauses[node] }
        let expected = named.map { $0 == node ? [] : [screen.nodes[$0].line] } ?? []
        #expect(lines == expected, "seed \(seed), \(screen.name(of: node)): \(sentence)")
      }
    }
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 20, night: 2_000))
  func `changes the verdict by the fix`(seed: UInt64) throws {
    for screen in try Self.screens(seed) {
      let survey = ScreenSurvey(screen)
      var trials = EditedSurveys()
      for (node, verdict) in asked(TapOracle(survey)) where !verdict.word.reaches {
        guard let trial = survey.trial(for: survey.reach(of: node), verdict, trying: &trials),
          !trial.edits.isEmpty
        else { continue }
        let fixed = trial.edits.reduce(screen) { $0.applying($1) }
        #expect(
          Said(TapOracle(fixed).word(onTapFor: node, at: nil), on: fixed)
            != Said(verdict, on: screen),
          "seed \(seed), \(screen.name(of: node)): \(survey.text(of: trial)), \(verdict)")
      }
    }
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 20, night: 2_000))
  func `is blamed on pictures and pages only if its removal changes the verdict`(
    seed: UInt64
  ) throws {
    for screen in try Self.screens(seed) {
      let whole = ScreenVerdict(ScreenSurvey(screen), triesFixes: false)
      for culprit in whole.culprits {
        for target in culprit.blocked.map({ whole.blocked[$0] })
        where !screen.subtree(of: culprit.node).contains(target.node) {
          #expect(
            screen.changes(target.tap, about: target.node, without: culprit.node),
            "seed \(seed), \(screen.name(of: culprit.node)): \(target.tap)")
        }
      }
    }
  }

  /// A button behind a window, whose root view takes most of it, and a small button the rest.
  private let behindToast = """
    # level 0 key
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (20 700; 360 50)>
       |    | <UIButtonLabel: 0x3; frame = (0 0; 360 50); text = 'Pay'; userInteractionEnabled = NO>
    # level 1
    <UIWindow: 0x4; frame = (0 0; 400 800)>
       | <UIView: 0x5; frame = (0 0; 400 800)>
       |    | <UIButton: 0x6; frame = (300 660; 80 60); accessibilityIdentifier = 'undo'>
    """

  @Test func `is at the point of the tap, not the frontmost of all`() throws {
    #expect(
      try WhyReport.text(whyReports(on: "Pay", of: onlyScreen(behindToast))) == """
        UIButton "Pay" (line 3), frame (20, 700, 360, 50)

          No finger reaches it: UIView (line 7) in front of it takes the touch.
          Verdict: covered-by UIView (line 7). No point is certain to work.

        In its way, in this order:
          8.9%: UIButton #undo (line 8) in front of it takes the touch
          91.1%: UIView (line 7) in front of it takes the touch

        Fix: Make UIWindow (line 6) a PassThroughWindow, or hide it when it is empty.
        Tried: a finger then reaches 91.1% of it.
        """)
  }

  @Test func `comes first in the fix, even if others take more`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 100; 400 50); accessibilityIdentifier = 'buy'>
         | <UIButton: 0x3; frame = (0 100; 190 50)>
         | <UIButton: 0x4; frame = (195 100; 50 50)>
      """ + emptyWindow)
    #expect(
      WhyReport.text(whyReports(on: "#buy", of: screen)) == """
        UIButton #buy (line 2), frame (0, 100, 400, 50)

          A finger reaches 40% of it, but at 200,125 UIButton (line 4) in front of it takes the \
        touch.
          Verdict: covered-by UIButton (line 4). A tap at 322,125 works.

        In its way, in this order:
          12.5%: UIButton (line 4) in front of it takes the touch
          47.5%: UIButton (line 3) in front of it takes the touch

        Fix: Move UIButton (line 4) away from UIButton #buy (line 2).
        Tried: a finger then reaches 52.5% of it.
        """)
  }

  @Test(arguments: [
    ("gestureRecognizers = <NSArray: 0x9>", "", "the gesture recognizers of UIView (line 2) may"),
    ("", "enabled = NO", "it is disabled."),
  ])
  func `is told where a finger reaches all of the view`(
    outer: String, inner: String, expected: String
  ) throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 0; 400 800)\(outer.isEmpty ? "" : "; " + outer)>
         |    | <UITableViewCell: 0x3; frame = (0 100; 400 50)>
         |    | <UIButton: 0x4; frame = (0 300; 400 50)\(inner.isEmpty ? "" : "; " + inner)>
      """ + emptyWindow)
    let name = inner.isEmpty ? "UITableViewCell" : "UIButton"
    let why = WhyReport.text(whyReports(on: name, of: screen))
    #expect(why.contains("A finger reaches all of it, but \(expected)"), "\(why)")
  }
}
