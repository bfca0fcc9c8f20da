import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A debug description of XCUITest` {
  private let expected = """
    Application 0 0 0 0 "It's, me" 0x14 (application)
    Window 0 0 390 844 0x15
      Other 0 0 390 844 0x16 disabled
        Button 147.7 404.1 94.7 20.3 #go "Don't, stop" 0x17
        StaticText 10 20 30 40 "two
    lines" 0x18 disabled
        Slider 1 2 3 4 #s "50%, more or less" 0x19
      Switch 0 0 10 10 0x1a
    """

  private static let plain = """
    (lldb) po app
    Attributes: Application, 0x14, pid: 87, label: 'It's, me'
    Element subtree:
     →Application, 0x14, pid: 87, label: 'It's, me'
        Window (Main), 0x15, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x16, {{0.0, 0.0}, {390.0, 844.0}}, Disabled
            Button, 0x17, {{147.7, 404.1}, {94.7, 20.3}}, identifier: 'go', label: 'Don't, stop'
            StaticText, 0x18, {{10.0, 20.0}, {30.0, 40.0}}, label: 'two
    lines', placeholderValue: 'p', Selected, Disabled
            Slider, 0x19, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 's', value: 50%, more or less
          Switch, 0x1a, {{0.0, 0.0}, {10.0, 10.0}}
    Path to element:
     →Application, 0x14, pid: 87, label: 'It's, me'
    Query chain:
     →Find: Target Application 'com.example.app'
      Output: {
        Application, 0x14, pid: 87, label: 'It's, me'
      }
    """

  private static let literal =
    "(lldb) po app.debugDescription\n\""
    + plain.dropFirst(14).replacing("\n", with: "\\n")
    .replacing("'", with: "\\'") + "\"\n"

  private static let commented = plain.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0 == "lines', placeholderValue: 'p', Selected, Disabled" ? $0 : "   // " + $0 }
    .joined(separator: "\n")

  private static func prefixed(_ prefix: String) -> String {
    plain.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .map { prefix + $0 }.joined(separator: "\n")
  }

  @Test(arguments: [
    "+ ", "- ", "• ", "│ ", "12: ", "12\t", "App[4711]: ", "    t =   3.21s ", "&gt; ",
  ])
  func `is the same tree behind any prefix`(prefix: String) throws {
    #expect(try details(onlyScreen(Self.prefixed(prefix))) == expected)
  }

  @Test(arguments: ["", " ", "?", "->", "\u{21B3}", "\u{FFFD}", "\u{E2}\u{2020}\u{2019}"])
  func `is the same tree whatever became of its arrows`(arrow: String) throws {
    let text = Self.plain.replacing("→", with: arrow)
    #expect(try details(onlyScreen(text)) == expected)
    #expect(try onlyScreen(text).notes.remarks.isEmpty)
  }

  @Test func `is the same tree with an arrow before each element`() throws {
    let lines = Self.plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains(", 0x1"), !line.contains("→"), !line.contains("Attributes") else {
        return String(line)
      }
      let margin = line.prefix { $0 == " " }.count
      return String(repeating: " ", count: margin) + "↳" + line.dropFirst(margin)
    }
    #expect(try details(onlyScreen(lines.joined(separator: "\n"))) == expected)
  }

  @Test(arguments: [
    plain.replacing("\n", with: "\r"), plain.replacing("\n", with: "\r\n"),
    plain.replacing(" ", with: "\u{A0}"), "\"" + JSON.string(plain).line() + "\"",
    plain.replacing("label: '", with: "label: &#39;").replacing("'", with: "&#39;"),
  ])
  func `is the same tree, however it was sent`(text: String) throws {
    #expect(try outline(onlyScreen(text)) == outline(onlyScreen(Self.plain)))
  }

  @Test(arguments: [
    "label: 'a', lab\nel: 'b'", "label: 'a'\n     But",
  ])
  func `with a broken line is assumed`(rest: String) throws {
    let text = """
      Element subtree:
       →Application, 0x14, pid: 87
          Window, 0x15, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x17, {{147.7, 404.1}, {94.7, 20.3}}, \(rest)
      """
    #expect(try onlyScreen(text).reliableEvidence == .assumed)
    #expect(try onlyScreen(text.replacing(rest, with: "label: 'a'")).reliableEvidence == .geometric)
  }

  @Test(arguments: [plain, literal, commented])
  func `gives the same tree however it was printed`(text: String) throws {
    let screen = try onlyScreen(text)
    #expect(details(screen) == expected)
    #expect(screen.windows.map(\.root) == [1])
    #expect(screen.evidence == .geometric)
    #expect(try format(text) == "xcuitest-debugDescription")
  }

  @Test func `numbers its lines`() throws {
    #expect(try onlyScreen(Self.plain).nodes.map(\.line) == [4, 5, 6, 7, 8, 10, 11])
    #expect(try onlyScreen(Self.literal).nodes.map(\.line) == Array(repeating: 2, count: 7))
  }

  @Test func `of old Xcode has colons, traits and a frame for the application`() throws {
    let text = """
      Element subtree:
       →Application 0x60: {{0.0, 0.0}, {375.0, 667.0}}, label: 'A'
          Window 0x61: Main Window, {{0.0, 0.0}, {375.0, 667.0}}
            Other 0x62: traits: 8589934592, {{0.0, 64.0}, {375.0, 44.0}}, value: 1
      """
    #expect(
      try details(onlyScreen(text)) == """
        Application 0 0 375 667 "A" 0x60 (application)
        Window 0 0 375 667 0x61
          Other 0 64 375 44 "1" 0x62
        """)
  }

  @Test func `may start at a window and have no addresses`() throws {
    let text = """
      Window, {{0.0, 0.0}, {390.0, 844.0}}
        TabBar, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tabs'
        Table, {{0.0, 0.0}, {390.0, 844.0}}
      """
    #expect(
      try details(onlyScreen(text)) == """
        Window 0 0 390 844
          Table 0 0 390 844
          TabBar 0 761 390 83 "Tabs"
        """)
  }

  @Test func `of several screens is several screens`() throws {
    let text = """
      == before ==
      Element subtree:
       →Application, 0x1, pid: 1
          Window, 0x2, {{0.0, 0.0}, {1.0, 1.0}}
      == after ==
      Element subtree:
       →Application, 0x1, pid: 1
          Window, 0x2, {{0.0, 0.0}, {2.0, 2.0}}
      """
    let screens = try screens(text)
    #expect(screens.map(\.title) == ["before", "after"])
    #expect(screens.map(\.frame.size.width) == [1, 2])
  }

  @Test func `with values that cannot be read keeps their elements`() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1
          Window, 0x2, {{inf, inf}, {0.0, 0.0}}
            Button, 0x3, {{0.0, 0.0}, {5.0, 5.0}}, label: 'no end
            Button, 0x3, {{0.0, 0.0}, {5.0
      """
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        Application 0 0 0 0 0x1 (application)
        Window ? 0x2
          Button 0 0 5 5 "no end" 0x3
          Button ? 0x3
        """)
    #expect(screen.notes.incompleteNodes == 2)
    #expect(screen.notes.unreadableValues == 2)
    #expect(remarks(screen) == ["duplicate-address line 5 0x3"])
  }

  @Test func `of an app that hangs holds no element`() {
    let text = """
      Query chain:
       →Find: Target Application 'com.example.app'
      """
    #expect(
      failure(text)
        == "f:1: error: no element found; expected a tree in the format "
        + "xcuitest-debugDescription")
  }

  @Test func `with an address again is assumed if its facts differ`() throws {
    let again = Self.plain.replacing("    Other, 0x16", with: "    Other, 0x1a")
    #expect(try remarks(onlyScreen(again)).contains { $0.hasPrefix("printed-otherwise") })
    #expect(try onlyScreen(again).reliableEvidence == .assumed)
    let same = Self.plain.replacing(
      "    Switch, 0x1a", with: "    Switch, 0x1a, {{0.0, 0.0}, {10.0, 10.0}}\n      Switch, 0x1a")
    #expect(try remarks(onlyScreen(same)).contains { $0.hasPrefix("duplicate-address") })
    #expect(try onlyScreen(same).reliableEvidence == .geometric)
  }
}
