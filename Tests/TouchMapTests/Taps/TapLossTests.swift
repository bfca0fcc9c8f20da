import Foundation
import SeededRandomness
import Testing
import TouchMap
import TouchReports

@Suite struct `Taps that a target lost` {
  private let shop = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 600; 200 50)>
       |    | <UIButtonLabel: 0x3; frame = (0 0; 100 20); text = 'Buy now'>
       | <UIButton: 0x4; frame = (0 700; 200 50)>
       |    | <UIButtonLabel: 0x5; frame = (0 0; 100 20); text = 'Add to list'>
       | <UIButton: 0x6; frame = (0 100; 200 50)>
       | <Shop.PromoBanner: 0x7; baseClass = UIView; frame = (0 580; 400 200)>
       |    | <UIButton: 0x8; frame = (150 600; 40 40); accessibilityIdentifier = 'close'>
       | <UIButton: 0x9; frame = (180 710; 20 20); accessibilityIdentifier = 'more'>
    """

  private func report(_ points: [(Double, Double)], on text: String) throws -> TapReport {
    let screens = [
      TappedScreen(ReportedScreen(try onlyScreen(text), file: "shop.txt"), rules: .standard)
    ]
    var run = TapRun(on: screens, countsPlaces: true)
    let lines = "x,y\n" + points.map { "\($0.0),\($0.1)\n" }.joined()
    Array(lines.utf8).withUnsafeBufferPointer { run.take($0) }
    run.finish()
    return TapReport(run)
  }

  @Test func `are not counted again as taps with an unknown effect`() throws {
    let summary = try report(
      [(10, 10), (300, 300), (300, 310)],
      on: """
        <UIWindow: 0x1; frame = (0 0; 400 800)>
           | <UIButton: 0x2; frame = (0 0; 200 50)>
        <App.Toasts: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
           | <_UIHostingView<App.Toast>: 0x4; frame = (0 0; 400 800)>
        """
    ).summary
    #expect(summary.unknown == 3 && summary.lost == 1 && summary.losses.first?.unknown == 1)
    #expect(
      summary.sentences == [
        "1 of 3 taps was aimed at UIButton and went to Toasts.",
        "The dump does not show for certain what the other 2 taps did.",
      ])
  }

  @Test func `are crosses among the taps of which nothing is known`() throws {
    let report = try report(
      // The first square has one tap on the button and one beside it.
      [(10, 49), (10, 51), (300, 300), (300, 310)],
      on: """
        <UIWindow: 0x1; frame = (0 0; 400 800)>
           | <UIButton: 0x2; frame = (0 0; 200 50)>
        <App.Toasts: 0x3; baseClass = UIWindow; frame = (0 0; 400 800)>
           | <_UIHostingView<App.Toast>: 0x4; frame = (0 0; 400 800)>
        """)
    for picture in [TapReport.picture(report).svg, TapReport.html(report)] {
      // On the map, in the legend, and as the samples for the sizes of two taps and of one.
      #expect(picture.components(separatedBy: #"class="lost-tap""#).count - 1 == 4)
      #expect(!picture.contains(#"class="tap""#))
      #expect(picture.components(separatedBy: #"class="unknown-tap""#).count - 1 == 3)
    }
    #expect(
      TapReport.text([report], style: TextStyle())
        .contains("4 taps: 1 (25%) lost by targets, 0 (0%) dead, 3 (75%) unknown"))
  }

  @Test func `are counted by target and by who got them, the same in all formats`() throws {
    // Three on Buy now, one on Add to list; those on what lies in front of the banner, beside the
    // buttons and on a free button lost nothing.
    let report = try report(
      [(10, 610), (20, 620), (30, 640), (50, 720), (185, 715), (390, 590), (10, 110)], on: shop)
    let summary = report.summary
    #expect(
      summary.losses.map { "\($0.target.name.text) \($0.taps)" } == ["Buy now 3", "Add to list 1"])
    #expect(summary.lost == 4)
    #expect(
      summary.sentences == [
        "4 of 7 taps were lost: 3 were aimed at \"Buy now\" and went to PromoBanner.",
        "1 more was aimed at \"Add to list\".",
        "5 of 7 taps did nothing, all of these on PromoBanner.",
      ])
    let text = TapReport.text([report], style: TextStyle())
    let svg = TapReport.picture(report).svg
    let page = TapReport.html(report)
    let json = TapReport.json([report])
    for sentence in summary.sentences {
      #expect(text.contains(sentence))
      #expect(page.contains(MarkupText.escape(sentence)))
      #expect(json.contains(sentence.replacingOccurrences(of: "\"", with: "\\\"")))
    }
    #expect(svg.contains(">4 of 7 taps"))
    #expect(json.contains("\"lost\": 4"))
    #expect(
      page.contains(#"<b>3</b> button &quot;Buy now&quot; <small>went to PromoBanner</small>"#))
    #expect(page.contains("id=\"data-0\"") && page.contains("class=\"ghost blocked\""))
    #expect(svg.contains("class=\"ghost blocked\"") && svg.contains("class=\"tab\""))
  }

  @Test func `are told for an issue with the file of the taps, the fix and the evidence`() throws {
    let report = try report([(10, 610), (20, 620), (50, 720)], on: shop)
    let page = TapReport.html(report, file: "day one/taps.csv")
    let start = try #require(page.components(separatedBy: #""issue":""#).last)
    let issue = start.prefix(while: { $0 != "`" }) + start.drop { $0 != "`" }.prefix(200)
    #expect(
      issue.hasPrefix("**3 of 3 taps were lost: 2 were aimed at \\\"Buy now\\\" and went to"),
      "\(issue)")
    #expect(issue.contains(#"\n- Fix: "#) && issue.contains("evidence: "), "\(issue)")
    #expect(
      issue.contains("touchmap taps 'day one/taps.csv' shop.txt --output taps.html"), "\(issue)")
    #expect(issue.components(separatedBy: #"\n\n"#).count == 3, "\(issue)")
  }

  @Test func `are never more than the taps, and each lies on a target that loses its taps`() throws
  {
    for seed in 0..<UInt64(Exhaustive.count(everyDay: 40, night: 1_000)) {
      var random = RandomScreen(seed: seed)
      let screen = try random.screen()
      let tapped = TappedScreen(ReportedScreen(screen), rules: .standard)
      let frame = screen.frame
      guard frame.size.area > 0 else { continue }
      var run = TapRun(on: [tapped])
      var lines = "x,y\n"
      for step in 0..<400 {
        let x = frame.origin.x + frame.size.width * (Double(step % 20) + 0.5) / 20
        let y = frame.origin.y + frame.size.height * (Double(step / 20) + 0.5) / 20
        lines += "\(x),\(y)\n"
      }
      Array(lines.utf8).withUnsafeBufferPointer { run.take($0) }
      let report = TapReport(run)
      let summary = report.summary
      let verdict = MapReport(ReportedScreen(screen)).verdict
      let lost = Set(verdict.asked.filter { $0.fate.mark?.isLost == true }.map(\.node))
      #expect(summary.lost <= summary.taps, "seed \(seed)")
      #expect(summary.losses.allSatisfy { lost.contains($0.target.node) }, "seed \(seed)")
      #expect(summary.isAllClear == (summary.dead + summary.unknown + summary.lost == 0))
    }
  }

  @Test func `have marks whose areas grow with the count, and a scale`() throws {
    let points = (0..<160).map { _ in (20.0, 120.0) } + (0..<40).map { _ in (60.0, 120.0) }
    let svg = TapReport.picture(try report(points, on: shop)).svg
    let radii = svg.components(separatedBy: "<path class=\"tap\"").dropFirst().compactMap { path in
      path.components(separatedBy: "a").dropFirst().first.flatMap {
        Double($0.prefix { $0 != " " })
      }
    }
    #expect(radii.prefix(2) == [11, 5.5])
    #expect(svg.contains(">100 taps</text>") && svg.contains(">40 taps</text>"))
    #expect(svg.contains(">All 200 taps did"))
  }
}
