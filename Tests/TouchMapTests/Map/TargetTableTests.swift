import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The table of targets` {
  private func table(_ text: String) throws -> (MapReport, TargetTable) {
    let report = try MapFixture.report(text)
    return (report, report.targets)
  }

  private func transcript(_ text: String) throws -> [String] {
    try table(text).1.rows.map {
      "\($0.target.name.text): \($0.state.word), \(Percentage.text($0.reach))"
    }
  }

  @Test func `begins with the worst, and of those with the one that the fix helps least`() throws {
    let (report, table) = try table(MapFixture.toast)
    #expect(
      try transcript(MapFixture.toast) == ["#pay: dead, 0%", "#top: dead, 0%", "#undo: OK, 100%"])
    #expect(table.rows.map { table.fixed[$0.target.node]?.reach } == [2.0 / 3, 1, 1])
    #expect(table.rows.first?.blamed.map { report.screen.spokenName(of: $0).text } == "ToastWindow")
    #expect(report.bar(table).headline == "2 of 3 targets are dead")
    #expect(report.bar(table).extras == ["1 culprit", "1 fix"])
    #expect(report.bar(table).tone == .dead)
  }

  @Test func `says who gets the touches on a target, the largest part first`() throws {
    let (report, table) = try table(MapFixture.toast)
    let takers = try #require(table.rows.first).takers.map {
      "\(report.screen.spokenName(of: $0.node).text) \(Percentage.text($0.share))"
    }
    #expect(takers == ["UIView 66.7%", "#undo 33.3%"])
  }

  @Test func `counts a control in a cell as a part of the cell`() throws {
    let cell = """
      <UIWindow: 0x1; frame = (0 0; 200 200)>
         | <UITableView: 0x2; frame = (0 0; 200 200)>
         |    | <UITableViewCell: 0x3; frame = (0 0; 200 60); accessibilityIdentifier = 'row'>
         |    |    | <UIButton: 0x4; frame = (100 0; 100 60); accessibilityIdentifier = 'more'>
      """
    #expect(try transcript(cell) == ["#row: OK, 100%", "#more: OK, 100%"])
  }

  @Test func `counts what the edge of the screen cuts off for nothing`() throws {
    let row = """
      <UIWindow: 0x1; frame = (0 0; 200 400)>
         | <UIButton: 0x2; frame = (0 300; 100 200); accessibilityIdentifier = 'last'>
         | <UIButton: 0x3; frame = (100 300; 100 200); accessibilityIdentifier = 'covered'>
         | <UIView: 0x4; frame = (100 300; 100 80)>
         | <UIScrollView: 0x5; frame = (0 0; 200 100); clipsToBounds = YES>
         |    | <UIButton: 0x6; frame = (0 50; 200 100); accessibilityIdentifier = 'scrolled'>
         | <UIView: 0x7; frame = (0 100; 200 100); clipsToBounds = YES>
         |    | <UIButton: 0x8; frame = (0 50; 200 100); accessibilityIdentifier = 'cut'>
      """
    #expect(
      try transcript(row) == [
        "#covered: partly, 20%", "#cut: partly, 50%", "#last: OK, 100%", "#scrolled: OK, 100%",
      ])
  }

  @Test func `cannot tell of the targets whose taps a recognizer may take`() throws {
    let (report, table) = try table(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 0; 400 200); gestureRecognizers = <NSArray: 0x9>>
         |    | <UITableViewCell: 0x3; frame = (0 0; 400 44)>
         |    | <UIButton: 0x4; frame = (0 100; 400 44)>
      """)
    #expect(table.rows.map(\.state) == [.unknown, .works, .works])
    #expect(report.bar(table).headline == "Cannot tell of 1 of 3 targets")
    #expect(report.bar(table).tone == .doubt)
    let page = report.html()
    #expect(page.contains("A gesture recognizer may take its taps"))
    #expect(page.contains("Set cancelsTouchesInView of the gesture recognizers of UIView"))
  }

  @Test func `begins with the view that takes the taps of most targets`() throws {
    let screen = """
      <UIWindow: 0x1; frame = (0 0; 400 400)>
         | <UIButton: 0x2; frame = (0 0; 300 300); accessibilityIdentifier = 'large'>
         | <UIButton: 0x3; frame = (0 300; 100 50); accessibilityIdentifier = 'one'>
         | <UIButton: 0x4; frame = (0 350; 100 50); accessibilityIdentifier = 'two'>
         | <UIView: 0x5; frame = (0 0; 300 300)>
         | <UIView: 0x6; frame = (0 300; 100 100)>
      """
    #expect(try transcript(screen).map { $0.prefix(4) } == ["#one", "#two", "#lar"])
  }

  @Test func `says where a target lies that the bounds of its superview cut off`() throws {
    let page = try MapFixture.report(
      """
      <UIWindow: 0x1; frame = (0 0; 400 400)>
         | <UIView: 0x2; frame = (0 0; 300 100)>
         |    | <UIButton: 0x3; frame = (0 200; 100 50)>
      """
    ).html()
    #expect(page.contains("gets no touch beyond its bounds"))
    #expect(page.contains("\"found\":{\"0\":\"Outside of its superview\"},\"outside\":[0]"))
  }

  @Test func `says probably where the dump leaves it open, and why`() throws {
    let text = MapFixture.toast.replacing("UIView: 0x5", with: "Shop.ToastView: 0x5")
    let (report, table) = try table(text)
    let bar = report.bar(table)
    #expect(bar.headline == "2 of 3 targets are probably dead" && bar.tone == .doubt)
    #expect(bar.because?.hasPrefix("Evidence: assumed, because Shop.ToastView (line 7)") == true)
  }

  @Test(arguments: [
    ("<UIWindow: 0x1; frame = (0 0; 200 200)>", "No target is in this window", "good"),
    (
      "<UIWindow: 0x1; frame = (0 0; 0 0)>", "Cannot tell: no window has a frame that can be read",
      "doubt"
    ),
  ])
  func `is empty where there is no target, and the bar says so`(
    text: String, headline: String, tone: String
  ) throws {
    let (report, table) = try table(text)
    let bar = report.bar(table)
    #expect(table.rows.isEmpty && bar.headline == headline && bar.tone.rawValue == tone)
  }

  @Test func `is in the brief answer, the findings alone and without texts beside names`() throws {
    let brief = Brief.map(try MapFixture.report(MapFixture.toast)).line()
    #expect(brief.contains(##""targets":[{"name":"UIButton #pay","line":4,"##))
    #expect(brief.contains(##""state":"dead","reach":0,"by":{"name":"Shop.ToastWindow""##))
    #expect(brief.contains(##""more_targets":0"##))
    #expect(!brief.contains(##""frame":[0,140,200,60],"state""##))
  }
}
