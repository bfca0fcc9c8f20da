import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A window of the system in front` {
  private let text = """
    # level 0 key
    <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x9>>
       | <UIView: 0x2; frame = (0 0; 393 852); layer = <CALayer: 0x9>>
       |    | <UIButton: 0x3; frame = (20 700; 353 50); layer = <CALayer: 0x9>>
    # level 10
    <UITextEffectsWindow: 0x4; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x9>>
       | <UIInputSetContainerView: 0x5; frame = (0 0; 393 852); layer = <CALayer: 0x9>>
       |    | <UIInputSetHostView: 0x6; frame = (0 852; 393 0); layer = <CALayer: 0x9>>
    """

  private var keyboard: String {
    text.replacing("(0 852; 393 0)", with: "(0 516; 393 336)")
      + "\n   |    |    | <UIKeyboard: 0x7; frame = (0 0; 393 336); layer = <CALayer: 0x9>>"
  }

  @Test func `passes touches through where nothing of its own is, in every answer`() throws {
    let screen = try onlyScreen(text)
    let answer = screen.touch(at: .init(x: 30, y: 710))
    #expect(answer.winner?.node == 2)
    #expect(answer.evidence == .assumed)
    #expect(answer.assumptions.map(\.kind) == [.systemPassThrough, .systemPassThrough])
    #expect(screen.partition().regions.map(\.owner) == [1, 2])
    #expect(TouchIndex(screen).receiver(ofTouchAt: .init(x: 30, y: 710)) == 2)
    let why = whyReports(on: "UIButton", of: screen)
    #expect(why.map(\.reachable) == [1])
    let findings = Lint(screen).findings.filter { $0.severity > .note }
    #expect(findings.map(\.rule) == [])
  }

  @Test func `keeps touches where the keyboard is`() throws {
    let screen = try onlyScreen(keyboard)
    let answer = screen.touch(at: .init(x: 30, y: 710))
    #expect(answer.winner.map { screen.nodes[$0.node].className } == "UIKeyboard")
    let why = whyReports(on: "UIButton", of: screen)
    #expect(why.map(\.reachable) == [0])
    #expect(screen.touch(at: .init(x: 30, y: 100)).winner?.node == 1)
  }

  @Test(arguments: [
    "UIRemoteKeyboardWindow", "UIAutoRotatingWindow", "UIStatusBarWindow",
    "_UIInteractiveHighlightEffectWindow",
  ])
  func `is one of several`(name: String) throws {
    let screen = try onlyScreen(text.replacing("UITextEffectsWindow", with: name))
    #expect(screen.touch(at: .init(x: 30, y: 710)).winner?.node == 2)
  }

  @Test func `takes the touches beside a menu, as far as is known`() throws {
    let screen = try onlyScreen(
      text.replacing("UIInputSetContainerView", with: "_UIContextMenuContainerView"))
    let answer = screen.touch(at: .init(x: 30, y: 710))
    #expect(answer.winner?.node == 4)
    #expect(answer.assumptions == [Assumption(kind: .closesMenu, node: 4)])
    #expect(answer.evidence == .assumed)
  }
}

@Suite struct `A window called pass-through` {
  private func text(_ name: String, root: String = "UIView") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 100 100)>
       | <UIButton: 0x2; frame = (0 0; 100 100)>
    <\(name): 0x3; frame = (0 0; 100 100)>
       | <\(root): 0x4; frame = (0 0; 100 100)>
    """
  }

  @Test func `is no proof, and both outcomes are told`() throws {
    let screen = try onlyScreen(text("App.PassThroughWindow"))
    let answer = screen.touch(at: .init(x: 5, y: 5))
    #expect(answer.winner?.node == 1)
    #expect(answer.evidence == .assumed)
    let condition = Assumption(kind: .passThrough, node: 2)
    #expect(answer.alternatives == [.init(condition: condition, holds: false, winner: 3)])
    let report = TouchReport(ReportedScreen(screen), at: .init(x: 5, y: 5))
    let told = "if App.PassThroughWindow (line 3) takes touches on its own area, UIView (line 4)"
    #expect(TouchReport.text([report]).contains(told))
    #expect(
      TouchReport.jsonLines([report]).contains(
        #""alternatives":[{"if":"App.PassThroughWindow (line 3) takes touches on its own area","#
          + #""winner":{"class":"UIView""#))
  }

  @Test(arguments: [
    "Fallthrough.PassThroughWindow", "_TtC11Fallthrough17PassThroughWindow",
    "Fallthrough.OverlayWindow", "_TtC11Fallthrough13OverlayWindow",
  ])
  func `by this library is known, where the dump shows which view is the root view`(name: String)
    throws
  {
    let direct = try onlyScreen(text(name)).touch(at: .init(x: 5, y: 5))
    let condition = Assumption(kind: .rootView, node: 3)
    #expect(direct.winner?.node == 1 && direct.evidence == .assumed)
    #expect(direct.alternatives == [.init(condition: condition, holds: false, winner: 3)])
    let wrapped = text(name).replacing(
      "   | <UIView: 0x4",
      with: """
           | <UITransitionView: 0x5; frame = (0 0; 100 100)>
           |    | <UIDropShadowView: 0x6; frame = (0 0; 100 100)>
           |    |    | <UIView: 0x4
        """)
    let answer = try onlyScreen(wrapped).touch(at: .init(x: 5, y: 5))
    #expect(answer.winner?.node == 1 && answer.evidence == .exact && answer.alternatives == [])
  }

  @Test(arguments: [
    ("<UIButton: 0x4; frame = (0 0; 50 50)>", 3, Evidence.exact),
    ("<Chat.Head: 0x4; frame = (0 0; 50 50); gestureRecognizers = <NSArray: 0x9>>", 3, .exact),
    ("<UITransitionView: 0x4; frame = (0 0; 100 100)>", 1, .exact),
  ])
  func `by this library keeps what is directly in it, but for what fills it and is empty`(
    view: String, winner: Int, evidence: Evidence
  ) throws {
    let root = text("Fallthrough.PassThroughWindow").split(separator: "\n").dropLast()
    let screen = try onlyScreen(root.joined(separator: "\n") + "\n   | " + view)
    let answer = screen.touch(at: .init(x: 5, y: 5))
    #expect(answer.winner?.node.index == winner && answer.evidence == evidence)
    // The same for the fix.
    let plain = try onlyScreen(
      text("Chat.HeadWindow").split(separator: "\n").dropLast().joined(separator: "\n")
        + "\n   | " + view)
    let verdict = ScreenVerdict(ScreenSurvey(plain))
    #expect(verdict.culprits.allSatisfy { $0.fix?.lost == [] })
  }

  @Test func `over a hosting view is not known to pass what SwiftUI draws`() throws {
    let root = "_TtGC7SwiftUI14_UIHostingViewV3App4Root_"
    let answer = try onlyScreen(text("Fallthrough.PassThroughWindow", root: root))
      .touch(at: .init(x: 5, y: 5))
    #expect(answer.evidence == .assumed)
  }

  private func report(_ body: String, at x: Double = 5) throws -> TouchReport {
    let screen = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 100 100)>\n" + body)
    return TouchReport(ReportedScreen(screen), at: .init(x: x, y: 5))
  }

  @Test func `or of any class of an app that is asked on the way carries a caveat`() throws {
    let report = try report(
      """
         | <Feed.OverlayView: 0x2; frame = (0 0; 100 100)>
         |    | <UIView: 0x3; frame = (0 0; 100 100)>
      """)
    let caveat = "unless Feed.OverlayView overrides hitTest(_:with:) or point(inside:with:)"
    #expect(report.answer.evidence == .exact)
    #expect(TouchReport.jsonLines([report]).contains("\"caveats\":[\"\(caveat)\"]"))
    #expect(TouchReport.text([report]).contains("Evidence: exact, \(caveat)\n"))
  }

  @Test func `or of a class of an app that takes the touch itself is assumed, and says why`() throws
  {
    let report = try report("   | <Feed.OverlayView: 0x2; frame = (0 0; 100 100)>")
    #expect(report.answer.evidence == .assumed)
    let because =
      "Feed.OverlayView (line 2) is the app's own and takes the touch itself, unless it overrides "
      + "hitTest(_:with:); a setting settles it: takes-touches: [Feed.OverlayView] or "
      + "passthrough: [Feed.OverlayView]"
    #expect(
      TouchReport.jsonLines([report]).contains(
        "\"evidence\":\"assumed\",\"because\":\"\(because)\""))
    #expect(
      TouchReport.jsonLines([report]).contains(
        #""alternatives":[{"if":"Feed.OverlayView (line 2) lets the touch through""#))
  }

  @Test(arguments: [
    "<Feed.Buy: 0x2; baseClass = UIControl; frame = (0 0; 100 100)>",
    "<Feed.Row: 0x2; baseClass = UITableViewCell; frame = (0 0; 100 100)>",
    "<Feed.Map: 0x2; frame = (0 0; 100 100); gestureRecognizers = <NSArray: 0x9>>",
    "<Feed.List: 0x2; baseClass = UIScrollView; frame = (0 0; 100 100)>",
  ])
  func `or of a class that is there for touches is exact`(view: String) throws {
    #expect(try report("   | " + view).answer.evidence == .exact)
  }

  @Test func `or of a class of an app is exact where a capture tells who overrides`() throws {
    var screen = try report("   | <Feed.OverlayView: 0x2; frame = (0 0; 100 100)>").reported.screen
    screen.system = "iOS 26.0"
    let answer = TouchReport(ReportedScreen(screen), at: .init(x: 5, y: 5))
    #expect(answer.answer.evidence == .exact)
    #expect(TouchReport.jsonLines([answer]).contains("\"caveats\":[]"))
  }

  @Test func `or of a class of an app is exact where the settings say that it takes touches`()
    throws
  {
    let screen = try report("   | <Feed.OverlayView: 0x2; frame = (0 0; 100 100)>").reported.screen
    var configuration = LintConfiguration()
    configuration.takesTouches = ["Feed.OverlayView"]
    let answer = screen.touch(at: .init(x: 5, y: 5), rules: configuration.classRules)
    #expect(answer.evidence == .exact)
    #expect(answer.winner?.node == 1)
  }
}
