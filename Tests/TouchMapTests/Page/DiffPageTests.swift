import Foundation
import Testing
import TouchMap
import TouchReports

@Suite struct `The HTML page of a change` {
  private func screen(_ name: String) throws -> Screen {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Examples/Screens/\(name).txt")
    return try #require(Dump(reading: Data(contentsOf: file)).screens.first)
  }

  private func report(_ before: String, _ after: String) throws -> DiffReport {
    DiffReport(
      from: ReportedScreen(try screen(before), file: "\(before).txt"),
      to: ReportedScreen(try screen(after), file: "\(after).txt"))
  }

  @Test(arguments: [
    ("toast-falls-through", "toast-over-feed"), ("toast-over-feed", "toast-falls-through"),
    ("toast-over-feed", "toast-over-feed"),
  ])
  func `lists the targets that lost or won their taps, each with who takes them`(
    before: String, after: String
  ) throws {
    let report = try report(before, after)
    let page = DiffReport.html([report])
    let verdict = report.verdict
    #expect(page.contains("<h3>\(MarkupText.escape(verdict.text))</h3>"))
    for (title, targets, taker) in [
      ("Lost their taps", verdict.lost, "ToastWindow takes them now"),
      ("Won their taps", verdict.won, "ToastWindow took them before"),
    ] {
      #expect(page.contains("<h3>\(title) (\(targets.count))</h3>") == !targets.isEmpty)
      for target in targets {
        let name = MarkupText.escape(target.name.phrase)
        #expect(page.contains("\(name) <small>\(taker)</small>"), "\(name)")
      }
    }
  }

  @Test func `shows before, difference and after beside one another`() throws {
    let page = DiffReport.html([try report("toast-falls-through", "toast-over-feed")])
    let titles = page.components(separatedBy: "<p class=\"side-name\">").dropFirst()
      .map { $0.prefix { $0 != "<" } }
    #expect(titles == ["After", "Before", "Difference", "After"])
    let difference = try #require(
      page.components(separatedBy: "<svg class=\"scene difference\"").last?
        .components(separatedBy: "</svg>").first)
    #expect(difference.components(separatedBy: "<path class=\"ghost\"").count - 1 == 4)
    #expect(difference.contains("<path class=\"changed\""))
  }

  @Test func `tells an issue of the change`() throws {
    let page = DiffReport.html([try report("toast-falls-through", "toast-over-feed")])
    #expect(page.contains(#""issue":"**Worse: 2 cells and 2 buttons lost their taps: "#))
    #expect(
      page.contains("touchmap diff toast-falls-through.txt toast-over-feed.txt --format html"))
  }

  @Test func `says of screens without a common area that nothing was compared`() throws {
    let none = try onlyScreen("<UIWindow: 0x1; frame = (nan 0; 100 200)>")
    let report = DiffReport(
      from: ReportedScreen(try screen("toast-over-feed")), to: ReportedScreen(none))
    #expect(DiffReport.html([report]).contains("There is no map of this screen"))
  }
}
