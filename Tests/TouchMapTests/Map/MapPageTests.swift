import Foundation
import Testing
import TouchMap

@Suite struct `The HTML page of a touch map` {
  private func page(_ change: (inout Screen) -> Void = { _ in }) throws -> String {
    var screen = try MapFixture.report().reported.screen
    change(&screen)
    return MapReport.html([MapReport(ReportedScreen(screen))])
  }

  /// What stands between two texts.
  private func part(of page: String, from start: String, to end: String) throws -> String {
    let from = try #require(page.range(of: start)).upperBound
    let to = try #require(page[from...].range(of: end)).lowerBound
    return String(page[from..<to])
  }

  @Test func `asks for nothing from elsewhere`() throws {
    let page = try page()
    #expect(page.contains("default-src 'none'"))
    for part in ["http:", "https:", "src=", "href=", "@import", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test func `has a layer for each window, of what the window takes when it is asked`() throws {
    let page = try page()
    let back = try part(of: page, from: #"data-window="0">"#, to: #"<g class="layer""#)
    let names = back.components(separatedBy: "aria-label=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(names == ["UITableView, 50%", "UIButton &quot;Buy&quot;, 20%"])
    // In the layer the button is whole: what the banner covers comes to light without it.
    #expect(back.contains(#"d="M20 10L100 10L100 50L20 50Z""#))
  }

  @Test func `lists the owners by area`() throws {
    let rows = try page().components(separatedBy: "<li role=\"option\"").dropFirst().map {
      try part(of: $0, from: "<b>", to: "</b>") + " " + part(of: $0, from: "<span>", to: "</span>")
    }
    #expect(
      rows == [
        "UITableView <small>line 2</small> 50%",
        "UIButton &quot;Buy&quot; <small>line 3</small> 20%",
        "Banner #banner <small>line 7</small> 10%",
      ])
  }

  @Test func `names what is hatched, where anything is`() throws {
    #expect(
      try page().contains("</i> hatched: nobody gets a touch, 20%</figcaption>"))
    let whole = try MapFixture.report("<UIWindow: 0x1; frame = (0 0; 9 9)>")
    #expect(!MapReport.html([whole]).contains("<figcaption>"))
  }

  @Test func `holds what its script tells as JSON`() throws {
    let json = try part(of: page(), from: "id=\"touch-map-data\">", to: "</script>")
    let screens = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    let regions = screens?.first?["regions"] as? [[Double]]
    #expect(regions == [[0, 0, 6000, 6400], [2, 0, 2400, 3200], [3, 1, 1200, 1200]])
    #expect(
      screens?.first?["windows"] as? [String]
        == ["UIWindow (line 1)", "PassThroughWindow (line 5)"])
  }

  @Test func `takes no text of a dump for markup`() throws {
    let attack = "</script><script>alert(1)</script><img src=x onerror='alert(2)'>\"</style>"
    let text = try ScreenJSON.text(of: [MapFixture.report().reported.screen])
      .replacingOccurrences(
        of: "\"Banner\"", with: String(decoding: JSONEncoder().encode(attack), as: UTF8.self)
      )
      .replacingOccurrences(
        of: "\"banner\"", with: String(decoding: JSONEncoder().encode(attack), as: UTF8.self))
    var screen = try onlyScreen(text)
    screen.title = attack
    let page = MapReport.html([MapReport(ReportedScreen(screen, file: attack))])
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "</style").count == 2)
    #expect(!page.contains("<img"))
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
  }

  @Test func `holds several screens`() throws {
    let report = try MapFixture.report()
    let page = MapReport.html([report, report])
    #expect(page.components(separatedBy: "<section class=\"screen\"").count == 3)
    let identifiers = page.components(separatedBy: " id=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(Set(identifiers).count == identifiers.count)
  }
}
