import Foundation
import Testing
import TouchMap

@Suite struct `The SVG image of a touch map` {
  @Test func `fills a path for each owner and explains the colours`() throws {
    #expect(
      try MapReport.svg([MapFixture.report()]) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 312 272" width="312" height="272" rol\
        e="img">
        <title>screen.txt</title>
        <desc>Who gets a touch where, drawn by touchmap.</desc>
        <style>text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#1c1c1e}.heading{\
        font-size:16px;font-weight:600}.facts,.share{fill:#5b5b60}.share{text-anchor:end}.page{fil\
        l:#fff}.screen,.swatch{fill:none;stroke:#8e8e93}.region{fill-rule:evenodd}.region text{tex\
        t-anchor:middle;dominant-baseline:central;fill:#1c1c1e}.nobody{fill:url(#nobody)}.hatch{st\
        roke:#8e8e93;stroke-opacity:.45}@media (prefers-color-scheme:dark){text{fill:#f2f2f7}.fact\
        s,.share{fill:#aeaeb2}.page{fill:#1c1c1e}}</style>
        <defs><pattern id="nobody" width="8" height="8" patternUnits="userSpaceOnUse" patternTrans\
        form="rotate(45)"><path class="hatch" d="M0 0V8"/></pattern></defs>
        <rect class="page" width="100%" height="100%"/>
        <g transform="translate(16 16)">
        <text class="heading" x="0" y="16">screen.txt</text>
        <text class="facts" x="0" y="36">120 x 100 points, evidence: assumed</text>
        <g transform="translate(0 48)">
        <g class="region"><title>nobody, 20%</title><desc>No window takes a touch here.</desc><pa\
        th class="nobody" d="M0 80L120 80L120 100L0 100Z"/></g>
        <g class="region"><title>UITableView, 50%</title><desc>UIWindow (line 1) › UITableView (l\
        ine 2)</desc><path fill="#ecaf79" d="M0 0L120 0L120 80L0 80L0 50L100 50L100 10L20 10L\
        20 30L0 30Z"/><text x="60" y="65">UITableView</text></g>
        <g class="region"><title>UIButton &quot;Buy&quot;, 20%</title><desc>UIWindow (line 1) › U\
        ITableView (line 2) › UIButton &quot;Buy&quot; (line 3)</desc><path fill="#82c6f9" d="M20\
         10L100 10L100 50L60 50L60 30L20 30Z"/><text x="60" y="20">&quot;Buy&quot;<\
        /text></g>
        <g class="region"><title>Banner #banner, 10%</title><desc>PassThroughWindow (line 5) › UI\
        View (line 6) › Banner #banner (line 7)</desc><path fill="#c9aff4" d="M0 30L60 30L60 5\
        0L0 50Z"/><text x="30" y="40">#banner</text></g>
        </g>
        <rect class="screen" y="48" width="120" height="100"/>
        <rect class="swatch" x="0.5" y="163.5" width="13" height="13"/><rect fill="#ecaf79" x="1\
        " y="164" width="12" height="12"/><text x="22" y="174">UITableView</text><text class="shar\
        e" x="280" y="174">50%</text>
        <rect class="swatch" x="0.5" y="183.5" width="13" height="13"/><rect class="nobody" x="1\
        " y="184" width="12" height="12"/><text x="22" y="194">nobody</text><text class="share" x=\
        "280" y="194">20%</text>
        <rect class="swatch" x="0.5" y="203.5" width="13" height="13"/><rect fill="#82c6f9" x="1\
        " y="204" width="12" height="12"/><text x="22" y="214">UIButton &quot;Buy&quot;</text><tex\
        t class="share" x="280" y="214">20%</text>
        <rect class="swatch" x="0.5" y="223.5" width="13" height="13"/><rect fill="#c9aff4" x="1\
        " y="224" width="12" height="12"/><text x="22" y="234">Banner #banner</text><text class="s\
        hare" x="280" y="234">10%</text>
        </g>
        </svg>
        """)
  }

  @Test func `is XML whatever a dump holds`() throws {
    var screen = try MapFixture.report().reported.screen
    screen.title = "</title><script>alert(1)</script> \"' & \u{1} \u{FFFF}"
    let svg = MapReport.svg([MapReport(ReportedScreen(screen))])
    #expect(
      svg.split(separator: "\n")[1]
        == "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39; &amp; \u{FFFD} \u{FFFD}"
        + "</title>")
    #expect(!svg.contains("<script"))
  }

  @Test func `stands beside others, each as wide as its screen`() throws {
    let report = try MapFixture.report()
    let svg = MapReport.svg([report, report])
    #expect(svg.contains(#"viewBox="0 0 608 272""#))
    #expect(svg.contains(#"<g transform="translate(16 16)">"#))
    #expect(svg.contains(#"<g transform="translate(312 16)">"#))
  }

  @Test func `counts the owners for which the legend has no room`() throws {
    let views = (0..<40).map { "   | <UIView: 0x\($0); frame = (\($0) 0; 1 1)>" }
    let report = try MapFixture.report(
      (["<UIWindow: 0x99; frame = (0 0; 40 40)>"] + views).joined(separator: "\n"))
    #expect(MapReport.svg([report]).contains(">and 27 more</text>"))
  }

  @Test func `gives a view the same colour in another dump`() throws {
    let moved = MapFixture.text.replacingOccurrences(of: "0x", with: "0xf")
      .replacingOccurrences(of: "(0 30; 60 20)", with: "(0 60; 60 20)")
    for text in [MapFixture.text, moved] {
      #expect(try MapReport.svg([MapFixture.report(text)]).contains(##"fill="#c9aff4" d="##))
    }
  }
}
