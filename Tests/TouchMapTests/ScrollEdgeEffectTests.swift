import Testing
@_spi(Command) import TouchMap

/// The hierarchy and the frames as developers published them.
@Suite struct `The edge effect of a scroll view on iOS 26` {
  private let text = """
    <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x91>>
       | <UITableView: 0x2; frame = (0 0; 393 852); contentOffset: {0, -13}; contentSize: {393, 2000}; layer = <CALayer: 0x92>>
       |    | <UITableViewCell: 0x3; frame = (0 100; 393 44); text = 'First'; layer = <CALayer: 0x93>>
       |    | <_UITouchPassthroughView: 0x4; frame = (0 -13; 393 852); layer = <CALayer: 0x94>>
       |    |    | <UIKit.ScrollEdgeEffectView: 0x5; frame = (0 0; 393 167.8); layer = <CALayer: 0x95>>
       |    |    |    | <_TtCC5UIKit20ScrollEdgeEffectViewP33_022AA364308030F4627162921FD6D31A10PocketBlur: 0x6; frame = (0 0; 393 167.8); layer = <CALayer: 0x96>>
    """

  @Test func `lets touches through to the first row`() throws {
    let screen = try onlyScreen(text)
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    #expect(verdict.text == "The one target in this window gets its taps.")
    #expect(verdict.asked.map(\.tap.evidence) == [.assumed])
    #expect(Lint(screen).findings.filter { $0.severity > .note }.map(\.rule) == [])
  }

  @Test(arguments: [
    ("App.ScrollEdgeEffectView", TapVerdict.Word.coveredBy), ("UIKit.TouchBlocker", .cannotTell),
  ])
  func `is no view of another name or of the app`(name: String, word: TapVerdict.Word) throws {
    let screen = try onlyScreen(text.replacing("UIKit.ScrollEdgeEffectView", with: name))
    #expect(ScreenVerdict(ScreenSurvey(screen)).asked.map(\.tap.word) == [word])
  }
}
