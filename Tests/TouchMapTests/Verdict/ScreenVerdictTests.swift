import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The verdict about a screen` {
  /// Holds a verdict against the answers of the oracle, by node, and its words against its counts.
  private func requireTruth(about screen: Screen, _ name: String) {
    let survey = ScreenSurvey(screen)
    let verdict = ScreenVerdict(survey)
    let oracle = TapOracle(survey)
    for target in verdict.asked {
      let answer = oracle.verdict(onTapFor: target.node)
      #expect(
        answer.word == target.tap.word && answer.by == target.tap.by, "\(name), \(target.node)")
      #expect(
        !verdict.isAllClear || answer.word.reaches || answer.word == .disabled
          || target.fate == .behindPresentation, "\(name), \(target.node)")
    }
    let text = verdict.text
    let claims =
      text.hasPrefix("All ") || text.hasPrefix("Both targets ") || text.hasPrefix("The one target ")
    #expect(!claims || verdict.isAllClear || text.contains("smaller than"), "\(name): \(text)")
    #expect(!verdict.isAllClear || claims || text.contains(" is shown "), "\(name): \(text)")
    #expect(verdict.counts.reduce(0) { $0 + $1.count } == verdict.asked.count, "\(name)")
    #expect(numbers(in: verdict.sentences) == verdict.asked.count, "\(name): \(text)")
    let blamed = verdict.culprits.flatMap(\.blocked)
    #expect(Set(blamed).count == blamed.count, "\(name): a target is blocked once")
    for culprit in verdict.culprits {
      #expect((culprit.fix?.freed ?? 0) <= culprit.blocked.count, "\(name)")
    }
  }

  /// The sum of the numbers of targets in a headline.
  private func numbers(in sentences: [String]) -> Int {
    sentences.reduce(0) { sum, sentence in
      if sentence.hasPrefix("The one target ") { return sum + 1 }
      if sentence.hasPrefix("Both targets ") { return sum + 2 }
      // A part of the screen is no number of targets.
      guard !sentence.contains("% of the screen") else { return sum }
      let said = sentence.replacing(#/^\d+ other views? keeps? taps from /#, with: "")
        .replacing(#/(, but (it|each) is|; [^;]* (is|are)) smaller .*/#, with: "")
      let counted = said.prefix { $0 != ":" }.replacing(#/"[^"]*"|\#\S+/#, with: "")
      return sum
        + counted.split(separator: " ").compactMap { Int($0.filter { $0 != "," }) }.reduce(0, +)
    }
  }

  @Test func `names a fourth target, and tells apart targets without a name`() throws {
    func text(_ count: Int) throws -> String {
      let buttons = (0..<count).map { place in
        "\n   | <UIButton: 0x2\(place); frame = (10 \(60 * place); 80 50)>"
      }
      let screen = try onlyScreen(
        "<UIWindow: 0x1; frame = (0 0; 400 800)>" + buttons.joined()
          + "\n   | <Shop.Cover: 0x9; baseClass = UIControl; frame = (0 0; 400 800)>")
      return ScreenVerdict(ScreenSurvey(screen)).text
    }
    #expect(try text(1).contains("takes the taps of 1 button: UIButton."))
    #expect(
      try text(4).contains(
        "of 4 buttons: UIButton at 50, 25, UIButton at 50, 85, UIButton at 50, 145, "
          + "UIButton at 50, 205."))
    #expect(try text(5).contains("UIButton at 50, 145 and 2 more."))
  }

  @Test(arguments: [
    (
      """
         | <UIButton: 0x2; frame = (10 100; 100 50)>
         | <UIButton: 0x3; frame = (10 200; 30 30)>
      """,
      "Both targets in this window get their taps; 1 button is smaller than 44 x 44 points: "
        + "UIButton at 25, 215."
    ),
    (
      """
         | <UIButton: 0x2; frame = (10 100; 20 20)>
         | <UIButton: 0x3; frame = (10 200; 30 30)>
      """,
      "Both targets in this window get their taps, but each is smaller than 44 x 44 points."
    ),
    (
      """
         | <UITransitionView: 0x2; frame = (0 0; 400 800)>
         |    | <UIView: 0x3; frame = (0 0; 400 800)>
         |    |    | <UIButton: 0x4; frame = (10 100; 100 50)>
         | <UITransitionView: 0x5; frame = (0 0; 400 800)>
         |    | <UIDimmingView: 0x6; frame = (0 0; 400 800)>
         |    | <_UIAlertControllerView: 0x7; frame = (65 300; 270 140)>
         |    |    | <UIButton: 0x8; frame = (0 90; 135 50)>
      """,
      "An alert is shown in this window in front of 1 button, and its 1 button gets its taps."
    ),
  ])
  func `says what is known of its targets, and nothing beyond`(views: String, text: String) throws {
    let verdict = ScreenVerdict(
      ScreenSurvey(try onlyScreen("<UIWindow: 0x1; frame = (0 0; 400 800)>\n" + views)))
    #expect(verdict.text == text)
  }

  @Test func `names one growth of a view for all that is dead outside of it`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 300; 400 100)>
         |    | <UIButton: 0x3; frame = (10 120; 80 50)>
         |    | <UIButton: 0x4; frame = (200 -60; 80 50)>
      """)
    let fix = ScreenVerdict(ScreenSurvey(screen)).culprits.first?.fix
    #expect(
      fix?.text == """
        Make UIView (line 2) large enough to hold UIButton (line 3) and UIButton (line 4), or give \
        it hitTestBehavior with overflow .reachable.
        """)
    #expect(fix?.freed == 2)
  }

  @Test func `says of how much of the screen it cannot tell`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (100 600; 200 50)>
         | <RCTView: 0x3; frame = (0 0; 400 120)>
         | <RCTView: 0x4; frame = (0 120; 400 200)>
      """)
    let sentences = ScreenVerdict(ScreenSurvey(screen)).sentences
    #expect(
      sentences.suffix(2) == [
        "Cannot tell of 40% of the screen: RCTView has its own hit testing.",
        "Next: say what RCTView does, with passthrough or takes-touches.",
      ])
  }

  @Test func `asks UIKit about a class of UIKit's, and the app about one of its own`() throws {
    func steps(_ view: String) throws -> [String] {
      let screen = try onlyScreen(
        """
        <UIWindow: 0x1; frame = (0 0; 400 800)>
           | <UIButton: 0x2; frame = (100 600; 200 50)>
           | <\(view): 0x3; frame = (0 0; 400 800)>
        <UIWindow: 0x9; frame = (0 0; 0 0)>
        """)
      let verdict = ScreenVerdict(ScreenSurvey(screen))
      #expect(verdict.asksForRule == (view == "RCTView"))
      return verdict.sentences.filter { $0.hasPrefix("Next") }
    }
    let uikit = "Next: capture the screen with TouchInspector, which asks UIKit."
    #expect(try steps("_UIPopoverDimmingView").first == uikit)
    #expect(
      try steps("RCTView").first
        == "Next: say what RCTView does, with passthrough or takes-touches.")
  }

  @Test func `agrees with why about every target, whatever the screen`() throws {
    for seed in Exhaustive.seeds(everyDay: 60, night: 10_000) {
      requireTruth(about: try RandomScreen.withTargets(seed: seed), "seed \(seed)")
    }
  }

  @Test func `asks by the same rule as at a point, with the same assumptions`() throws {
    for seed in Exhaustive.seeds(everyDay: 100, night: 5_000) {
      let screen = try RandomScreen.withTargets(seed: seed)
      let survey = ScreenSurvey(screen)
      var random = SplitMix64(seed: seed)
      let frame = screen.frame
      guard frame.size.area > 0, frame.size.width.isFinite, frame.size.height.isFinite else {
        continue
      }
      for _ in 0..<20 {
        let point = Screen.Point(
          x: Double.random(in: frame.origin.x...frame.maxX, using: &random).rounded(),
          y: Double.random(in: frame.origin.y...frame.maxY, using: &random).rounded())
        let (quick, whole) = (survey.touch(at: point), survey.asker.touch(at: point))
        #expect(quick.winner?.node == whole.winner?.node, "seed \(seed), \(point)")
        #expect(quick.assumptions == whole.assumptions, "seed \(seed), \(point)")
        #expect(quick.isUndecided == whole.isUndecided, "seed \(seed), \(point)")
      }
    }
  }

  /// Returns the screens of a dump; none if the file is not a dump.
  static func screens(of file: URL) -> [Screen] {
    (try? Dump(reading: Data(contentsOf: file)).screens) ?? []
  }

  static let fixtures = DumpFiles.own + DumpFiles.corpus

  @Test(arguments: fixtures)
  func `agrees with why about every target of a dump`(file: URL) throws {
    for screen in Self.screens(of: file) { requireTruth(about: screen, file.lastPathComponent) }
  }
}
