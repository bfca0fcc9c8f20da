import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The HTML page of a touch map` {
  private func page(_ change: (inout Screen) -> Void = { _ in }) throws -> String {
    var screen = try MapFixture.report().reported.screen
    change(&screen)
    return MapReport(ReportedScreen(screen, file: "shop/screen.txt")).html()
  }

  /// What stands between two texts.
  private func part(of page: String, from start: String, to end: String) throws -> String {
    let from = try #require(page.range(of: start)).upperBound
    let to = try #require(page[from...].range(of: end)).lowerBound
    return String(page[from..<to])
  }

  @Test func `asks for nothing from elsewhere, and runs nothing but its own script`() throws {
    let page = try page()
    let policy = try part(of: page, from: #"Security-Policy" content=""#, to: "\"")
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(policy.contains("; script-src 'sha256-") && policy.contains("; img-src data: blob:; "))
    #expect(!policy.contains("unsafe"))
    for part in ["http:", "https:", "src=", " style=\"", "@import", "fetch(", "XMLHttpRequest"] {
      let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(part), "\(part)")
    }
  }

  @Test func `begins with the verdict in one line, and says all of it without the script`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 120 80)>
         | <UIButton: 0x3; frame = (20 10; 60 50); accessibilityIdentifier = 'buy'>
      # level 1
      <Overlay.ToastWindow: 0x5; baseClass = UIWindow; frame = (0 0; 120 80)>
         | <UIView: 0x6; frame = (0 0; 120 80)>
      """
    let page = try MapFixture.report(text).html()
    #expect(page.contains("<h1>The one target is dead<span> · 1 culprit · 1 fix</span></h1>"))
    let all = try part(of: page, from: "<noscript>", to: "</noscript>")
    #expect(all.contains("<p>ToastWindow takes the taps of 1 button: #buy.</p>"))
    #expect(all.contains("Fix: Make Overlay.ToastWindow (line 4) a PassThroughWindow"))
    #expect(all.contains("Tried on this dump: frees 1 button."))
  }

  @Test func `draws what takes taps as glass, and what differs with the fix beside it`() throws {
    let page = try MapFixture.report(
      """
      <UIWindow: 0x1; frame = (0 0; 393 852)>
         | <UIButton: 0x3; frame = (20 100; 160 50); accessibilityIdentifier = 'buy'>
      <Shop.ToastWindow: 0x5; baseClass = UIWindow; frame = (0 0; 393 852)>
         | <UIView: 0x6; frame = (0 0; 393 852)>
      """
    ).html()
    let now = #"<g data-in="0"><g class="dead">"#
    let fixed = #"<g data-in="1 3" hidden=""><g class="live">"#
    #expect(page.contains(now) && page.contains(fixed))
    #expect(page.contains(#"class="glass""#) && page.contains(#"class="tag-ink">ToastWindow<"#))
    #expect(page.components(separatedBy: ##"href="#mark-dead""##).count == 2)
  }

  @Test func `draws ten thousand targets as some hundred shapes at most`() throws {
    var lines = ["<UIWindow: 0x1; frame = (0 0; 1000 1000)>"]
    for index in 0..<3_000 {
      lines.append("   | <UIButton: 0x9; frame = (\(index % 100 * 10) \(index / 100 * 10); 8 8)>")
    }
    let page = try MapFixture.report(lines.joined(separator: "\n")).html()
    #expect(page.components(separatedBy: #"class="many small""#).count == 16)
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
    let page = MapReport(ReportedScreen(screen, file: attack)).html()
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "</style").count == 2)
    #expect(!page.contains("<img"))
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
  }

  @Test func `names no element twice`() throws {
    let page = try MapFixture.report().html()
    let identifiers = page.components(separatedBy: " id=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func `says of a screen without area that there is no map, and runs nothing`() throws {
    let page = try MapFixture.report("<UIWindow: 0x1; frame = (0 0; 0 0)>").html()
    #expect(page.contains("There is no map of this screen: no window has a frame"))
    #expect(!page.contains("<script"))
  }

  @Test func `is below 500 kB for three hundred views, also with what a fix makes of them`() throws
  {
    var lines = ["<UIWindow: 0x1; frame = (0 0; 393 852)>"]
    for index in 0..<300 {
      let (x, y) = (index % 12 * 32, index / 12 * 33)
      lines.append(
        "   | <Shop.PriceButton: 0x9; baseClass = UIButton; frame = (\(x) \(y); 30 31); "
          + "accessibilityIdentifier = 'price-\(index)'>")
    }
    lines += [
      "# level 1", "<Overlay.ToastWindow: 0x5; baseClass = UIWindow; frame = (0 0; 393 852)>",
    ]
    let size = try MapFixture.report(lines.joined(separator: "\n")).html().utf8.count
    #expect(size < 500_000, "\(size)")
  }

  @Test func `lists several screens on a contact sheet, the worst first`() throws {
    var sheet = ContactSheet()
    sheet.add(
      try MapFixture.report("<UIWindow: 0x1; frame = (0 0; 90 90)>"), at: "pages/1-fine.html")
    sheet.add(
      try MapFixture.report(
        """
        <UIWindow: 0x1; frame = (0 0; 90 90)>
           | <UIButton: 0x2; frame = (0 0; 44 44); accessibilityIdentifier = 'buy'>
           | <UIView: 0x3; frame = (0 0; 90 90)>
        """), at: "pages/2-\"bad\".html")
    let links = sheet.html.components(separatedBy: "href=\"pages/").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(links == ["2-&quot;bad&quot;.html", "1-fine.html"])
    #expect(sheet.html.contains("<h1>1 of 2 screens has targets that lose their taps</h1>"))
    #expect(!sheet.html.contains("<script"))
  }
}
