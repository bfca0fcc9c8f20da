import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `Whose class a name is` {
  @Test(arguments: [
    ("UIView", ClassOrigin.published), ("UIKit.UIView", .published), ("WKWebView", .published),
    ("_TtC5UIKit6UIView", .published), ("UITransitionView", .seen), ("_UIHostingView", .seen),
    ("UIKit._UITabBarContainerView", .seen),
    ("_TtCC5UIKit20_UITabBarPlatterViewP33_022AA364308030F4627162921FD6D31A11ContentView", .seen),
    ("_TtGC5UIKitP10$186e04bc422FloatingBarHostingViewVS_20FloatingBarContainer_", .seen),
    ("_UINewView", .unseen), ("_NSNewView", .unseen), ("_MKMapContentView", .unseen),
    ("UIKit.NewView", .unseen),
    ("SwiftUI.NewView", .unseen), ("UIComponents.LoginButton", .own), ("PKHUD.Square", .own),
    ("SKUTabBar", .own), ("UINewView", .own), ("_Shade", .own), ("ContentView", .own),
    ("UIKitExtras.UIView", .own), ("_TtC6UIKits6UIView", .own), ("_TtCE3AppCSo6UIView5Badge", .own),
    ("Shop.UITabBar", .own), ("_TtC4Shop8UITabBar", .own), ("", .own),
  ])
  func `is decided by its module, and without one by two lists`(name: String, origin: ClassOrigin) {
    #expect(DumpedClassName(name).origin == origin)
  }

  @Test(arguments: [
    ("_TtC3App4Root", "Root"), ("Shop.Box<Swift.Int>", "Shop.Box<Swift.Int>"),
    ("_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_", "_UIHostingView<…>"),
    ("_TtC7SwiftUIP33_863CCF9D49B535DAEB1C7D61BEE53B5914CGDrawingLayer", "CGDrawingLayer"),
    ("_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView", "CGDrawingView"),
    (
      "_TtGC5UIKitP10$186e04bc422FloatingBarHostingViewVS_20FloatingBarContainer_",
      "FloatingBarHostingView<…>"
    ),
    (
      "_TtCE5UIKitCSo17_UILiquidLensViewP33_4C400BD973F5E4E0B779D1A21A7AEB2711DestOutView",
      "DestOutView"
    ),
    (
      "_TtCGC7SwiftUI4HostGVS_3BoxSiOs5NeverGSqTVS_1AS0_____P10$1d35df01811HostingView",
      "HostingView"
    ),
    ("_TtCFC3App4Home4bodyFT_T_L_5Inner", "_TtCFC3App4Home4bodyFT_T_L_5Inner"),
    ("_TtC999App", "_TtC999App"), ("_Tt", "_Tt"), ("_TtC", "_TtC"),
  ])
  func `is taken apart as the compiler put it together, or not at all`(name: String, short: String)
  {
    #expect(DumpedClassName(name).short == short)
  }

  private func screen(_ cover: String) throws -> Screen {
    try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIButton: 0x2; frame = (0 0; 100 100)>
         | \(cover)
      """)
  }

  @Test(arguments: ["_UINewView", "UIKit.NewView", "_UIPopoverDimmingView"])
  func `makes a touch that ends at an unknown private class no certain loss`(name: String) throws {
    let screen = try screen("<\(name): 0x3; frame = (0 0; 100 100)>")
    let point = Screen.Point(x: 5, y: 5)
    let verdict = TapOracle(screen).verdict(onTapFor: 1)
    #expect(verdict.word == .cannotTell && verdict.evidence == .assumed)
    #expect(verdict.doubts == [.ownRule(2)])
    #expect(TapOracle(screen).verdict(onTapAt: point).word == .cannotTell)
    let answer = screen.touch(at: point)
    let passes = TouchAnswer.Alternative(
      condition: Assumption(kind: .ownArea, node: 2), holds: false, winner: 1)
    #expect(answer.evidence == .assumed && answer.alternatives == [passes])
    #expect(Lint(screen).findings.filter { $0.severity == .error } == [])
    #expect(!ScreenVerdict(ScreenSurvey(screen)).losesTaps)
    let why = WhyReport.text(whyReports(on: "UIButton", of: screen))
    #expect(why.contains("Whether a finger reaches it cannot be told"))
    #expect(why.contains("if \(name) (line 3) lets the touch through, UIButton (line 2) gets it"))
  }

  @Test func `leaves a touch on an app's view in a private one exact`() throws {
    let cover = """
      <_UINewView: 0x3; frame = (0 0; 100 100)>
         |    | <UIButton: 0x4; frame = (0 0; 100 100)>
      """
    let verdict = TapOracle(try screen(cover)).verdict(onTapFor: 3)
    #expect(verdict.word == .hits && verdict.evidence == .exact)
  }
}

@Suite struct `A presentation in a dump` {
  private func screen(_ presented: String, button: String = "(300 80; 80 50)") throws -> Screen {
    try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UITransitionView: 0x2; frame = (0 0; 400 800)>
         |    | <UIDropShadowView: 0x3; frame = (0 0; 400 800)>
         |    |    | <UIView: 0x4; frame = (0 0; 400 800)>
         |    |    |    | <UIButton: 0x5; frame = \(button)>
         | <UITransitionView: 0x6; frame = (0 0; 400 800)>
      \(presented)
      """)
  }

  private let sheet = "   |    | <UIDropShadowView: 0x7; frame = (0 400; 400 400)>"
  private let popover = """
       |    | <_UIPopoverDimmingView: 0x7; frame = (0 0; 400 800)>
       |    | <_UIPopoverView: 0x8; frame = (0 400; 400 400)>
    """

  @Test func `without a dimming view may let touches through, and the fix speaks of it`() throws {
    for (presented, word, by) in [(sheet, "sheet", 5), (popover, "popover", 6)] {
      let screen = try screen(presented)
      let survey = ScreenSurvey(screen)
      let verdict = TapOracle(survey).verdict(onTapFor: 4)
      #expect(verdict.word == .cannotTell && verdict.evidence == .assumed, "\(word)")
      #expect(verdict.doubts.map(\.node?.index) == [by], "\(word)")
      let why = WhyReport.text(whyReports(on: "UIButton", of: screen))
      #expect(why.contains("Fix: Close the \(word) in UITransitionView (line 6), or"))
      #expect(Lint(screen).findings.filter { $0.severity > .note } == [])
    }
  }

  @Test func `with a dimming view takes the touches, and is closed`() throws {
    let dimming = "   |    | <UIDimmingView: 0x9; frame = (0 0; 400 300)>\n"
    let screen = try screen(dimming + sheet, button: "(300 310; 80 50)")
    let verdict = TapOracle(screen).verdict(onTapFor: 4)
    #expect(verdict.word == .coveredBy && verdict.by == 5 && verdict.evidence == .assumed)
    let why = WhyReport.text(whyReports(on: "UIButton", of: screen))
    #expect(why.contains("Fix: Close the sheet in UITransitionView (line 6), or"))
  }

  @Test func `that is over is a leftover, with a rule of its own`() throws {
    let screen = try screen("")
    let verdict = TapOracle(screen).verdict(onTapFor: 4)
    #expect(verdict.word == .coveredBy && verdict.by == 5 && verdict.evidence == .assumed)
    let errors = Lint(screen).findings.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.leftoverPresentation] && errors.map(\.node) == [5])
    #expect(errors.map(\.certainty.evidence) == [.assumed])
    let culprits = ScreenVerdict(ScreenSurvey(screen)).culprits
    #expect(culprits.map(\.node) == [5] && culprits.first?.fix?.freed == 1)
    let layer = try self.screen("   |    | <CALayer: 0x7> (layer)")
    #expect(Lint(layer).findings.contains { $0.rule == .leftoverPresentation })
    let cut = try self.screen("   |    | ...")
    #expect(!Lint(cut).findings.contains { $0.rule == .leftoverPresentation })
  }
}

@Suite struct `A view that UIKit creates` {
  private func fix(_ views: String, of name: String = "UIButton") throws -> String {
    let text = "<UIWindow: 0x1; frame = (0 0; 400 800)>\n" + views
    let report = whyReports(on: name, of: try onlyScreen(text))[0]
    let line = WhyReport.text([report]).split(separator: "\n").first { $0.hasPrefix("Fix: ") }
    return line.map { String($0.dropFirst(5)) } ?? ""
  }

  @Test(arguments: [
    (
      "<UINavigationBar: 0x3; frame = (0 0; 400 100)>",
      "Keep UIButton (line 2) clear of UINavigationBar (line 3): lay it out in the safe area, or hide or empty the bar."
    ),
    (
      "<UIToolbar: 0x3; frame = (0 0; 400 100)>\n   |    | <_UIBarBackground: 0x4; frame = (0 0; 400 100)>",
      "Keep UIButton (line 2) clear of UIToolbar (line 3): lay it out in the safe area, or hide or empty the bar."
    ),
    ("<_UIBarBackground: 0x3; frame = (0 0; 400 100)>", ""),
    ("<_UINewView: 0x3; frame = (0 0; 400 100)>", ""),
    (
      "<UIView: 0x3; frame = (0 0; 400 100)>",
      "Set isPassThrough of UIView (line 3) to true, or isUserInteractionEnabled to false if nothing in it takes touches."
    ),
  ])
  func `is not changed by a fix, which names what put it there`(cover: String, expected: String)
    throws
  {
    let button = "   | <UIButton: 0x2; frame = (0 0; 100 50)>\n   | "
    #expect(try fix(button + cover) == expected)
  }

  @Test func `in a cell has its cell's recognizers, and a control behind it moves into it`() throws
  {
    let cell = """
         | <UITableViewCell: 0x2; frame = (0 0; 400 44)>
      """
    let content = """

         |    | <UITableViewCellContentView: 0x3; frame = (0 0; 400 44); gestureRecognizers = <NSArray: 0x9>>
      """
    let button = "\n   |    | <UIButton: 0x4; frame = (300 0; 100 44)>"
    let text = "<UIWindow: 0x1; frame = (0 0; 400 800)>\n" + cell
    let oracle = TapOracle(try onlyScreen(text + content))
    #expect(oracle.verdict(onTapFor: 1).word == .hits)
    #expect(oracle.verdict(onTapFor: 1).evidence == .exact)
    let why = WhyReport.text(whyReports(on: "UITableViewCell", of: try onlyScreen(text + content)))
    #expect(why.contains("A finger reaches all of it in this window.") && !why.contains("Fix"))
    #expect(
      try fix(cell + button + content)
        == "Add UIButton (line 3) to the contentView of UITableViewCell (line 2).")
  }

  @Test func `or an app that acts for the view around it is a success in words`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 0; 400 44)>
         |    | <UIButton: 0x3; frame = (0 0; 400 44)>
      """
    let why = WhyReport.text(whyReports(on: "UIView", of: try onlyScreen(text)))
    #expect(why.contains("A finger reaches it in this window: UIButton (line 3) acts for it."))
    #expect(
      why.contains("Verdict: handled-by") && !why.contains("Fix") && !why.contains("In its way"))
  }
}

@Suite struct `A fix that costs another target its taps` {
  @Test func `is offered with its loss, everywhere`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 400 800)>
         | <UIView: 0x2; frame = (0 0; 100 100)>
         |    | <UIButton: 0x3; frame = (150 0; 100 100); text = 'Buy'>
         | <UIButton: 0x4; frame = (300 0; 100 100); text = 'Back'>
         | <UIView: 0x5; frame = (0 200; 100 100)>
         |    | <UIButton: 0x6; frame = (150 -200; 250 100); text = 'Wide'>
      """)
    let report = whyReports(on: "Wide", of: screen)[0]
    #expect(report.json.text().contains("\"lost\""))
    #expect(WhyReport.text([report]).contains("1 target loses its taps by it: UIButton \"Back\""))
    let verdict = ScreenVerdict(ScreenSurvey(screen))
    let fixes = verdict.culprits.compactMap(verdict.proof)
    #expect(fixes.contains { $0.contains("and takes the taps of 1 button: \"Back\"") }, "\(fixes)")
  }
}
