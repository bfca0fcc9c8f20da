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
    ("toast-falls-through", "toast-over-feed"), ("toast-over-feed", "toast-falls-through"),
    ("toast-over-feed", "toast-over-feed"),
  ])
  func `lists the targets that lost or won their taps, each with who takes them`(
    before: String, after: String
  ) throws {
    let report = try report(before, after)
    let page = DiffReport.html([report])
    let verdict = report.verdict
    #expect(page.contains("<h3>\(MarkupText.escape(verdict.sentences[0]))</h3>"))
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

  @Test func `names the targets that only one of the two screens has`() throws {
    for (before, after, title, word) in [
      ("toast-falls-through", "toast-over-feed", "Gone from", "gone"),
      ("toast-over-feed", "toast-falls-through", "New on", "new"),
    ] {
      let report = try report(before, after)
      let found = word == "gone" ? report.verdict.gone : report.verdict.new
      #expect(found.map(\.name.text) == ["Undo"])
      let page = DiffReport.html([report])
      #expect(page.contains("<h3>\(title) the screen (1)</h3>"))
      #expect(page.contains("button &quot;Undo&quot; <small></small>"))
      let sentence = "1 button is \(word): \"Undo\"."
      #expect(page.contains("<p>\(MarkupText.escape(sentence))</p>"))
      #expect(DiffReport.text([report], style: TextStyle()).contains(sentence))
      #expect(report.verdict.text.hasSuffix(sentence))
    }
  }

  @Test func `draws two screens of different shape over what holds both`() throws {
    let wide = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 1366 1024)>
         | <UIButton: 0x2; frame = (20 20; 300 100); accessibilityIdentifier = 'buy'>
      """)
    let page = DiffReport.html([
      DiffReport(from: ReportedScreen(try screen("toast-over-feed")), to: ReportedScreen(wide))
    ])
    let boxes = page.components(separatedBy: "viewBox=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(
      boxes.filter { $0.hasPrefix("0 0 1366 ") } == Array(repeating: "0 0 1366 1024", count: 6))
    #expect(!boxes.contains("0 0 393 852"))
  }

  @Test func `shows before, difference and after beside one another`() throws {
    let page = DiffReport.html([try report("toast-falls-through", "toast-over-feed")])
    let titles = page.components(separatedBy: "<p class=\"side-name\">").dropFirst()
      .map { $0.prefix { $0 != "<" } }
    #expect(titles == ["After", "Before", "Difference", "After"])
    let difference = try #require(
      page.components(separatedBy: "<svg class=\"scene difference\"").last?
        .components(separatedBy: "</svg>").first)
    #expect(difference.components(separatedBy: "<path class=\"ghost blocked\"").count - 1 == 7)
    #expect(difference.contains("<path class=\"changed\""))
  }

  @Test func `marks what is gone and what is new in the difference, and no map does`() throws {
    for (before, after, mark) in [
      ("toast-falls-through", "toast-over-feed", "gone"),
      ("toast-over-feed", "toast-falls-through", "new"),
    ] {
      let page = DiffReport.html([try report(before, after)])
      let scenes = page.components(separatedBy: "<svg class=\"scene ").dropFirst().map {
        $0.components(separatedBy: "</svg>\n<svg").first ?? $0
      }
      let marks = scenes.map { $0.components(separatedBy: "class=\"ghost \(mark)\"").count - 1 }
      #expect(marks == [0, 1, 0])
      let labels = scenes[1].components(separatedBy: "class=\"labels\"")
      #expect(try #require(labels.last).contains(">Undo</text>"))
      #expect(page.contains("<span>\(mark)</span></li>"))
    }
  }

  @Test func `tells an issue of the change`() throws {
    let page = DiffReport.html([try report("toast-falls-through", "toast-over-feed")])
    #expect(page.contains(#""issue":"**Worse: 3 tabs, 2 cells and 2 buttons lost their taps: "#))
    #expect(
      page.contains(
        "touchmap diff toast-falls-through.txt toast-over-feed.txt --output change.html"))
    let issue = try #require(page.components(separatedBy: #""issue":""#).last?.prefix(2_000))
    #expect(issue.contains(#"\n- 1 button is gone: "#), "\(issue)")
    #expect(issue.contains(#"\n- After: Fix: Make Feed.ToastWindow"#), "\(issue)")
    let facts = "touchmap \(TouchMapVersion.current), dumps toast-falls-through.txt and "
    #expect(issue.contains(#"\n- \#(facts)toast-over-feed.txt, evidence: assumed"#), "\(issue)")
    #expect(issue.contains("Page: `change.html`, written by this command:"), "\(issue)")
  }

  @Test func `lists what is assumed of both dumps, and no sentence twice`() throws {
    let report = try report("toast-falls-through", "toast-over-feed")
    let page = DiffReport.html([report])
    let sides = [report.before, report.after].map { side in
      Set(MapReport(side).assumptions.map { side.screen.explanation(of: $0) })
    }
    for (place, title) in ["Before: ", "After: "].enumerated() {
      let own = sides[place].subtracting(sides[1 - place])
      #expect(page.contains("<summary>\(title)assumptions (\(own.count))") == !own.isEmpty)
    }
    let common = sides[0].intersection(sides[1])
    #expect(
      page.contains("<summary>Before and after: assumptions (\(common.count))")
        == !common.isEmpty)
    for sentence in sides[0].union(sides[1]) {
      let item = "<li>\(MarkupText.escape(sentence))</li>"
      #expect(page.components(separatedBy: item).count == 2, "\(sentence)")
    }
    #expect(!page.contains("<summary>Assumptions"))
  }

  @Test func `says of screens without a common area that nothing was compared`() throws {
    let none = try onlyScreen("<UIWindow: 0x1; frame = (nan 0; 100 200)>")
    let report = DiffReport(
      from: ReportedScreen(try screen("toast-over-feed")), to: ReportedScreen(none))
    #expect(DiffReport.html([report]).contains("There is no map of this screen"))
  }
}
