import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The SVG image of a touch map` {
  /// The image without its head: title, style, patterns.
  private func body(_ text: String) throws -> [Substring] {
    let lines = MapReport.svg([try MapFixture.report(text)]).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("<g ") })
    return Array(lines[start...])
  }

  @Test func `fills a path for each region by what it means, and explains the colours`() throws {
    #expect(
      try body(MapFixture.text).joined(separator: "\n") == """
        <g transform="translate(26 0)">
        <text class="quiet" x="0" y="42.2" font-size="16">screen.txt</text>
        <text class="text headline" x="0" y="67.76" font-size="20.8">Cannot tell of 1 button:</te\
        xt>
        <text class="text headline" x="0" y="94.76" font-size="20.8">PassThroughWindow may</text>
        <text class="text headline" x="0" y="121.76" font-size="20.8">keep the taps.</text>
        <text class="text" x="0" y="144.9" font-size="17">Next: say what</text>
        <text class="text" x="0" y="166.9" font-size="17">PassThroughWindow does, with</text>
        <text class="text" x="0" y="188.9" font-size="17">passthrough or takes-touches.</text>
        <g transform="translate(0 204)">
        <g>
        <path class="region nobody" d="M0 80H120V100H0Z"><title>falls through, 20%: no window tak\
        es the tap</title><desc>No window takes a touch here.</desc></path>
        <path class="region background" d="M0 0H120V80H0V50H100V10H20V30H0Z"><title>UITableView, \
        50%: a tap does nothing here</title><desc>UIWindow (line 1) › UITableView (line 2)</desc>\
        </path>
        <path class="region small" d="M20 10H100V50H60V30H20Z"><title>button &quot;Buy&quot;, 20%\
        : a tap works here, if the finger hits it</title><desc>UIWindow (line 1) › UITableView (l\
        ine 2) › UIButton &quot;Buy&quot; (line 3)</desc></path>
        <path class="region background" d="M0 30H60V50H0Z"><title>view #banner, 10%: a tap does n\
        othing here</title><desc>PassThroughWindow (line 5) › UIView (line 6) › Banner #banner (l\
        ine 7)</desc></path>
        </g>
        <path class="ghost-back unknown" d="M20 10H100V50H20Z"/><path class="ghost unknown" d="M2\
        0 10H100V50H20Z"><title>button &quot;Buy&quot;: cannot be told</title></path>
        <g class="chip"><rect x="27.68" y="19.6" rx="3" width="64.64" height="20.8"/><use href="#\
        sign-unknown" x="27.68" y="19.6" width="20.8" height="20.8"/><text class="chip-name" x="7\
        0.4" y="35.76" font-size="16">Buy</text></g>
        <text class="name background-ink" x="60" y="70.39" font-size="14.99">UITableView</text>
        <rect class="edge" width="120" height="100"/>
        </g>
        <text class="quiet" x="0" y="334.2" font-size="16">120 x 100 points, evidence: assumed</t\
        ext>
        <rect class="region small" x="1" y="351" width="28" height="18"/>
        <text class="text" x="38" y="365.2" font-size="16">Too small or too close</text>
        <text class="quiet share" x="340" y="365.2" font-size="16">20%</text>
        <rect class="region background" x="1" y="377" width="28" height="18"/>
        <text class="text" x="38" y="391.2" font-size="16">Background</text>
        <text class="quiet share" x="340" y="391.2" font-size="16">60%</text>
        <rect class="region nobody" x="1" y="403" width="28" height="18"/>
        <text class="text" x="38" y="417.2" font-size="16">Falls through</text>
        <text class="quiet share" x="340" y="417.2" font-size="16">20%</text>
        <path class="ghost-back unknown" d="M1 429H29V447H1Z"/><path class="ghost unknown" d="M1 \
        429H29V447H1Z"/><use href="#sign-unknown" x="6" y="429" width="18" height="18"/>
        <text class="text" x="38" y="443.2" font-size="16">Cannot be told</text>
        <text class="quiet share" x="340" y="443.2" font-size="16">1</text>
        </g>
        </svg>
        """)
  }

  private let swallowed = """
    <UIWindow: 0x1; frame = (0 0; 390 800); backgroundColor = red>
       | <UIButton: 0x3; frame = (30 20; 180 60); accessibilityIdentifier = 'buy'>
    <Shop.ToastWindow: 0x6; baseClass = UIWindow; frame = (0 0; 390 800)>
    """

  @Test func `shows who swallows, whom, and the fix that was tried`() throws {
    let body = try body(swallowed)
    let texts = body.filter { $0.hasPrefix("<text") }.map { line in
      line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
    }
    #expect(
      texts.prefix(6) == [
        "screen.txt", "ToastWindow takes the taps", "of 1 button: #buy.",
        "Fix: Make Shop.ToastWindow (line 3)", "a PassThroughWindow, or hide it",
        "when it is empty.",
      ])
    #expect(body.contains { $0.contains(#"<path class="ghost blocked" d="M30 20H210V80H30Z">"#) })
    #expect(body.contains { $0.contains(##"<g class="sign"><use href="#sign-blocked""##) })
    #expect(body.contains { $0.hasPrefix(#"<g class="tab">"#) && $0.contains(">ToastWindow<") })
  }

  @Test func `holds its colours for programs without custom properties`() throws {
    let svg = MapReport.svg([try MapFixture.report()])
    #expect(svg.contains(".region.swallows{fill:url(#swallows);stroke:#7a0b14"))
    #expect(svg.contains("@media screen and (prefers-color-scheme:dark){.region.swallows{"))
    #expect(!svg.contains("var("))
  }

  @Test func `is XML whatever a dump holds`() throws {
    var screen = try MapFixture.report(swallowed).reported.screen
    screen.title = "</title><script>alert(1)</script> \"' & \u{1} \u{FFFF}"
    let svg = MapReport.svg([MapReport(ReportedScreen(screen))])
    #expect(
      svg.split(separator: "\n")[1]
        == "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39; &amp; \u{FFFD} "
        + "\u{FFFD}</title>")
    let attack = swallowed.replacingOccurrences(of: "buy", with: "</text><script>x</script>")
    let other = MapReport.svg([try MapFixture.report(attack)])
    for text in [svg, other] { #expect(!text.contains("<script")) }
    #expect(other.contains("#&lt;/text&gt;&lt;script&gt;"))
  }

  @Test func `stands beside others with the maps in one line`() throws {
    let svg = MapReport.svg([try MapFixture.report(), try MapFixture.report(swallowed)])
    #expect(svg.contains(#"<g transform="translate(26 0)">"#))
    #expect(svg.contains(#"<g transform="translate(392 0)">"#))
    #expect(svg.components(separatedBy: #"<g transform="translate(0 204)">"#).count == 3)
  }

  @Test func `is brought to a size that fits onto a page`() throws {
    let body = try body(
      """
      <UIWindow: 0x1; frame = (0 0; 4000 4000)>
         | <UIButton: 0x2; frame = (1000 1000; 100 100)>
      """)
    #expect(body.contains { $0.contains(#"d="M200 200H220V220H200Z""#) })
    #expect(body.contains { $0.hasPrefix(#"<path class="fine region target""#) })
  }

  @Test(arguments: ["0 0", "1e30 30", "nan 5", "5 -1e308"])
  func `says so where there is nothing to draw`(size: String) throws {
    let body = try body("<UIWindow: 0x1; frame = (0 0; \(size))>")
    #expect(body.contains { $0.contains(">There is nothing to draw") }, "\(body)")
    #expect(!body.contains { $0.hasPrefix("<path") || $0.contains("=\"nan") })
  }

  @Test func `counts what the checks found and it does not show`() throws {
    let body = try body(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <UIButton: 0x2; frame = (nan nan; 50 44)>
         | <UIButton: 0x3; frame = (900 0; 50 44)>
      """)
    #expect(body.contains { $0.contains(">Not drawn: 1 off-screen-interactive, 1") })
  }
}
