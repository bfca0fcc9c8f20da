import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

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
    ("toast-falls-through", "toast-over-feed", "Worse: 3 tabs, 2 cells and 2 buttons lost", "dead"),
    ("toast-over-feed", "toast-falls-through", "Better: 3 tabs, 2 cells and 2 buttons won", "good"),
    ("toast-over-feed", "toast-over-feed", "Nothing changed", "good"),
  ])
  func `says in its bar whether it is better or worse`(
    before: String, after: String, headline: String, tone: String
  ) throws {
    let page = try report(before, after).html
    #expect(page.contains("<h1>\(headline)"))
    #expect(page.contains(#"<header class="bar \#(tone)""#))
  }

  @Test func `shows before and after as two states, first the targets that lost or won`() throws {
    let data = try PageData(try report("toast-falls-through", "toast-over-feed").html)
    #expect(data.states.map { $0["name"] as? String } == ["Before", "After"])
    let effects: [Int] = try data.column("target", "effect")
    let words = try #require((data.facts["words"] as? [String: Any])?["effect"] as? [String])
    #expect(
      effects.map { words[$0] } == Array(repeating: "Lost its taps", count: 7) + ["Gone"])
    #expect(try data.targets(in: 0).filter { $0.hasSuffix(" works 1") }.count >= 5)
    #expect(try data.targets(in: 1).prefix(7).allSatisfy { $0.hasSuffix(" dead 0") })
    #expect(try data.targets(in: 1).last == "Undo gone 0")
  }

  @Test func `draws two screens of different shape on a map that holds both`() throws {
    let wide = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 1366 1024)>
         | <UIButton: 0x2; frame = (20 20; 300 100); accessibilityIdentifier = 'buy'>
      """)
    let page = DiffReport(
      from: ReportedScreen(try screen("toast-over-feed")), to: ReportedScreen(wide)
    ).html
    #expect(page.contains(#"viewBox="0 0 1366 1024""#))
    #expect(!page.contains(#"viewBox="0 0 393 852""#))
  }

  @Test func `says where nothing can be compared`() throws {
    let none = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 0 0)>")
    let page = DiffReport(
      from: ReportedScreen(none), to: ReportedScreen(try screen("toast-over-feed"))
    ).html
    #expect(page.contains("<h1>Nothing was compared: the two screens have no area in common"))
  }
}
