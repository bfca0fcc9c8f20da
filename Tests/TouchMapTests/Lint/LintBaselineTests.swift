import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A baseline` {
  private func report(_ text: String, in file: String = "a.txt") throws -> LintReport {
    LintReport(
      ReportedScreen(try onlyScreen(text), file: file),
      configuration: LintConfiguration())
  }

  private let before = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 0; 20 20)>
    <UIWindow: 0x3; frame = (0 0; 0 0)>
    """

  /// The same screen in another run: other addresses, other lines, another length, a new button.
  private let after = """
    (lldb) po windows
    <UIWindow: 0xA; frame = (0 0; 400 800)>
       | <UIButton: 0xB; frame = (0 0; 21 20)>
       | <UIButton: 0xC; frame = (100 0; 20 20)>
    <UIWindow: 0xD; frame = (0 0; 0 0)>
    """

  @Test func `knows a finding again by neither address nor line nor length`() throws {
    let written = try LintBaseline(of: [report(before)])
    var baseline = try LintBaseline(reading: Data(written.text.utf8))
    #expect(baseline == written)
    var second = try report(after)
    #expect(second.lint.findings.count == 2)
    baseline.removeKnown(from: &second)
    #expect(second.lint.findings.map { second.lint.screen.nodes[$0.node].line } == [4])
  }

  @Test func `knows each finding as often as it was found`() throws {
    var baseline = try LintBaseline(of: [report(before)])
    var reports = [try report(before), try report(before)]
    baseline.removeKnown(from: &reports[0])
    baseline.removeKnown(from: &reports[1])
    #expect(reports.map(\.lint.findings.count) == [0, 1])
  }

  @Test func `of one file excuses no other file`() throws {
    let clean =
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n<UIWindow: 0x3; frame = (0 0; 0 0)>"
      + "\n   | <UILabel: 0x4; frame = (0 0; 0 0)>"
    var baseline = try LintBaseline(of: [report(clean, in: "a.txt"), report(before, in: "b.txt")])
    var reports = [try report(before, in: "a.txt"), try report(clean, in: "b.txt")]
    baseline.removeKnown(from: &reports[0])
    baseline.removeKnown(from: &reports[1])
    #expect(reports.map(\.lint.findings.count) == [1, 0])
    #expect(reports.map(\.lint.known) == [0, 0])
    #expect(baseline.gone.map { $0.prefix(7) } == ["b.txt: "])
  }

  @Test(arguments: [
    ("/app/known.json", "/app/screens/a.txt", "screens/a.txt"),
    ("/app/known.json", "/app/./x/../screens/a.txt", "screens/a.txt"),
    ("/app/ci/known.json", "/app/screens/a.txt", "../screens/a.txt"),
    ("/known.json", "/a.txt", "a.txt"), ("known.json", "./screens/a.txt", "screens/a.txt"),
    ("known.json", FileManager.default.currentDirectoryPath + "/a.txt", "a.txt"),
    ("/app/known.json", "-", "<stdin>"),
  ])
  func `names a file from the folder of the baseline`(
    baseline: String, file: String, named: String
  ) throws {
    let text = try LintBaseline(of: [report(before, in: file)], at: baseline).text
    #expect(text.contains(#"{"file":"\#(named)","#), "\(text)")
  }

  @Test func `takes what concerns another neighbour for new`() throws {
    let old = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (100 0; 20 20)>
         | <UIButton: 0x3; frame = (124 0; 20 20)>
         | <UIButton: 0x4; frame = (100 100; 20 20)>
      <UIWindow: 0x5; frame = (0 0; 0 0)>
      """
    // Now the button's other neighbour is too close, and something was left out.
    let new = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (100 0; 20 20)>
         | <UIButton: 0x3; frame = (144 0; 20 20)>
         | <UIButton: 0x4; frame = (100 24; 20 20)>
      <UIWindow: 0x5; frame = (0 0; 0 0)>
      """
    var baseline = try LintBaseline(of: [report(old)])
    var second = try report(new)
    baseline.removeKnown(from: &second)
    #expect(
      second.lint.findings.map(\.message) == [
        "UIButton (line 2) and UIButton (line 4) are 4 points apart, and targets of less than full "
          + "size should be 8 apart"
      ])
  }

  @Test func `takes another gap of the dump for new`() throws {
    let window = "<UIWindow: 0x1; frame = (0 0; 400 800)>\n<UIWindow: 0x2; frame = (0 0; 0 0)>\n"
    let unreadable = window + "   | <UIView: 0x3; frame = (0 0; 1 1); alpha = ?>"
    var baseline = try LintBaseline(of: [report(unreadable)])
    var second = try report(window + "   | <UIView: 0x3; frame = (0 0; 1")
    baseline.removeKnown(from: &second)
    #expect(second.lint.findings.map(\.rule) == [.dumpQuality])
    #expect(baseline.text.contains("dump-quality"))
  }

  @Test func `is JSON with one finding a line`() throws {
    #expect(
      try LintBaseline(of: [report(before)]).text == """
        {"version":2,"findings":[
        {"file":"a.txt","fingerprint":"da39a4ce57a61d79","rule":"target-too-small",\
        "message":"UIButton (line 2) has a touchable area of 20 x 20, less than the 44 x 44 of the \
        Human Interface Guidelines"}
        ]}

        """)
  }

  @Test(arguments: [1, 3])
  func `of another version is refused`(version: Int) {
    let text = #"{"version":\#(version),"findings":[]}"#
    #expect(throws: DecodingError.self) { try LintBaseline(reading: Data(text.utf8)) }
  }
}
