import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `What a picture of a screen shows` {
  private func verdict(_ text: String) throws -> ScreenVerdict {
    ScreenVerdict(ScreenSurvey(try onlyScreen(text)))
  }

  /// A list with two buttons behind a window that swallows.
  private let swallowed = """
    <UIWindow: 0x1; frame = (0 0; 390 800)>
       | <UIView: 0x2; frame = (0 0; 390 800); backgroundColor = red>
       |    | <UIButton: 0x3; frame = (20 100; 120 44)>
       |    |    | <UIButtonLabel: 0x4; frame = (0 0; 120 44); text = 'Follow'; userInteraction\
    Enabled = NO>
       |    | <UIButton: 0x5; frame = (20 200; 120 44); accessibilityIdentifier = 'album'>
    <Feed.ToastWindow: 0x6; baseClass = UIWindow; frame = (0 0; 390 800)>
       | <UIView: 0x7; frame = (0 0; 390 800)>
    """

  /// The sentences, with the fixes and what trying them showed.
  private func said(_ verdict: ScreenVerdict) -> [String] {
    verdict.sentences
      + verdict.culprits.flatMap { [$0.fix?.text, verdict.proof(of: $0)].compactMap { $0 } }
  }

  @Test func `names who swallows, who is robbed, and the fix that was tried`() throws {
    let picture = try verdict(swallowed)
    #expect(
      picture.blocked.map { "\($0.name.phrase) \($0.tap.word.rawValue)" } == [
        "button \"Follow\" covered-by", "button #album covered-by",
      ])
    #expect(picture.blocked[0].outline.first == Screen.Point(x: 20, y: 100))
    #expect(picture.culprits.map(\.name.text) == ["ToastWindow"])
    #expect(
      said(picture) == [
        "ToastWindow takes the taps of 2 buttons: \"Follow\", #album.",
        "Make Feed.ToastWindow (line 6) a PassThroughWindow, or hide it when it is empty.",
        "Tried on this dump: frees 2 buttons.",
      ])
  }

  @Test func `has no fix that the trial refutes`() throws {
    // Another window of the same kind takes the touches then.
    let text =
      swallowed + """

        <Feed.SecondWindow: 0x8; baseClass = UIWindow; frame = (0 0; 390 800)>
           | <UIView: 0x9; frame = (0 0; 390 800)>
        """
    let verdict = try verdict(text)
    #expect(
      verdict.culprits[0].fix?.text
        == "Make Feed.SecondWindow (line 8) a PassThroughWindow, or hide it when it is empty. "
        + "Then: "
        + "Make Feed.ToastWindow (line 6) a PassThroughWindow, or hide it when it is empty.")
    #expect(verdict.proof(of: verdict.culprits[0]) == "Tried on this dump: frees 2 buttons.")
    #expect(
      verdict.culprits[0].fix?.lines == [
        "Fix, in 2 steps:",
        "1. Make Feed.SecondWindow (line 8) a PassThroughWindow, or hide it when it is empty.",
        "2. Make Feed.ToastWindow (line 6) a PassThroughWindow, or hide it when it is empty.",
      ])
  }

  @Test func `says of which class it cannot tell`() throws {
    let picture = try verdict(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <UIButton: 0x3; frame = (20 100; 120 44); accessibilityIdentifier = 'buy'>
         | <UIButton: 0x4; frame = (20 300; 20 20); accessibilityIdentifier = 'close'>
      <Shop.PassThroughWindow: 0x6; baseClass = UIWindow; frame = (0 0; 390 900)>
      """)
    #expect(
      said(picture) == [
        "Cannot tell of 2 buttons: PassThroughWindow may keep the taps.",
        "Next: say what Shop.PassThroughWindow does, with passthrough or takes-touches.",
      ])
  }

  @Test func `isolates names that are written from right to left`() throws {
    let text = swallowed.replacingOccurrences(of: "Follow", with: "עקוב")
      .replacingOccurrences(
        of: "accessibilityIdentifier = 'album'>",
        with: ">\n   |    |    | <UIButtonLabel: 0x8; frame = (0 0; 9 9); text = 'אלבום'>")
    let (start, end) = ("\u{2068}&quot;", "&quot;\u{2069}")
    let names = "\(start)עקוב\(end), \(start)אלבום\(end)."
    let report = MapReport(ReportedScreen(try onlyScreen(text)))
    #expect(report.html().contains("takes the taps of 2 buttons: \(names)"))
    #expect(MapReport.svg([report]).contains("עקוב"))
    #expect(MarkupText.escape("\u{2068}\"עקוב") == "\u{FFFD}\u{2068}&quot;עקוב\u{2069}")
  }

  @Test func `is about a control that lies outside its parent or is switched off as well`() throws {
    let outside = try verdict(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <Card: 0x2; frame = (0 0; 390 60)>
         |    | <UIButton: 0x3; frame = (20 80; 120 44); accessibilityIdentifier = 'buy'>
      """)
    #expect(said(outside).first == "1 button lies outside of Card, dead there: #buy.")
    let off = try verdict(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <Card: 0x2; frame = (0 0; 390 60); userInteractionEnabled = NO>
         |    | <UIButton: 0x3; frame = (20 8; 120 44); accessibilityIdentifier = 'buy'>
      """)
    #expect(said(off).first == "Card switches 1 button off: #buy.")
    #expect(said(off).last == "Tried on this dump: frees 1 button.")
  }

  @Test func `knows small targets also where there are too many to list`() throws {
    let buttons = (0..<1_200).map {
      "   | <UIButton: 0x\($0); frame = (\($0 % 40 * 60) \($0 / 40 * 60); 20 20)>"
    }
    let lines = ["<UIWindow: 0x1; frame = (0 0; 2400 1800)>"] + buttons
    #expect(try verdict(lines.joined(separator: "\n")).table().count(.small) == 1_200)
  }

  @Test func `says in a sentence what it cannot show`() throws {
    let picture = try verdict(
      "<UIWindow: 0x1; frame = (0 0; 0 0)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>")
    #expect(
      picture.text
        == "Cannot tell: no window has a frame that can be read. Next: dump a window that has a frame."
    )
  }
}

@Suite struct `What a person calls a view` {
  private func names(_ text: String) throws -> [String] {
    let screen = try onlyScreen(text)
    return screen.nodeIDs.map { screen.spokenName(of: $0).phrase }
  }

  @Test func `is the label, the identifier or the short class`() throws {
    #expect(
      try names(
        """
        <Feed.ToastWindow: 0x1; baseClass = UIWindow; frame = (0 0; 390 800)>
           | <_TtGC7SwiftUI14_UIHostingViewV4Feed9ToastView_: 0x2; frame = (0 0; 390 800)>
           | <Shop.BuyButton: 0x3; baseClass = UIButton; frame = (0 0; 1 1)>
           |    | <UILabel: 0x4; frame = (0 0; 1 1); text = 'Buy  now'>
           | <UISwitch: 0x5; frame = (0 0; 1 1); accessibilityIdentifier = 'wifi'>
        """) == [
          "ToastWindow", "_UIHostingView<…>", "button \"Buy now\"", "text \"Buy now\"",
          "switch #wifi",
        ])
  }

  @Test func `holds no prefix of an element type`() throws {
    #expect(
      try names(
        """
        <XCUIElementTypeApplication label="Settings" x="0" y="0" width="390" height="800">
          <XCUIElementTypeCell x="0" y="0" width="390" height="44" name="GENERAL" label="General"/>
          <XCUIElementTypeOther x="0" y="50" width="390" height="44"/>
        </XCUIElementTypeApplication>
        """) == ["app \"Settings\"", "cell \"General\"", "Other"])
  }

  @Test func `can command nothing`() throws {
    #expect(
      try names(
        """
        <UIWindow: 0x1; frame = (0 0; 9 9)>
           | <UILabel: 0x2; frame = (0 0; 9 9); text = 'a\u{9B}2J\u{202E}b'>
        """
      ).last == "text \"a\\u{9B}2J\\u{202E}b\"")
  }
}
