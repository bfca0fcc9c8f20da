import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A covered control in a scroll view` {
  private func text(_ content: String, offset: String = "{0, 0}") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 393 852)>
       | <UIScrollView: 0x3; frame = (0 0; 393 852); contentOffset: \(offset)\(content)>
       |    | <UIButton: 0x4; frame = (20 700; 353 50); accessibilityIdentifier = 'buy'>
       | <Shop.PromoBanner: 0x6; frame = (0 600; 393 252)>
    """
  }

  private func verdict(_ content: String, offset: String = "{0, 0}") throws -> TapVerdict {
    TapOracle(try onlyScreen(text(content, offset: offset))).verdict(onTapFor: 2)
  }

  @Test(arguments: [
    ("; contentSize: {393, 1600}", "{0, 0}", true), ("; contentSize: {393, 600}", "{0, 0}", false),
    ("; contentSize: {393, 852}; adjustedContentInset: {0, 0, 0, 0}", "{0, 0}", false),
    ("; contentSize: {393, 852}; adjustedContentInset: {0, 0, 252, 0}", "{0, 0}", true),
    ("; contentSize: {393, 872}", "{0, 0}", false), ("; contentSize: {393, 978}", "{0, 0}", true),
    ("; contentSize: {900, 852}", "{0, 0}", false),
    ("; contentSize: {393, 1000000}", "{0, -20}", true),
  ])
  func `can be scrolled free where the content leaves room`(
    content: String, offset: String, canScroll: Bool
  ) throws {
    let verdict = try verdict(content, offset: offset)
    #expect(verdict.word == .coveredBy)
    #expect(verdict.canScroll == canScroll)
    #expect(verdict.tapPoint == nil)
    let found = try findings(of: .overlayBlocksControl, in: text(content, offset: offset))
    #expect(
      found.hasPrefix(canScroll ? "3 note: UIButton #buy (line 3) is covered now" : "3 error"))
  }

  @Test func `has no such word where the dump does not tell`() throws {
    #expect(try verdict("").canScroll == nil)
    #expect(try verdict("; contentSize: {0, 900}", offset: "{nan, 0}").canScroll == nil)
    let brief = try #require(
      Brief.verdict(on: "#buy", TapOracle(try onlyScreen(text("; contentSize: {393, 600}")))))
    #expect(brief.line().contains(#""tap_at":null,"matches":1,"can_scroll":false,"message":"#))
  }

  @Test func `is blocked where it cannot be scrolled free, and else is covered now`() throws {
    func said(_ content: String) throws -> [String] {
      ScreenVerdict(ScreenSurvey(try onlyScreen(text(content)))).sentences
    }
    #expect(
      try said("; contentSize: {393, 1600}") == [
        "1 button is covered now and can be scrolled free: #buy."
      ])
    let stuck = try said("; contentSize: {393, 600}").first
    #expect(stuck?.hasSuffix("taps of 1 button: #buy.") == true)
  }

  @Test func `keeps its extent in the project's own format`() throws {
    let screen = try onlyScreen(
      text("; contentSize: {393, 1600}; adjustedContentInset: {1, 2, 3, 4}"))
    let written = try ScreenJSON.text(of: [screen])
    #expect(written.contains(#""content":{"#))
    #expect(try Dump(reading: written.utf8).screens == [screen])
  }
}

@Suite struct `Limits of targets` {
  private func rows(_ count: Int, y: Int) -> String {
    (0..<count).map {
      "   | <UIButton: 0x\(String($0 + 16, radix: 16)); frame = (0 \(y + $0 % 700); 100 1)>\n"
    }.joined()
  }

  @Test func `leave out what lies beyond the screen`() throws {
    let text =
      "<UIWindow: 0x1; frame = (0 0; 400 800)>\n" + rows(6_000, y: 900) + """
           | <UIButton: 0x2; frame = (20 700; 353 50); accessibilityIdentifier = 'buy'>
           | <App.Overlay: 0x3; frame = (0 600; 400 200)>
        """
    let screen = try onlyScreen(text)
    #expect(Lint(screen).findings.contains { $0.rule == .overlayBlocksControl })
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect(verdict.text == "Overlay takes the taps of 1 button: #buy.")
  }

  /// Buttons side by side, without a finding about any of them.
  private func grid(_ count: Int) -> String {
    (0..<count).map {
      let place = "\($0 % 100 * 60) \($0 / 100 * 60)"
      return "   | <UIButton: 0x\(String($0 + 16, radix: 16)); frame = (\(place); 50 50)>\n"
    }.joined()
  }

  @Test func `are said, and the front-most targets come first`() throws {
    let text =
      "<UIWindow: 0x1; frame = (0 0; 6000 4000)>\n" + grid(6_000) + """
           | <UIButton: 0x2; frame = (120 3700; 200 50); accessibilityIdentifier = 'buy'>
           | <App.Overlay: 0x3; frame = (110 3650; 290 200)>
        """
    let screen = try onlyScreen(text)
    let report = LintReport(ReportedScreen(screen), configuration: .init())
    #expect(report.lint.findings.contains { $0.rule == .overlayBlocksControl })
    #expect(report.text(.plain).contains("the 5000 front-most of 6001 targets judged"))
    #expect(LintReport.jsonLines([report]).contains(#""judged":5000,"targets":6001"#))
    #expect(Brief.lint(report).line().contains(#""judged":5000,"targets":6001"#))
    // Pictures of so many take long to draw.
    for _ in 0..<Exhaustive.count(everyDay: 0, night: 1) {
      let map = MapReport(ReportedScreen(screen))
      let said = "The sizes of the 5,000 front-most of 6,001 targets were checked."
      #expect(map.verdict.sentences.last == said)
      #expect(map.html().contains(said))
      #expect(MapReport.text([map], style: .plain).contains("6,001"))
    }
  }

  @Test func `beyond the screen are said`() throws {
    for _ in 0..<Exhaustive.count(everyDay: 0, night: 1) {
      let screen = try onlyScreen(
        "<UIWindow: 0x1; frame = (0 0; 400 800)>\n" + rows(50_001, y: 900))
      let limited = Lint(screen).limited
      #expect(limited?.judged == 50_000)
      #expect(limited?.found == 50_001)
    }
  }
}
