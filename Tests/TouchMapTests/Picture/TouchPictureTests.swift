import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `What a picture of a screen shows` {
  private func picture(_ text: String) throws -> TouchPicture {
    TouchPicture(ScreenVerdict(ScreenSurvey(try onlyScreen(text))))
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

  /// One line a region: what acts or owns, the role, the name and the area.
  private func regions(_ picture: TouchPicture) -> [String] {
    picture.regions.map {
      "\($0.role.rawValue) \($0.name?.phrase ?? "-") \(Int($0.area.rounded()))"
    }
  }

  @Test func `names who swallows, who is robbed, and the fix that was tried`() throws {
    let picture = try picture(swallowed)
    #expect(regions(picture) == ["swallows UIView 312000"])
    #expect(
      picture.blocked.map { "\($0.name.phrase) \($0.tap.word.rawValue)" } == [
        "button \"Follow\" covered-by", "button #album covered-by",
      ])
    #expect(picture.blocked[0].outline.first == Screen.Point(x: 20, y: 100))
    #expect(picture.culprits.map(\.name.text) == ["ToastWindow"])
    #expect(
      said(picture.verdict) == [
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
    let verdict = try picture(text).verdict
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

  @Test func `tells targets, small ones, background, system and nobody apart`() throws {
    let picture = try picture(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <UIView: 0x2; frame = (0 0; 390 700)>
         |    | <UIButton: 0x3; frame = (20 100; 120 44); accessibilityIdentifier = 'buy'>
         |    | <UIButton: 0x4; frame = (20 300; 20 20); accessibilityIdentifier = 'close'>
         |    | <UINavigationBar: 0x5; frame = (0 0; 390 44)>
      <Shop.PassThroughWindow: 0x6; baseClass = UIWindow; frame = (0 0; 390 900)>
      """)
    #expect(
      regions(picture) == [
        "nobody - 39000", "background UIWindow 39000", "background UIView 250160",
        "target button #buy 5280", "small button #close 400", "system UINavigationBar 17160",
      ])
    #expect(
      picture.legend.map { "\($0.role) \($0.count)" } == [
        "small 1", "target 1", "background 2", "system 1", "nobody 1",
      ])
    #expect(
      said(picture.verdict) == [
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

  @Test func `takes what lies in a cell for the cell`() throws {
    let picture = try picture(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <UITableView: 0x2; frame = (0 0; 390 800)>
         |    | <UITableViewCell: 0x3; frame = (0 0; 390 60)>
         |    |    | <UITableViewCellContentView: 0x4; frame = (0 0; 390 60)>
         |    |    |    | <UITextView: 0x5; frame = (0 0; 10 10); userInteractionEnabled = NO; t\
      ext = 'General'>
         |    |    |    | <UIView: 0x6; frame = (100 0; 50 60)>
         |    |    |    | <UISwitch: 0x7; frame = (300 10; 51 31)>
      """)
    #expect(
      regions(picture) == [
        "background UITableView 288600", "target cell \"General\" 21819", "target UISwitch 1581",
      ])
    #expect(picture.regions[1].owners.count == 2)
  }

  @Test func `is about a control that lies outside its parent or is switched off as well`() throws {
    let outside = try picture(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <Card: 0x2; frame = (0 0; 390 60)>
         |    | <UIButton: 0x3; frame = (20 80; 120 44); accessibilityIdentifier = 'buy'>
      """)
    #expect(said(outside.verdict).first == "1 button lies outside of Card, dead there: #buy.")
    #expect(outside.regions.allSatisfy { $0.role == .background })
    let off = try picture(
      """
      <UIWindow: 0x1; frame = (0 0; 390 800)>
         | <Card: 0x2; frame = (0 0; 390 60); userInteractionEnabled = NO>
         |    | <UIButton: 0x3; frame = (20 8; 120 44); accessibilityIdentifier = 'buy'>
      """)
    #expect(said(off.verdict).first == "Card switches 1 button off: #buy.")
    #expect(said(off.verdict).last == "Tried on this dump: frees 1 button.")
  }

  @Test func `knows small targets also where there are too many to list`() throws {
    let buttons = (0..<1_200).map {
      "   | <UIButton: 0x\($0); frame = (\($0 % 40 * 60) \($0 / 40 * 60); 20 20)>"
    }
    let picture = try picture(
      (["<UIWindow: 0x1; frame = (0 0; 2400 1800)>"] + buttons).joined(separator: "\n"))
    #expect(picture.count(of: .small) == 1_200)
    #expect(picture.count(of: .target) == 0)
  }

  @Test func `takes the title of a bar for the bar`() throws {
    let picture = try picture(
      """
      <AppiumAUT>
        <XCUIElementTypeWindow x="0" y="0" width="390" height="800">
          <XCUIElementTypeNavigationBar name="Settings" x="0" y="0" width="390" height="90">
            <XCUIElementTypeStaticText label="Settings" x="20" y="40" width="90" height="40"/>
            <XCUIElementTypeButton label="Back" x="300" y="40" width="60" height="44"/>
          </XCUIElementTypeNavigationBar>
        </XCUIElementTypeWindow>
      </AppiumAUT>
      """)
    #expect(
      regions(picture).dropFirst() == [
        "system navigation bar #Settings 32460", "target button \"Back\" 2640",
      ])
  }

  @Test func `follows the partition to the last square point`() throws {
    for seed in Exhaustive.seeds(everyDay: 12, night: 600) {
      var random = RandomScreen(seed: seed)
      let screen = try random.screen()
      let picture = TouchPicture(ScreenVerdict(ScreenSurvey(screen)))
      let partition = screen.partition()
      let area = picture.regions.reduce(0) { $0 + $1.area }
      #expect(abs(area - partition.regions.reduce(0) { $0 + $1.area }) < 1e-6, "seed \(seed)")
      #expect(
        picture.regions.flatMap(\.owners).sorted()
          == partition.regions.compactMap(\.owner).sorted(),
        "seed \(seed)")
      // What swallows is always somebody's fault, and who is blocked lies under something.
      let owners = Set(picture.culprits.flatMap(\.owners))
      for region in picture.regions where region.role == .swallows {
        #expect(!owners.isDisjoint(with: region.owners), "seed \(seed)")
      }
    }
  }

  @Test func `says in a sentence what it cannot show`() throws {
    let picture = try picture(
      "<UIWindow: 0x1; frame = (0 0; 0 0)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>")
    #expect(picture.regions.isEmpty)
    #expect(
      picture.verdict.text
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
