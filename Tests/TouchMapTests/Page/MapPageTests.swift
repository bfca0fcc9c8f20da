import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The HTML page of a touch map` {
  private func page(_ change: (inout Screen) -> Void = { _ in }) throws -> String {
    var screen = try MapFixture.report().reported.screen
    change(&screen)
    return MapReport.html([MapReport(ReportedScreen(screen, file: "shop/screen.txt"))])
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
    #expect(policy.contains("; script-src 'sha256-") && policy.contains("; img-src data:; "))
    #expect(!policy.contains("unsafe"))
    for part in ["http:", "https:", "src=", " style=\"", "@import", "fetch(", "XMLHttpRequest"] {
      let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(part), "\(part)")
    }
  }

  @Test func `has the colours of all pictures`() throws {
    let page = try page()
    for scheme in Palette.allCases { #expect(page.contains(scheme.properties), "\(scheme)") }
  }

  /// A mark whose class has no rule would be painted black.
  @Test func `has a rule for every class of the marks`() throws {
    let page = try page()
    for part in Palette.patterns().components(separatedBy: "class=\"").dropFirst() {
      let name = part.prefix { $0 != "\"" }
      #expect(page.contains(".\(name){"), "\(name)")
    }
  }

  @Test func `draws the regions of one meaning as one shape`() throws {
    let scene = try part(of: page(), from: #"<svg class="scene"#, to: "</svg>")
    let shapes = scene.components(separatedBy: #"<path class="region "#).dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(shapes == ["small", "background", "nobody"])
  }

  @Test func `draws ten thousand regions as a few hundred shapes at most`() throws {
    var lines = ["<UIWindow: 0x1; frame = (0 0; 1000 1000)>"]
    for index in 0..<3_000 {
      lines.append("   | <UIView: 0x9; frame = (\(index % 100 * 10) \(index / 100 * 10); 8 8)>")
    }
    let page = MapReport.html([try MapFixture.report(lines.joined(separator: "\n"))])
    #expect(page.components(separatedBy: #"<path class="region "#).count == 17)
    #expect(
      page.contains("3001 regions are drawn together in shapes of up to 200, each can be asked"))
  }

  @Test func `lists the owners by area for those without the script`() throws {
    let rows = try page().components(separatedBy: "<li role=\"listitem\"").dropFirst().map {
      try part(of: $0, from: "<b>", to: "</b>") + " " + part(of: $0, from: "<span>", to: "</span>")
    }
    #expect(
      rows == [
        "UITableView <small>UITableView (line 2)</small> 50%",
        "Buy <small>UIButton &quot;Buy&quot; (line 3)</small> 20%",
        "#banner <small>Banner #banner (line 7)</small> 10%",
      ])
  }

  @Test func `says first who swallows, who is robbed and what to do, as it was tried`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 120 80)>
         | <UIButton: 0x3; frame = (20 10; 60 50); accessibilityIdentifier = 'buy'>
      # level 1
      <Overlay.ToastWindow: 0x5; baseClass = UIWindow; frame = (0 0; 120 80)>
         | <UIView: 0x6; frame = (0 0; 120 80)>
      """
    let page = MapReport.html([try MapFixture.report(text)])
    let card = try part(of: page, from: #"<div class="culprit">"#, to: "</div>")
    #expect(card.contains("<h3>ToastWindow takes the taps of 1 button: #buy.</h3>"))
    #expect(card.contains("<b>Fix:</b> Make Overlay.ToastWindow (line 4) a PassThroughWindow"))
    #expect(card.contains("Tried on this dump: frees 1 button."))
    // The blocked button is a ghost with its name, and the fix is the other of two maps.
    #expect(page.components(separatedBy: #"<path class="ghost blocked""#).count == 3)
    #expect(page.contains(">#buy</text>") && page.contains(">#buy <small>"))
    #expect(page.components(separatedBy: #"<svg class="scene"#).count == 5)
    #expect(page.contains(">With the fix</button>"))
  }

  /// The windows of a screen come first, front to back, then the views that take taps.
  @Test(arguments: [
    ("", []), ("; hidden = YES", ["UIWindow (line 1)", "Overlay.ToastWindow (line 5)"]),
  ])
  func `switches off what takes taps and each of several windows, and says the losses`(
    hidden: String, windows: [String]
  ) throws {
    let window = """
      <UIWindow: 0x1; frame = (0 0; 120 80)>
         | <UIButton: 0x2; frame = (20 10; 60 50); accessibilityIdentifier = 'buy'>
         | <Shop.Cover: 0x3; frame = (0 0; 100 70)>
         |    | <UIButton: 0x4; frame = (0 60; 60 10); accessibilityIdentifier = 'close'>

      """
    let more = """
      <Overlay.ToastWindow: 0x5; baseClass = UIWindow; frame = (0 70; 120 10)>
      <UIWindow: 0x6; frame = (0 0; 120 80)\(hidden)>
      """
    let report = try MapFixture.report(window + (windows.isEmpty ? "" : more))
    let page = MapReport.html([report])
    let rows = try part(of: page, from: #"class="switches""#, to: "</details>")
      .components(separatedBy: #"aria-pressed="false">"#).dropFirst()
    let cover = "Shop.Cover (line 3)"
    let names = (windows.reversed() + [cover]).map { "Without \($0)" }
    #expect(rows.map { String($0.prefix { $0 != "<" }) } == names)
    let last = try #require(rows.last)
    #expect(last.contains("<small>Better: 1 button won its taps: #buy. 1 button is gone: #close.<"))
    let scene = try #require(page.components(separatedBy: #"<svg class="scene without""#).last)
    for mark in TargetMark.allCases.filter(\.isOfChange) {
      #expect(scene.contains(##"href="#sign-\##(mark.rawValue)""##) == (mark != .new), "\(mark)")
    }
  }

  @Test func `switches at most thirty views off`() throws {
    let windows = (0..<40).map { "<UIWindow: \($0 + 1); frame = (0 0; 100 100)>\n" }
    let page = MapReport.html([try MapFixture.report(windows.joined())])
    #expect(page.contains("<summary>Switch a view off (30)</summary>"))
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
    #expect(page.components(separatedBy: "<section class=\"stage\"").count == 3)
    let identifiers = page.components(separatedBy: " id=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func `says of a screen without area that there is no map, and shows the others`() throws {
    let empty = try MapFixture.report("<UIWindow: 0x1; frame = (0 0; 0 0)>")
    let page = MapReport.html([empty, try MapFixture.report()])
    #expect(page.contains("There is no map of this screen: no window has a frame"))
    #expect(page.components(separatedBy: " data-stage=").count == 2)
    #expect(page.contains(#"data-stage="1""#) && page.contains(#"id="data-1""#))
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
    let page = MapReport.html([try MapFixture.report(lines.joined(separator: "\n"))])
    #expect(page.components(separatedBy: #"<svg class="scene"#).count == 5)
    #expect(page.utf8.count < 500_000, "\(page.utf8.count)")
  }
}
