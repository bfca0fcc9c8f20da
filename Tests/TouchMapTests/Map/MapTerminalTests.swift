import Foundation
import Testing
import TouchMap
import TouchReports

@Suite struct `The touch map in a terminal` {
  @Test func `has names in its regions, and marks for what they mean`() throws {
    #expect(
      try MapReport.text([MapFixture.report()], style: TextStyle(columns: 24)) == """
        screen.txt
        Cannot tell of 1 button: PassThroughWindow may keep the taps.
        Next: say what PassThroughWindow does, with passthrough or takes-touches in .touchmap.yml.

        ........................
        ....??? ??? ??? ??? ....
        ....?--- ? Buy ::::?....
        ----?.......|::::::?....
        .... ??? ??? ??? ???....
        ----- UITableView ......
        ........................
        ........................
        ````````````````````````
        ````````````````````````

        120 x 100 points, evidence: assumed
        [:] too small or too close 20%  [.] background 60%  [`] falls through 20%
        [?] cannot be told 1

                 50%  UITableView (line 2)
                 20%  falls through
                 20%  button "Buy" (line 3)
                 10%  view #banner (line 7)
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

  @Test func `names who swallows, and shows the robbed control as a ghost`() throws {
    let text = try MapReport.text([MapFixture.report(swallowed)], style: TextStyle(columns: 24))
    #expect(
      text.hasPrefix(
        """
        screen.txt
        ToastWindow takes the taps of 1 button: #buy.
        Fix: Make Shop.ToastWindow (line 3) a PassThroughWindow, or hide it when it is empty.
        Tried on this dump: frees 1 button.

        ////////////////////////
        ///+- - - - - - - - +///
        ///:     x #buy     :///
        ///+- - - - - - - - +///
        ////////////////////////
        ///// ToastWindow //////
        / every tap lands here /
        ////////////////////////

        240 x 160 points, evidence: assumed
        [/] swallows taps 100%  [x] blocked 1
        """), "\(text)")
  }

  /// The drawing's lines of a map.
  private func block(_ text: String, _ style: TextStyle) throws -> [Substring] {
    let lines = try MapReport.text([MapFixture.report(text)], style: style)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "")) + 1
    return Array(lines[start..<(start + (style.rows ?? 1))])
  }

  private let plain = "<UIWindow: 0x1; frame = (0 0; 40 40)>"

  @Test func `shows two points a character where there are colours enough`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 40 40)>
         | <UIButton: 0x2; frame = (0 0; 40 20)>
      """
    let fill = Palette.dark.paint(.small).fill
    let ground = Palette.dark.paint(.background).fill
    let line = try block(text, TextStyle(colors: .full, columns: 1, rows: 1))[0]
    #expect(
      line
        == "\u{1B}[0m\u{1B}[38;2;\(fill.red);\(fill.green);\(fill.blue)"
        + ";48;2;\(ground.red);\(ground.green);\(ground.blue)m▀\u{1B}[0m")
  }

  @Test(
    arguments: [
      (TextStyle.Colors.full, "\u{1B}[0m\u{1B}[48;2;48;48;52m \u{1B}[0m"),
      (.indexed, "\u{1B}[0m\u{1B}[48;5;236m \u{1B}[0m"),
      (.basic, "\u{1B}[0m\u{1B}[97;40m.\u{1B}[0m"), (.none, "."),
    ])
  func `has as many colours as the terminal`(colors: TextStyle.Colors, line: String) throws {
    #expect(try block(plain, TextStyle(colors: colors, columns: 1, rows: 1)) == [line[...]])
  }

  @Test func `follows a light terminal`() throws {
    var style = TextStyle(colors: .full, columns: 1, rows: 1)
    style.palette = .light
    #expect(try block(plain, style) == ["\u{1B}[0m\u{1B}[48;2;233;233;237m \u{1B}[0m"])
  }

  @Test(arguments: [(20, 26), (60, 48), (17, 24), (16, 24), (5, nil)])
  func `is no higher than the terminal, keeps its shape, and is at least 24 columns or missing`(
    height: Int, columns: Int?
  ) throws {
    let lines = try MapReport.text(
      [MapFixture.report()], style: TextStyle(columns: 48, height: height)
    )
    .components(separatedBy: "\n")
    #expect(lines.first { $0.hasPrefix("....") }?.count == columns, "\(lines)")
    // A line is left for the next command.
    #expect(lines.count < height)
  }

  private func terminal(_ text: String, _ width: Int, _ height: Int) throws -> [String] {
    var style = TextStyle(columns: width, height: height)
    style.width = width
    return try MapReport.text([MapFixture.report(text)], style: style)
      .components(separatedBy: "\n")
  }

  /// Five windows, each of which takes the taps of a button.
  private func stack(name: String) -> String {
    let rows = (0..<5).map { 100 * $0 }
    return
      (["<UIWindow: 0x1; frame = (0 0; 393 852)>"]
      + rows.map {
        "   | <UIButton: 0x2\($0); frame = (0 \($0); 300 60); accessibilityIdentifier = 'B\($0)'>"
      }
      + rows.map { "<App.\(name)\($0): 0x3\($0); baseClass = UIWindow; frame = (0 \($0); 300 60)>" })
      .joined(separator: "\n")
  }

  @Test(arguments: ["W", String(repeating: "Long", count: 14)], [(80, 24), (100, 30), (200, 50)])
  func `has the headline and the first three steps in a terminal, and says who has the others`(
    name: String, extent: (width: Int, height: Int)
  ) throws {
    let lines = try terminal(stack(name: name), extent.width, extent.height)
    #expect(lines.count < extent.height, "\(lines)")
    #expect(lines.contains { $0.contains("W0 takes the taps") || $0.contains("0 takes the") })
    #expect(lines.filter { $0.contains("Fix: Make ") }.count == 3, "\(lines)")
    let others = "and 2 more: touchmap why '#B300' shop/screen.txt"
    #expect(lines.contains { $0.contains(others) }, "\(lines)")
  }

  @Test func `is whole where the output is no terminal`() throws {
    let text = try MapReport.text([MapFixture.report(stack(name: "W"))], style: .plain)
    #expect(text.components(separatedBy: "Fix: Make ").count == 6)
    let buttons = (0..<40).map { "   | <UIButton: 0x\($0 + 2); frame = (0 \(20 * $0); 300 20)>\n" }
    let map = try MapReport.text(
      [MapFixture.report("<UIWindow: 0x1; frame = (0 0; 393 852)>\n" + buttons.joined())],
      style: .plain)
    #expect(map.components(separatedBy: "UIButton (line").count == 41)
  }

  @Test func `breaks sentences where the terminal ends`() throws {
    let lines = try terminal(swallowed, 30, 12)
    #expect(
      lines.prefix(6) == [
        "screen.txt", "ToastWindow takes the taps of", "1 button: #buy.",
        "Fix: Make Shop.ToastWindow", "(line 3) a PassThroughWindow,",
        "or hide it when it is empty.",
      ])
  }

  @Test(arguments: [60, 61, 1_000])
  func `breaks no word, and takes the middle out of those of more than 60 columns`(length: Int)
    throws
  {
    let name = "Start" + String(repeating: "o", count: length - 8) + "End"
    let lines = try terminal(
      stack(name: "W") + "\n<\(name): 0x4; baseClass = UIWindow; frame = (0 0; 393 852)>", 40, 24)
    let word = lines.joined(separator: " ").split(separator: " ")
      .first { $0.hasPrefix("Start") && $0.hasSuffix("End") }
    #expect(word?.count == 60, "\(lines)")
    #expect(word?.contains("…") == (length > 60))
  }

  @Test func `does not let a dump command the terminal`() throws {
    let text = MapFixture.text.replacingOccurrences(of: "Buy", with: "\u{9B}2JBuy")
    let map = try MapReport.text([MapFixture.report(text)], style: TextStyle(columns: 4))
    #expect(!map.contains("\u{1B}"))
    #expect(map.contains("button \"\\u{9B}2JBuy\" (line 3)"))
  }

  @Test func `keeps wide characters in their columns`() throws {
    let text = "<UIWindow: 0x1; frame = (0 0; 120 20); accessibilityIdentifier = '設定画面'>"
    #expect(try block(text, TextStyle(columns: 16, rows: 1)) == [".. #設定画面 ..."])
  }

  @Test(arguments: ["0 0", "1e30 30", "nan 5"])
  func `says so where there is nothing to draw`(size: String) throws {
    let map = try MapReport.text(
      [MapFixture.report("<UIWindow: 0x1; frame = (0 0; \(size))>")], style: TextStyle(columns: 9))
    #expect(map.contains("points, evidence") || map.contains("no window has a frame"), "\(map)")
    #expect(!map.contains("........."))
  }
}
