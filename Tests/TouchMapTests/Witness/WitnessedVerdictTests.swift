import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A verdict on a witnessed screen` {
  private static let button: Node.ID = 1
  private static let card: Node.ID = 3

  /// A window with a button with an icon in it, and a card beside it.
  private func oracle(_ witnesses: Screen.Witness...) throws -> TapOracle {
    var screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIButton: 0x3; frame = (10 10; 40 40)>
         |    | <_UISystemBackgroundView: 0x4; frame = (10 10; 20 20)>
         | <App.Card: 0x5; baseClass = UIView; frame = (0 60; 100 40)>
      """)
    screen.add(witnesses)
    return TapOracle(screen)
  }

  private func brief(_ witnesses: Screen.Witness...) throws -> String {
    var screen = try oracle().screen
    screen.add(witnesses)
    return try #require(Brief.verdict(on: "UIButton", TapOracle(screen))).line()
  }

  private func witness(_ owner: Screen.Witness.Owner, _ x: Double, _ y: Double) -> Screen.Witness {
    .init(owner: owner, ask: .nilEvent, points: [.init(x: x, y: y)])
  }

  @Test func `cannot tell where the live UIKit gave the touch to another`() throws {
    let contradiction = witness(.node(Self.card), 32, 33)
    let verdict = try oracle(contradiction).verdict(onTapFor: Self.button)
    #expect(verdict.word == .cannotTell)
    #expect(verdict.evidence == .assumed)
    #expect(verdict.doubts == [.witness(contradiction)])
    #expect(verdict.witness == contradiction)
    #expect(verdict.doubts.first?.node == Self.card)
  }

  @Test func `finds no point to tap where UIKit was seen to give none to the view`() throws {
    let everywhere = stride(from: 11.0, to: 50, by: 4).flatMap { x in
      stride(from: 11.0, to: 50, by: 4).map { Screen.Point(x: x, y: $0) }
    }
    let witness = Screen.Witness(owner: .nobody, ask: .nilEvent, points: everywhere)
    #expect(try oracle(witness).verdict(onTapFor: Self.button).tapPoint == nil)
    #expect(try oracle().verdict(onTapFor: Self.button).tapPoint != nil)
  }

  @Test func `cannot tell where a view out of reach got a touch`() throws {
    let views = """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <App.Bar: 0x2; baseClass = UIView; frame = (0 0; 100 20)>
         |    | <UIButton: 0x3; frame = (10 0; 40 80)>
      """
    var screen = try onlyScreen(views)
    let point = Screen.Point(x: 30, y: 60)
    #expect(TapOracle(screen).verdict(onTapFor: 2, at: point).word == .outsideParent)
    screen.add([witness(.node(2), 31, 62)])
    let verdict = TapOracle(screen).verdict(onTapFor: 2, at: point)
    #expect(verdict.word == .cannotTell)
    #expect(verdict.doubts == [.witness(witness(.node(2), 31, 62))])
  }

  /// A button behind a view that was seen to have its own hit testing, and a badge that lies outside
  /// of that view.
  private func overridden(
    _ witnesses: Screen.Witness..., child: String = "UIView"
  ) throws -> TapOracle {
    var screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIButton: 0x3; frame = (10 10; 40 40)>
         | <App.Shade: 0x5; baseClass = UIView; frame = (0 0; 100 60)>
         |    | <\(child): 0x6; frame = (60 0; 40 20)>
         |    | <UIButton: 0x7; frame = (60 50; 40 40)>
      """)
    screen.nodes[2].flags.insert(.overridesHitTest)
    screen.add(witnesses)
    return TapOracle(screen)
  }

  @Test func `is that of the live UIKit where views with their own hit testing gave it`() throws {
    let shade: Node.ID = 2
    #expect(try overridden().verdict(onTapFor: Self.button).word == .cannotTell)
    let covered = try overridden(witness(.node(shade), 31, 31)).verdict(onTapFor: Self.button)
    #expect(covered.word == .coveredBy && covered.by == shade && covered.tapPoint == nil)
    let hit = try overridden(witness(.node(Self.button), 31, 31)).verdict(onTapFor: Self.button)
    #expect(hit.word == .hits && hit.tapPoint == Screen.Point(x: 31, y: 31))
    for verdict in [covered, hit] {
      #expect(verdict.evidence == .assumed && verdict.because == .witnessed(shade))
    }
    let badge = try overridden(witness(.node(4), 80, 69)).verdict(onTapFor: 4)
    #expect(badge.word == .hits && badge.evidence == .assumed)
  }

  @Test(arguments: ["_UIHostingView<App.Card>", "UIView"])
  func `is not that of a capture where SwiftUI may answer a finger in another way`(
    child: String
  ) throws {
    let seen = witness(.node(2), 31, 31)
    let isSteady = child == "UIView"
    #expect(
      try overridden(seen, child: child).verdict(onTapFor: Self.button).word
        == (isSteady ? .coveredBy : .cannotTell))
    let finger = Screen.Witness(owner: seen.owner, ask: .touch, points: seen.points)
    #expect(try overridden(finger, child: child).verdict(onTapFor: Self.button).word == .coveredBy)
  }

  @Test func `of a screen counts the points at which the live UIKit answered otherwise`() throws {
    let said = { (witnesses: [Screen.Witness]) in
      var screen = try oracle().screen
      screen.add(witnesses)
      return ScreenVerdict(ScreenSurvey(screen, rules: .standard)).text
    }
    let small = "gets its taps, but it is smaller than 44 x 44 points."
    #expect(try said([]) == "The one target in this window \(small)")
    for other in [Screen.Witness.Owner.nobody, .stranger(className: "App.Late")] {
      #expect(
        try said([witness(.node(Self.card), 5, 80), witness(other, 5, 90)]) == """
          The one target that the dump shows \(small) At 1 of 2 points, the live UIKit gave the \
          touch to another view than this map: verify the capture.
          """)
    }
  }

  @Test func `does not hang on a view that is not in the capture`() throws {
    let stranger = witness(.stranger(className: "App.Late"), 31, 31)
    #expect(try overridden(stranger).verdict(onTapFor: Self.button).word == .cannotTell)
  }

  @Test(arguments: [button, button.next])
  func `stays where UIKit agrees, or names another of which the same follows`(
    owner: Node.ID
  ) throws {
    let verdict = try oracle(witness(.node(owner), 31, 31)).verdict(onTapFor: Self.button)
    #expect(verdict.word == .hits)
    #expect(verdict.evidence == .exact)
    #expect(verdict.witness?.owner == .node(owner))
  }

  @Test(arguments: [(12.0, 12.0), (30, 55), (80, 80), (10.001, 30)])
  func `does not mind what was said far away, for another owner or at an edge`(
    x: Double, y: Double
  ) throws {
    let contradiction = witness(.nobody, x, y)
    let verdict = try oracle(contradiction).verdict(
      onTapFor: Self.button, at: x < 11 ? .init(x: 11, y: 30) : nil)
    #expect(verdict.word == .hits)
  }

  @Test func `says in one line what was witnessed and what would settle it`() throws {
    #expect(
      try brief(witness(.nobody, 31, 30)) == #"""
        {"verdict":"cannot-tell","by":null,"evidence":"assumed","because":"the live \#
        UIKit answered otherwise near the point","windows":"one","tap_at":[30,15],"matches":1,\#
        "witnessed":{"owner":null,"ask":"nil-event","point":[31,30]},"settle":"a finger: the live \#
        UIKit, asked without an event at 31,30, gave the touch to no view, and not to the view that \#
        the rule names"}
        """#)
    #expect(
      try brief(witness(.stranger(className: "App.\u{1b}Gone"), 31, 30)).contains(
        #""witnessed":{"owner":{"name":"App.Gone","line":null,"frame":null},"ask":"#))
    #expect(try brief().contains("witnessed") == false)
  }

  @Test func `stands in the answers about points and views`() throws {
    let screen = try oracle(witness(.node(Self.card), 32, 33)).screen
    let at = TouchReport.jsonLines([TouchReport(ReportedScreen(screen), at: .init(x: 31, y: 31))])
    #expect(
      at.contains(
        #""evidence":"assumed","because":"the live UIKit answered otherwise near the point","#
          + #""witnessed":{"owner":{"class":"App.Card""#))
    #expect(at.contains(#""caveats":["the live UIKit answered otherwise near the point""#))
    let text = TouchReport.text([TouchReport(ReportedScreen(screen), at: .init(x: 31, y: 31))])
    #expect(text.contains("Evidence: assumed, because the live UIKit answered otherwise near"))
    let far = TouchReport.text([TouchReport(ReportedScreen(screen), at: .init(x: 11, y: 11))])
    #expect(far.contains("Evidence: exact"))
    let why = WhyReport.jsonLines(whyReports(on: "UIButton", of: screen))
    #expect(why.contains(#""witnessed":{"owner":{"class":"App.Card""#))
    #expect(why.contains(#""verdict":"cannot-tell""#))
  }
}
