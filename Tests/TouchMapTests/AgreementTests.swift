import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What the questions about one screen answer must not contradict one another.
@Suite struct `The answers about one frame` {
  private func checkPoints(_ screen: Screen, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (index, partition, asker) = (TouchIndex(screen), screen.partition(), TouchAsker(screen))
    let frame = screen.frame
    guard frame.size.area > 0 else { return }
    let points = (0..<60).map { _ in
      Screen.Point(
        x: frame.origin.x + .random(in: 0..<frame.size.width, using: &random),
        y: frame.origin.y + .random(in: 0..<frame.size.height, using: &random))
    }
    let others = points.filter { point in
      let owners = [partition.owner(at: point), index.receiver(ofTouchAt: point)]
      return owners != Array(repeating: asker.owner(at: point), count: 2)
    }
    #expect(others == [], "seed \(seed)")
  }

  /// An index answers where many questions make the same assumptions, and a walk where few do.
  @Test func `agree by index and by walk where views take or pass on touches`() throws {
    for seed in Exhaustive.seeds(everyDay: 60, night: 5_000) {
      var random = RandomScreen(seed: seed)
      let survey = ScreenSurvey(try random.screen())
      let nodes = survey.screen.nodeIDs.filter { _ in random.chance(1, of: 4) }
      let assumed = HitTestWalk.Assumed(
        taking: Set(nodes.filter { $0.index % 2 == 0 }), passing: Set(nodes))
      for _ in 0..<40 {
        let point = random.point(in: survey.screen)
        #expect(
          survey.receiver(ofTouchAt: point, assuming: assumed)
            == survey.asker.walk(at: point, assuming: assumed).winner?.node, "\(seed), \(point)")
      }
    }
  }

  private func checkTargets(_ screen: Screen) {
    let (lint, survey) = (Lint(screen), ScreenSurvey(screen))
    for finding in lint.findings where finding.rule == .overlayBlocksControl {
      let address = screen.nodes[finding.node].line
      let isDead = finding.message.contains("gets no touch:")
      let reachable = survey.reach(of: finding.node).fraction
      #expect(!isDead || reachable == 0, "line \(address): \(finding.message)")
    }
    let small = Set(lint.findings.filter { $0.rule == .targetTooSmall }.map(\.node))
    let dead = Set(
      lint.findings.filter {
        $0.rule == .overlayBlocksControl && $0.message.contains("gets no touch:")
      }.map(\.node))
    #expect(small.isDisjoint(with: dead))
  }

  @Test(arguments: DumpFiles.own)
  func `agree on a dump at hand`(file: URL) throws {
    for (number, screen) in try Dump(reading: Data(contentsOf: file)).screens.enumerated() {
      checkPoints(screen, seed: UInt64(number + 1))
      checkTargets(screen)
    }
  }

  @Test(arguments: DumpFiles.own)
  func `let a view own what the map gives it`(file: URL) throws {
    for screen in try Dump(reading: Data(contentsOf: file)).screens {
      let survey = ScreenSurvey(screen)
      let owners = screen.partition().regions.filter { $0.area > 1 }.compactMap(\.owner)
      let unreachable = owners.filter { survey.reach(of: $0).fraction == 0 }
      #expect(unreachable.isEmpty, "lines \(unreachable.map { screen.nodes[$0].line })")
    }
  }
}

@Suite struct `Numbers beyond every frame` {
  @Test(arguments: ["1e30", "1e300", "-1e300", "1e16", "9e18", "1.8e19"])
  func `are drawn and printed`(number: String) throws {
    for frame in ["0 0; \(number) 30", "0 0; 30 \(number)", "\(number) 0; 30 30", "0 0; 9 9"] {
      let text = """
        <UIWindow: 0x1; frame = (\(frame)); layer = <CALayer: 0x1>>
           | <UIButton: 0x2; frame = (\(number) 5; \(number) 3); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]>
           | <UIButton: 0x3; frame = (0 0; 20 \(number))>
           | <UIButton: 0x4; frame = (5 5; 4 4)>
        """
      let screen = try onlyScreen(text)
      let map = MapReport(ReportedScreen(screen))
      #expect(MapReport.svg([map]).hasSuffix("</svg>"))
      #expect(map.html().hasSuffix("</html>"))
      #expect(!MapReport.text([map], style: TextStyle(width: 40)).isEmpty)
      #expect(MapReport.json([map]).hasSuffix("}"))
      let why = whyReports(on: "UIButton", of: screen)
      #expect(!WhyReport.text(why).isEmpty && !WhyReport.json(why, asList: true).isEmpty)
      let lint = LintReport(ReportedScreen(screen, file: "f"), configuration: LintConfiguration())
      for format in LintFormat.allCases { #expect(!format.text(of: [lint]).isEmpty) }
      let diff = DiffReport(
        from: ReportedScreen(screen, file: "a"),
        to: ReportedScreen(try onlyScreen("<V: 0x1; frame = (0 0; 9 9)>"), file: "b"))
      #expect(!DiffReport.json([diff]).isEmpty && !DiffReport.text([diff]).isEmpty)
      let index = TouchIndex(screen)
      for x in [0, 5, 1e30, -1e300, .infinity, .nan] {
        let point = Screen.Point(x: x, y: 6)
        #expect(index.receiver(ofTouchAt: point) == screen.touch(at: point).winner?.node)
      }
    }
  }
}
