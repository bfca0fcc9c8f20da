import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// One dump in the forms in which people paste it.
@Suite struct `A dump as people paste it` {
  /// A form: what a person would call it, and the text.
  private typealias Form = (name: String, text: String)

  private static let lines = [
    "<UIWindow: 0x7f01; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x7f91>>",
    "   | <Feed.Page: 0x7f02; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x7f92>>",
    "   |    | <UIButton: 0x7f03; frame = (20 700; 353 50); opaque = NO; layer = <CALayer: 0x7f93>>",
    "   | <Feed.Veil: 0x7f04; frame = (0 0; 393 852); userInteractionEnabled = NO; "
      + "layer = <CALayer: 0x7f94>>",
    "   | <Feed.Panel: 0x7f05; frame = (0 0; 393 852); hidden = YES; layer = <CALayer: 0x7f95>>",
  ]

  private static let tree = """
    UIWindow 0 0 393 852 0x7f01 (window)
      Feed.Page 0 0 393 852 0x7f02
        UIButton 20 700 353 50 0x7f03
      Feed.Veil 0 0 393 852 0x7f04 untouchable
      Feed.Panel 0 0 393 852 0x7f05 hidden
    """

  /// What logs, debuggers, lists and editors put before lines.
  private static let prefixes = [
    ("NSLog", "2013-08-17 21:04:53.358 App[60940:11303] "),
    ("NSLog with a zone", "2024-05-06 21:04:53.358123+0200 App[60940:11303] "),
    ("NSLog with a category", "2024-05-06 21:04:53.358123+0200 App[60940:11303] [ui] "),
    ("os_log", "2024-05-06 21:04:53.358123+0200 0x1a2b Default 0x0 4711 0 App: (UIKitCore) [a:b] "),
    ("the console", "default\t21:04:53.358123+0200\tApp\t"),
    ("syslog", "Nov 21 10:33:07 iPhone App[4711] <Notice>: "),
    ("a result", "$3 = 0x08c5d730 "), ("a typed result", "(UIWindow *) $3 = 0x08c5d730 "),
    ("a numbered result", "$R0 = "), ("a controller", "0x08c5d730 'RootViewController:0x757a0b0' "),
    ("a controller's name", "'RootViewController:0x757a0b0' "), ("Cycript", "`"),
    ("Cycript's string", "@\""), ("Frida", "\""), ("an Optional", "Optional("),
    ("a list of Xcode", "[0] "), ("a list of Swift", "- 0 : "), ("an array", "["),
    ("a list of a page", "1. "), ("another list", "1) "), ("a bullet", "• "), ("a diff", "+ "),
    ("a quotation", "> "), ("a comment", "// "), ("a variable", "_window "),
    ("an unmanaged value", "    - _value : "),
  ]

  private static var prefixed: [Form] {
    prefixes.map { name, prefix in
      (
        "\(name) before the first line",
        prefix + lines[0] + "\n" + lines.dropFirst().joined(separator: "\n")
      )
    }
  }

  private static var prefixedEverywhere: [Form] {
    prefixes.filter { !["an array", "Cycript", "an Optional"].contains($0.0) }.map { name, prefix in
      ("\(name) before every line", lines.map { prefix + $0 }.joined(separator: "\n"))
    }
  }

  private static func numbered(_ mark: String) -> String {
    lines.enumerated().map { "\($0.offset + 12)\(mark)\($0.element)" }.joined(separator: "\n")
  }

  private static func wrapped(at width: Int) -> String {
    lines.map { line in
      var rows: [Substring] = []
      var rest = line[...]
      while !rest.isEmpty {
        rows.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return rows.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func wrappedAtBlanks(_ width: Int) -> String {
    lines.map { line in
      var row = ""
      var rows: [String] = []
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if row.count + word.count > width, !row.allSatisfy({ $0 == " " || $0 == "|" }) {
          rows.append(row)
          row = String(word)
        } else {
          row += (row.isEmpty ? "" : " ") + word
        }
      }
      return (rows + [row]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static var transformed: [Form] {
    let text = lines.joined(separator: "\n")
    let escaped = text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    return [
      ("numbered lines with a bar", numbered(" | ")), ("numbered lines", numbered(" ")),
      ("numbered lines with a colon", numbered(": ")),
      ("numbered lines with a colon and a bar", numbered(": | ")), ("escaped for HTML", escaped),
      ("escaped for HTML, in a page", "<pre><code>\n\(escaped)\n</code></pre>"),
      ("a Swift string", "\"" + text.replacing("\n", with: "\\n") + "\""),
      ("a JSON string", "{\"dump\": \"" + text.replacing("\n", with: "\\n") + "\"}"),
      ("on one line", lines.joined(separator: " ")), ("on one line without blanks", lines.joined()),
      ("in CRLF", lines.joined(separator: "\r\n")),
      ("with empty lines between", lines.joined(separator: "\n\n")),
      ("with tabs", text.replacing("    ", with: "\t")),
      ("without bars", text.replacing("|", with: " ")), ("in a fence", "Look:\n```\n\(text)\n```"),
      ("with identifiers of blanks", text.replacing("   ", with: "  ")),
      ("commas behind the views", lines.map { $0 + "," }.joined(separator: "\n")),
      ("a backtick at the end", "`\(text)`"),
    ]
  }

  /// What chats, mails, terminals and tools make of the text.
  private static var changed: [Form] {
    let text = lines.joined(separator: "\n")
    let quoted = lines.map { line in
      let line = line.replacing("=", with: "=3D")
      return line.prefix(70) + "=\n" + line.dropFirst(70)
    }
    let once = text.replacing("\n", with: "\\n")
    return [
      ("with no-break spaces", text.replacing("   ", with: "\u{A0}\u{A0} ")),
      ("with wide bars", text.replacing("|", with: "｜")),
      ("with drawn bars", text.replacing("|", with: "│")),
      (
        "with drawn branches",
        [
          lines[0], "├── " + lines[1].dropFirst(5), "│   └── " + lines[2].dropFirst(10),
          "├── " + lines[3].dropFirst(5), "└── " + lines[4].dropFirst(5),
        ].joined(separator: "\n")
      ),
      ("with line separators", lines.joined(separator: "\u{2028}")),
      ("in colours", lines.map { "\u{1B}[1;32m\($0)\u{1B}[0m" }.joined(separator: "\n")),
      (
        "in the colours of fastlane",
        lines.map { "[10:33:07]: \u{1B}[35m▸ \($0)\u{1B}[0m" }.joined(separator: "\n")
      ),
      ("behind a picture", lines.map { "🔵 " + $0 }.joined(separator: "\n")),
      ("escaped twice", "\"" + once.replacing("\\", with: "\\\\") + "\""),
      ("in a mail", quoted.joined(separator: "\n")),
      ("escaped by numbers", text.replacing("<", with: "&#60;").replacing(">", with: "&#x3E;")),
      ("a list of Python", "['" + lines.joined(separator: "', '") + "']"),
    ]
  }

  private static let forms: [Form] = prefixed + prefixedEverywhere + transformed + changed

  @Test func `is read behind a log's prefix where views have no addresses`() throws {
    let lines = ["<UIWindow; frame = (0 0; 9 9)>", "   | <UIButton; frame = (0 0; 5 5)>"]
    let prefix = "2024-05-06 21:04:53.358 App[60940:11303] "
    let plain = try onlyScreen(lines.joined(separator: "\n"))
    let logged = try onlyScreen(lines.map { prefix + $0 }.joined(separator: "\n"))
    #expect(logged.nodes.map(\.className) == ["UIWindow", "UIButton"])
    #expect(logged == plain)
  }

  @Test func `comes in at least sixty forms`() { #expect(Self.forms.count >= 60) }

  @Test(arguments: forms)
  func `is the same tree in every form`(name: String, text: String) throws {
    let screen = try onlyScreen(text)
    #expect(details(screen) == Self.tree)
    let answer = screen.touch(at: .init(x: 30, y: 710))
    #expect(answer.winner.map { screen.nodes[$0.node].address } == "0x7f03")
    #expect(answer.evidence == .exact)
  }

  @Test(arguments: [
    "[<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x3>>, "
      + "<UIButton: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0x4>>]",
    "(\n    \"<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x3>>\",\n"
      + "    \"<UIButton: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0x4>>\"\n)",
    "▿ 2 elements\n  - 0 : <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x3>>\n"
      + "  - 1 : <UIButton: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0x4>>",
    "$3 = 0x00000001 <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x3>>\n"
      + "$14 = 0x00000002 <UIButton: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0x4>>",
    "<__NSArrayM 0x6000>(\n<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x3>>,\n"
      + "<UIButton: 0x2; frame = (0 0; 5 5); layer = <CALayer: 0x4>>\n)",
  ])
  func `of a list of views has them side by side`(text: String) throws {
    #expect(try outline(onlyScreen(text)) == "UIView 0 0 9 9\nUIButton 0 0 5 5")
  }

  @Test func `has the lines of the paste, whatever changed them`() throws {
    let text = Self.lines.map { "\u{1B}[32m\($0)\u{1B}[0m" }.joined(separator: "\n")
    #expect(try onlyScreen(text).nodes.map(\.line) == [1, 2, 3, 4, 5])
    let separated = Self.lines.joined(separator: "\u{2028}")
    #expect(try onlyScreen("\n\n" + separated).nodes.map(\.line) == [3, 3, 3, 3, 3])
  }

  @Test func `in a mail has the line ends that the mail writes as numbers`() throws {
    let window = "<UIWindow: 0x1; frame =3D (0 0; 9 9)>=0A"
    let screen = try onlyScreen(window + window.replacing("0x1", with: "0x2"))
    #expect(screen.windows.map(\.root) == [0, 1])
    #expect(screen.reliableEvidence == .exact)
  }

  @Test func `keeps what labels hold`() throws {
    let text = "\u{A0}<UILabel: 0x1; frame = (0 0; 9 9); text = '10\u{A0}│ €'; opaque = NO>"
    #expect(try onlyScreen(text).nodes[0].label == "10\u{A0}│ €")
  }

  @Test func `of several views on one line without bars is no more than assumed`() throws {
    let text = Self.lines.map { $0.drop { " |".contains($0) } }.joined(separator: " ")
    let screen = try onlyScreen(text)
    #expect(screen.nodes.count == 5)
    #expect(remarks(screen).first == "lost-indentation line 1")
    #expect(screen.touch(at: .init(x: 1, y: 1)).evidence == .assumed)
  }

  @Test(
    arguments: [40, 57, 60, 72, 80, 97].map { wrapped(at: $0) }
      + [30, 44, 60, 72, 90].map { wrappedAtBlanks($0) })
  func `whose lines a terminal or a page broke is refused`(text: String) {
    let error = #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    #expect(error?.problem == .brokenLine)
  }

  @Test(arguments: [
    ("<UIViewController 0x7f, state: appeared, view: <UIView 0x7e>>", "_printHierarchy"),
    ("<UIViewController: 0x7f>, state: appeared, view: <UIView: 0x7e>", "_printHierarchy"),
    ("•UIWindow:0x7f9a - AMBIGUOUS LAYOUT\n|   •UIView:0x7f9b", "_autolayoutTrace"),
    ("*<UIWindow:0x7f9a>\n|   *<UIView:0x7f9b>", "_autolayoutTrace"),
    (
      "(lldb) presponder 0x3\n<A: 0x3; frame = (0 0; 9 9)>\n   | <B: 0x2; frame = (0 0; 9 9)>",
      "presponder"
    ),
    ("<A: 0x3; frame = (0 0; 9 9)>\n   | <UIApplication: 0x2>", "presponder"),
    (
      "cy# choose(A)\n[#\"<A: 0x3; frame = (0 0; 9 9)>\",#\"<A: 0x2; frame = (0 0; 9 9)>\"]",
      "choose()"
    ),
    (
      "Hierarchy: <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; frame={{0, 0}, {9, 9}}; alpha=1>\n"
        + "  |--<UILabel:0x2; AX=Y; AX.frame={{0, 0}, {5, 5}}; frame={{0, 0}, {5, 5}}; hidden; alpha=1>",
      "EarlGrey"
    ),
    ("<hierarchy rotation=\"0\"><node index=\"0\" class=\"android.view.View\"/>", "Android's"),
    ("<android.widget.FrameLayout index=\"0\">", "Android's"),
    ("RenderView#fb0e7\n │ debug mode enabled", "Flutter"),
    ("MyApp\n└─MaterialApp\n  └─ScrollConfiguration", "Flutter"),
  ])
  func `of another kind is called by its name`(text: String, name: String) throws {
    let message = try #require(failure(text))
    #expect(message.hasPrefix("f:1: error: this is ") && message.contains(name))
  }

  @Test(arguments: [
    "hidden = yes", "Hidden = YES", "hidden = true", "HIDDEN = True", "hidden=YES", "hidden: YES",
  ])
  func `with a flag in other words has it`(flag: String) throws {
    let screen = try onlyScreen("<UIView: 0x1; frame = (0 0; 9 9); \(flag); tag = 1>")
    #expect(screen.nodes[0].flags.contains(.hidden) && remarks(screen) == [])
  }

  /// A missing semicolon, a colon for it, and characters without a width.
  @Test(arguments: [
    "opaque = NO hidden = YES", "opaque = NO: hidden = YES", "opaque = NO, Hidden=YES",
    "tag = 7 userInteractionEnabled = NO", "layer = <CALayer: 0x9> alpha = 0",
    "animations = <A: 0x9> hidden = YES image = <B: 0x8>", "tag = 1 contentOffset: {0, 9}",
    "hid\u{200B}den = YES", "hidden =\u{200B} YES", "hidden =\u{A0}YES", "hidden =YES",
    "hidden\u{AD} = YES", "hidden = YES\u{2060}", "hidden = maybe",
  ])
  func `with a flag that may be lost is not exact`(part: String) throws {
    let window = "<UIWindow: 0x1; frame = (0 0; 9 9); \(part); tag = 1>"
    let screen = try onlyScreen(window + "\n   | <UIView: 0x2; frame = (0 0; 0 0)>")
    let answer = TouchReport(ReportedScreen(screen), at: .init(x: 1, y: 1)).json.line()
    #expect(answer.contains(#""evidence":"assumed""#), "\(answer)")
  }

  @Test(arguments: [
    "text = 'opaque = NO hidden = YES'", "font = <F: 0x2> font-family: x; font-weight: bold",
    "layout = <L: 0x2; hidden = YES> (active)", "image = <I: 0x1 frame = 2> <J: 0x2>",
  ])
  func `with a flag in a text or another object is exact`(part: String) throws {
    let screen = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 9 9); \(part); tag = 1>")
    #expect(remarks(screen) == [] && !screen.nodes[0].flags.contains(.hidden))
  }

  @Test(arguments: ["windows][0]", "windows] objectAtIndex:1]", "windows[1]"])
  func `with windows by their indices has no order, unless it has levels`(prompt: String) throws {
    let text = """
      # level 0
      <UIWindow: 0x1; frame = (0 0; 9 9)>
      (lldb) po [[[UIApplication sharedApplication] \(prompt) recursiveDescription]
      # level 1
      <UIWindow: 0x2; frame = (0 0; 9 9)>
      """
    #expect(remarks(try onlyScreen(text)) == [])
    let bare = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    #expect(remarks(try onlyScreen(bare)) == ["unknown-window-order line 2"])
  }

  @Test func `without a frame of its application has no known size`() throws {
    let text = """
      Attributes: Application, 0x1, pid: 6, label: 'A'
      Element subtree:
       →Application, 0x1, pid: 6, label: 'A'
          Button, 0x2, {{468.0, 477.0}, {298.0, 126.0}}, label: 'One'
          Button, 0x3, {{806.0, 477.0}, {303.0, 126.0}}, label: 'Two'
      """
    let screen = try onlyScreen(text)
    #expect(screen.frame == .init(x: 468, y: 477, width: 641, height: 126))
    #expect(screen.notes.remarks.map(\.kind) == [.guessedScreen])
  }

  @Test(arguments: ["'", "\""])
  func `keeps no quotation marks in identifiers`(mark: String) throws {
    let text = "<UIView: 0x1; frame = (0 0; 9 9); accessibilityIdentifier = \(mark)x\(mark)>"
    #expect(try onlyScreen(text).nodes[0].identifier == "x")
  }
}

@Suite struct `A dump that its end cuts` {
  private static let page = """
    <AppiumAUT>
    <XCUIElementTypeApplication x="0" y="0" width="9" height="9">
    <XCUIElementTypeWindow x="0" y="0" width="9" height="9">
    <XCUIElementTypeButton x="0" y="0" width="5" height="5" label="Go"/>
    <XCUIElementTypeOther x="0" y="0" width="5" height="5"/>
    </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  private static let simulator = """
    [{"type": "Application", "AXFrame": "{{0, 0}, {9, 9}}", "children": [
    {"type": "Button", "AXFrame": "{{0, 0}, {5, 5}}", "AXLabel": "Go"},
    {"type": "StaticText", "AXFrame": "{{0, 0}, {3, 3}}", "AXLabel": "Text"}]}]
    """
  private static let sentry = """
    {"rendering_system": "UIKIT", "windows": [
    {"type": "UIWindow", "x": 0, "y": 0, "width": 9, "height": 9, "children": [
    {"type": "UIButton", "x": 0, "y": 0, "width": 5, "height": 5},
    {"type": "UILabel", "x": 0, "y": 0, "width": 5, "height": 5}]}]}
    """
  private static let own = """
    {"format":"touchmap-hierarchy","version":1,"screens":[{"evidence":"exact","nodes":[
    {"class":"UIWindow","depth":0,"frame":[0,0,9,9]},
    {"class":"UIButton","depth":1,"frame":[0,0,5,5]},
    {"class":"UILabel","depth":1,"frame":[0,0,5,5]}]}]}
    """

  @Test(arguments: [page, simulator, sentry, own])
  func `is read up to there, and says so`(text: String) throws {
    let whole = try #require(text.firstRange(of: "Button"))
    let least = text.distance(from: text.startIndex, to: whole.upperBound) + 60
    let last = text.dropLast(3).count
    for length in least...last {
      let screen = try onlyScreen(String(text.prefix(length)))
      #expect(screen.nodes.contains { $0.className.hasSuffix("Button") }, "\(length) bytes")
      #expect(screen.isCutShort, "\(length) bytes")
      #expect(screen.touch(at: .init(x: 8, y: 8)).evidence == .assumed)
    }
    #expect(try !onlyScreen(text).isCutShort)
  }

  @Test func `in an answer of the server is read too`() throws {
    let source = Self.page.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let answer = "{\"sessionId\": \"x\", \"value\": \"\(source)"
    let screen = try onlyScreen(String(answer.prefix(330)))
    #expect(screen.nodes.contains { $0.role == "Button" })
    #expect(screen.isCutShort)
  }
}
