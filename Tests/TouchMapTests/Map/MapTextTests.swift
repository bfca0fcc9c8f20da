import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The touch map in words` {
  @Test func `has the verdict, the targets with their reach, and how certain that is`() throws {
    #expect(
      try MapReport.text([MapFixture.report()]) == """
        screen.txt
        Cannot tell of the one target · 1 small
        Cannot tell of 1 button: PassThroughWindow may keep the taps.
        Next: say what PassThroughWindow does, with passthrough or takes-touches.

           Target  Reach       Taken by
        ?  Buy     ???????? ?

        120 x 100 points, evidence: assumed
        Evidence: assumed, because PassThroughWindow (line 5) is taken to let touches on its own \
        area fall through, as its class says.
        """)
  }

  /// A button behind a window that swallows.
  private let swallowed = """
    <UIWindow: 0x1; frame = (0 0; 240 160); backgroundColor = red>
       | <UIButton: 0x3; frame = (30 20; 180 60); accessibilityIdentifier = 'buy'>
    <Shop.ToastWindow: 0x6; baseClass = UIWindow; frame = (0 0; 240 160)>
    """

  @Test func `names who swallows, and the fix that was tried`() throws {
    let text = try MapReport.text([MapFixture.report(swallowed)], style: TextStyle(hasColors: true))
    #expect(
      text.hasPrefix(
        """
        screen.txt
        \u{1B}[1m\u{1B}[33mThe one target is probably dead · 1 culprit · 1 fix\u{1B}[0m\u{1B}[0m
        ToastWindow takes the taps of 1 button: #buy.
        \u{1B}[1mFix: Make Shop.ToastWindow (line 3) a PassThroughWindow, or hide it when it is \
        empty.\u{1B}[0m
        Tried on this dump: frees 1 button.

        \u{1B}[1m   Target  Reach -> with the fix  Taken by\u{1B}[0m
        \u{1B}[31m✗\u{1B}[0m  #buy    ░░░░░░░░ 0% -> 100%    ToastWindow

        240 x 160 points, evidence: assumed
        """), "\(text)")
  }

  @Test func `fits a terminal of 24 lines, and says how to see the rest`() throws {
    let buttons = (0..<40).map { "   | <UIButton: 0x\($0 + 2); frame = (0 \(20 * $0); 300 20)>\n" }
    let map = try MapReport.text(
      [MapFixture.report("<UIWindow: 0x1; frame = (0 0; 393 852)>\n" + buttons.joined())],
      style: TextStyle(width: 80))
    let lines = map.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 23 && lines.allSatisfy { $0.count <= 80 || $0.contains("expr") })
    #expect(map.contains("more; all of them: touchmap map shop/screen.txt --output map.html"))
  }

  @Test func `fits it also below notes and a line for the debugger`() throws {
    let buttons = (0..<40).map { "   | <UIButton: 0x\($0 + 2); frame = (0 \(20 * $0); 300 20)>\n" }
    let cover = "   | <Music.Container: 0x99; frame = (0 700; 393 152)>\n"
    let map = try MapReport.text(
      [MapFixture.report("<UIWindow: 0x1; frame = (0 0; 393 852)>\n" + buttons.joined() + cover)],
      style: TextStyle(width: 80, rulesPlace: "Settings are in .touchmap.yml."))
    let lines = map.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(map.contains("expr -l objc") && map.contains("Settings are in"))
    #expect(lines.reduce(0) { $0 + max(1, ($1.count + 79) / 80) } <= 24, "\(map)")
  }

  @Test(arguments: [1, 20, 30, 40, 60])
  func `tells less of each target in a narrow terminal`(width: Int) throws {
    let map = try MapReport.text([MapFixture.report(swallowed)], style: TextStyle(width: width))
    let rows = map.split(separator: "\n").filter { $0.contains("#buy  ") || $0.contains("Target") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.count <= max(20, width) }, "\(map)")
    #expect(map.contains("░") == (width >= 40) && map.contains("Taken by") == (width >= 60))
  }

  @Test func `breaks sentences where the terminal ends`() throws {
    let text = try MapReport.text([MapFixture.report(swallowed)], style: TextStyle(width: 30))
    #expect(
      text.split(separator: "\n").prefix(8) == [
        "screen.txt", "The one target is probably", "dead · 1 culprit · 1 fix",
        "ToastWindow takes the taps of", "1 button: #buy.",
        "Fix: Make Shop.ToastWindow", "(line 3) a PassThroughWindow,",
        "or hide it when it is empty.",
      ])
  }

  @Test(arguments: [60, 61, 1_000])
  func `breaks no word, and takes the middle out of those of more than 60 columns`(length: Int)
    throws
  {
    let name = "Start" + String(repeating: "o", count: length - 8) + "End"
    let text = try MapReport.text(
      [MapFixture.report(swallowed.replacing("Shop.ToastWindow", with: name))],
      style: TextStyle(width: 40))
    let word = text.split { $0 == " " || $0 == "\n" }
      .first { $0.hasPrefix("Start") && $0.hasSuffix("End") }
    #expect(word?.count == 60, "\(text)")
    #expect(word?.contains("…") == (length > 60))
  }

  @Test func `does not let a dump command the terminal`() throws {
    let text = MapFixture.text.replacing("Buy", with: "\u{9B}2JBuy")
    let map = try MapReport.text([MapFixture.report(text)])
    #expect(!map.contains("\u{1B}"))
    #expect(map.contains("\n?  \\u{9B}2JBuy  ????"))
  }

  @Test(arguments: ["0 0", "1e30 30", "nan 5"])
  func `says so where there is no area`(size: String) throws {
    let map = try MapReport.text([MapFixture.report("<UIWindow: 0x1; frame = (0 0; \(size))>")])
    #expect(map.contains("points, evidence") || map.contains("no window has a frame"), "\(map)")
  }
}
