import Testing
@_spi(Command) import TouchMap

/// The hierarchy as developers published it: the tabs lie in the bar twice, overlap by 8 points, and
/// have views in front of them.
@Suite struct `The tab bar of iOS 26` {
  private let text = """
    <UIWindow: 0x101; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x901>>
       | <UITabBar: 0x103; frame = (0 769; 393 83); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0x903>>
       |    | <UIKit._UITabBarPlatterView: 0x104; frame = (59.5 0; 274 62); layer = <CALayer: 0x904>>
       |    |    | <_TtCC5UIKit32_UITabBarVisualProvider_FloatingP33_3C6E5A7AE2316B749C88F887559DAAB619SelectedContentView: 0x105; frame = (0 0; 274 62); layer = <CALayer: 0x905>>
       |    |    |    | <_UITabButton: 0x111; frame = (176 4; 94 54); layer = <CALayer: 0x911>>
       |    |    |    | <_UITabButton: 0x112; frame = (90 4; 94 54); layer = <CALayer: 0x912>>
       |    |    |    | <_UITabButton: 0x113; frame = (4 4; 94 54); layer = <CALayer: 0x913>>
       |    |    | <_UILiquidLensView: 0x106; frame = (4 4; 94 54); layer = <CALayer: 0x906>>
       |    |    | <_TtCC5UIKit20_UITabBarPlatterViewP33_022AA364308030F4627162921FD6D31A11ContentView: 0x107; frame = (0 0; 274 62); layer = <CALayer: 0x907>>
       |    |    |    | <_UITabButton: 0x131; frame = (4 4; 94 54); layer = <CALayer: 0x931>>
       |    |    |    | <_UITabButton: 0x132; frame = (90 4; 94 54); layer = <CALayer: 0x932>>
       |    |    |    | <_UITabButton: 0x133; frame = (176 4; 94 54); layer = <CALayer: 0x933>>
       |    |    | <_TtCE5UIKitCSo17_UILiquidLensViewP33_4C400BD973F5E4E0B779D1A21A7AEB2711DestOutView: 0x108; frame = (4 4; 94 54); layer = <CALayer: 0x908>>
       |    |    | <_TtCC5UIKit20_UITabBarPlatterViewP33_022AA364308030F4627162921FD6D31A18BadgeContainerView: 0x109; frame = (0 0; 274 62); layer = <CALayer: 0x909>>
    """

  @Test func `has each tab once, and each gets its taps`() throws {
    let screen = try onlyScreen(text)
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect(verdict.text == "All 3 targets in this window get their taps.")
    #expect(verdict.asked.map { screen.nodes[$0.node].line } == [10, 11, 12])
    #expect(verdict.asked.map(\.tap.word) == [.hits, .hits, .hits])
    #expect(Set(verdict.asked.map(\.tap.evidence)) == [.assumed])
    #expect(Lint(screen).findings.filter { $0.severity > .note }.map(\.rule) == [])
  }

  @Test func `names the parts of an extension by their own name`() throws {
    let screen = try onlyScreen(text)
    #expect(screen.name(of: Node.ID(12)) == "DestOutView (line 13)")
  }

  @Test func `loses its taps to a view of the app's, in it or in front of it`() throws {
    let own = text.replacing(
      "_TtCC5UIKit20_UITabBarPlatterViewP33_022AA364308030F4627162921FD6D31A18BadgeContainerView",
      with: "App.BadgeContainerView")
    let verdict = ScreenVerdict(ScreenSurvey(try onlyScreen(own)))
    #expect(verdict.blocked.count == 3)
    #expect(verdict.culprits.map(\.name.text) == ["BadgeContainerView"])
    let above = text + "\n   | <App.Banner: 0x200; frame = (0 700; 393 152)>"
    #expect(ScreenVerdict(ScreenSurvey(try onlyScreen(above))).blocked.count == 3)
  }
}

/// As large as the screen and in front of the content, as developers published them.
@Suite struct `A container of bars of iOS 26` {
  @Test(arguments: [
    (
      "_UIFloatingBarContainerView",
      "_TtGC5UIKitP10$186e04bc422FloatingBarHostingViewVS_20FloatingBarContainer_"
    ),
    ("UIKit._UITabBarContainerWrapperView", "UIKit._UITabBarContainerView"),
    ("_UITouchPassthroughView", "_UIScrollPocket"),
  ])
  func `lets touches through, so that a dead button has its true culprit`(
    outer: String, inner: String
  ) throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIButton: 0x2; frame = (0 100; 400 50)>
         | <UIButton: 0x3; frame = (0 600; 400 50)>
         | <Shop.Coupon: 0x4; frame = (0 560; 400 120)>
         | <\(outer): 0x5; frame = (0 0; 400 800)>
         |    | <\(inner): 0x6; frame = (0 0; 400 800)>
         |    |    | <UIButton: 0x7; frame = (0 300; 400 50)>
      """)
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect(verdict.asked.map(\.tap.word) == [.hits, .coveredBy, .hits])
    #expect(verdict.asked.map(\.tap.evidence) == [.assumed, .assumed, .exact])
    #expect(verdict.culprits.map(\.name.text) == ["Coupon"])
    let errors = Lint(screen).findings.filter { $0.severity == .error }
    #expect(errors.map(\.culprit) == [3])
  }
}
