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
      of: #/<text[^>]*font-size="([0-9.]+)"[^>]*>([^<]*)</#
    ).map { (String($0.2), Double($0.1) ?? 0) }
  }

  @Test func `says what it comes to, over the screen before it and the one after it`() throws {
    let words = try texts(from: before, to: after).map(\.text)
    #expect(
      words.prefix(3) == [
        "Better: 2 buttons won their taps", "Both targets in this window get their taps.", "Before",
      ])
    #expect(words.contains("After") && words.filter { $0 == "#buy" }.count == 2)
  }

  @Test func `of a screen that got worse tells the fix of the screen after it`() throws {
    let words = try texts(from: after, to: before).map(\.text)
    #expect(words[0] == "Worse: 2 buttons lost their taps")
    #expect(words[1].hasPrefix("Fix: Set isPassThrough of App.Banner (line 5) to true"))
  }

  @Test(arguments: ["0 0", "1e30 30", "nan 5"])
  func `is drawn where a screen has nothing to draw`(size: String) throws {
    let none = "<UIWindow: 0x1; frame = (0 0; \(size))>"
    #expect(try texts(from: none, to: before).contains { $0.text == "Before" })
  }
}
