import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The picture of a change` {
  private let before = """
    <UIWindow: 0x1; frame = (0 0; 393 852)>
       | <UIView: 0x2; frame = (0 0; 393 852)>
       |    | <UIButton: 0x3; frame = (16 100; 44 44); accessibilityIdentifier = 'menu'>
       |    | <UIButton: 0x4; frame = (16 700; 361 80); accessibilityIdentifier = 'buy'>
       |    | <App.Banner: 0x5; frame = (0 0; 393 852)>
    """
  private var after: String {
    before.replacingOccurrences(of: "0x5; frame", with: "0x5; userInteractionEnabled = NO; frame")
  }

  private func texts(from before: String, to after: String) throws -> [(text: String, size: Double)]
  {
    let report = DiffReport(
      from: ReportedScreen(try onlyScreen(before)), to: ReportedScreen(try onlyScreen(after)))
    return DiffReport.picture([report]).svg.matches(
      of: #/<text[^>]*font-size="([0-9.]+)">([^<]*)</#
    ).map { (String($0.2), Double($0.1) ?? 0) }
  }

  @Test func `says who takes whose taps, the fix, and what it comes to`() throws {
    let words = try texts(from: before, to: after).map(\.text)
    let all = words.joined(separator: " ")
    #expect(all.contains("Better: 2 buttons won their taps: #menu, #buy."))
    for part in [
      "Who: App.Banner (line 5) gets 100% of the screen", "Blocked: 2 buttons #buy 1\u{a0}#menu",
      "Fix Set isPassThrough of App.Banner (line 5) to true",
      "Tried on this dump: frees 2 buttons.", "Both targets in this window get their taps.",
    ] {
      #expect(all.contains(part), "\(all)")
    }
    #expect(words.contains("1"), "the number is on the map")
  }

  @Test func `of a screen that got worse tells the fix of the screen after it`() throws {
    let all = try texts(from: after, to: before).map(\.text).joined(separator: " ")
    #expect(all.contains("Worse: 2 buttons lost their taps"))
    let clear = try #require(all.range(of: "Both targets in this window get their taps."))
    let culprit = try #require(all.range(of: "Who: App.Banner"))
    #expect(clear.upperBound <= culprit.lowerBound)
  }

  @Test func `of two phones can be read where it is 620 pixels wide`() throws {
    let report = DiffReport(
      from: ReportedScreen(try onlyScreen(before)), to: ReportedScreen(try onlyScreen(after)))
    let width = DiffReport.picture([report]).size.width
    for text in try texts(from: before, to: after) { #expect(text.size * 620 / width >= 11) }
  }

  @Test(arguments: ["0 0", "1e30 30", "nan 5"])
  func `is drawn where a screen has nothing to draw`(size: String) throws {
    let none = "<UIWindow: 0x1; frame = (0 0; \(size))>"
    #expect(try texts(from: none, to: before).contains { $0.text == "Before" })
  }
}
