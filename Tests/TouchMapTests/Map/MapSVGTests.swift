import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The SVG image of a touch map` {
  private let swallowed = """
    <UIWindow: 0x1; frame = (0 0; 390 800); backgroundColor = red>
       | <UIButton: 0x3; frame = (30 200; 180 60); accessibilityIdentifier = 'buy'>
    <Shop.ToastWindow: 0x6; baseClass = UIWindow; frame = (0 0; 390 800)>
       | <UIView: 0x7; frame = (0 0; 390 800)>
    """

  private func texts(_ text: String) throws -> [String] {
    MapReport.svg([try MapFixture.report(text)]).matches(of: #/<text[^>]*>([^<]*)</#).map {
      String($0.1)
    }
  }

  @Test func `says the verdict and the fix above the screen, and names what is on it`() throws {
    #expect(
      try texts(swallowed) == [
        "The one target is dead",
        "Fix: Make Shop.ToastWindow (line 3) a PassThroughWindow,", "or hide it when it is empty.",
        "#buy", "ToastWindow",
      ])
  }

  @Test func `keeps a name in its target where the fix moves the target`() throws {
    let svg = MapReport.svg([
      try MapFixture.report(
        """
        Element subtree:
         →Application, 0x1, pid: 1, label: 'Shop'
            Window, 0x2, {{0.0, 0.0}, {400.0, 800.0}}
              Button, 0x4, {{20.0, 500.0}, {360.0, 50.0}}, label: 'Pay'
            Window, 0x60, {{0.0, 0.0}, {400.0, 800.0}}
              Keyboard, 0x61, {{0.0, 420.0}, {400.0, 380.0}}
                Key, 0x62, {{0.0, 430.0}, {40.0, 40.0}}, label: 'q'
        """)
    ])
    let y = try #require(svg.firstMatch(of: #/<text [^>]*y="([\d.]+)"[^>]*>Pay</#)).1
    #expect((500...550).contains(Double(y) ?? 0))
  }

  @Test func `has a sign on each dead target and on no other`() throws {
    for seed in 0..<UInt64(Exhaustive.count(everyDay: 40, night: 2_000)) {
      let screen = try RandomScreen.withTargets(seed: seed)
      let report = MapReport(ReportedScreen(screen))
      guard screen.frame.size.area > 0 else { continue }
      let svg = MapReport.svg([report])
      for state in [TargetState.dead, .partly, .unknown] {
        let rows = report.targets.rows.filter { row in
          let box = ConvexPolygon(points: row.target.outline).boundingBox
          return row.state == state && !row.target.outline.isEmpty
            && Self.overlap(box, screen.frame)
        }
        let signs = svg.components(separatedBy: "href=\"#mark-\(state.rawValue)\"").count - 1
        #expect(signs == rows.count, "seed \(seed), \(state)")
      }
    }
  }

  private static func overlap(_ one: Screen.Rect, _ other: Screen.Rect) -> Bool {
    one.origin.x < other.maxX && one.maxX > other.origin.x && one.origin.y < other.maxY
      && one.maxY > other.origin.y
  }

  @Test func `holds its colours for programs without custom properties`() throws {
    let svg = MapReport.svg([try MapFixture.report()])
    #expect(svg.contains(".art .edge{fill:none;stroke:#6438d0"))
    #expect(svg.contains("@media screen and (prefers-color-scheme:dark){"))
    #expect(!svg.contains("var(") && !svg.contains("color-mix"))
  }

  @Test func `is XML whatever a dump holds`() throws {
    var screen = try MapFixture.report(swallowed).reported.screen
    screen.title = "</title><script>alert(1)</script> \"' & \u{1} \u{FFFF}"
    let svg = MapReport.svg([MapReport(ReportedScreen(screen))])
    #expect(
      svg.contains(
        "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39; &amp; \u{FFFD} "
          + "\u{FFFD}</title>"))
    let attack = swallowed.replacingOccurrences(of: "buy", with: "</text><script>x</script>")
    let other = MapReport.svg([try MapFixture.report(attack)])
    for text in [svg, other] { #expect(!text.contains("<script")) }
    #expect(other.contains("#&lt;/text&gt;"))
  }

  @Test func `stands beside others`() throws {
    let both = MapReport.picture([try MapFixture.report(), try MapFixture.report(swallowed)])
    let one = MapReport.picture([try MapFixture.report(swallowed)])
    #expect(both.size.width > one.size.width && both.size.height == one.size.height)
  }

  @Test(arguments: [("4000 4000", 1_000.0), ("120 60", 400), ("1366 1024", 1_000)])
  func `draws small screens larger and large ones smaller`(size: String, side: Double) throws {
    let picture = MapReport.picture([
      try MapFixture.report("<UIWindow: 0x1; frame = (0 0; \(size))>")
    ])
    #expect(picture.size.width <= max(560, side) + 120 && picture.size.height <= side + 260)
  }

  @Test(arguments: ["0 0", "1e30 30", "nan 5", "5 -1e308"])
  func `says so where there is nothing to draw`(size: String) throws {
    let svg = MapReport.svg([try MapFixture.report("<UIWindow: 0x1; frame = (0 0; \(size))>")])
    #expect(!svg.contains("=\"nan") && !svg.contains("inf"))
    #expect(try !texts("<UIWindow: 0x1; frame = (0 0; \(size))>").isEmpty)
  }
}
