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
