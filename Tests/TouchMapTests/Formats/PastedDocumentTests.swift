import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What tools print around documents, and what becomes of it.
@Suite struct `A document as tools print it` {
  private static let json = """
    [{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","AXLabel":"Shop","children":[
    {"AXFrame":"{{20, 100}, {100, 44}}","type":"Button","AXLabel":"Buy now","children":[]}]}]
    """
  private static let lines = json.replacing(",\"", with: ",\n\"")
  private static let maestro = """
    {"attributes":{"bounds":"[0,0][390,844]"},"children":[
    {"attributes":{"accessibilityText":"Buy now","bounds":"[20,100][120,144]"},"children":[]}]}
    """
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?><AppiumAUT><XCUIElementTypeApplication \
    type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton type="XCUIElementTypeButton" label="Buy now" x="20" y="100" \
    width="100" height="44"/></XCUIElementTypeApplication></AppiumAUT>
    """
  private static let views = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
       | <UIButton: 0x2; frame = (20 100; 100 44); text = 'Buy now'; layer = <CALayer: 0x8>>
    """

  private static func string(_ text: String) -> String { JSON.string(text).line() }

  private static func escaped(_ text: String) -> String {
    text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func quoted(_ text: String, _ mark: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 }
      .joined(separator: "\n")
  }

  @Test(arguments: [
    "Hierarchy of the screen:\n```json\n\(json)\n```\n\nNext: tap({x, y})",
    "$ idb ui describe-all --nested\n\(json)", "\(json)\n$ ", string(json),
    "{\"content\":[{\"type\":\"text\",\"text\":\(string("Here:\n```json\n\(json)\n```"))}]}",
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\(string(views))}]}}",
    "Running on iPhone\n```\n\(maestro)\n```\n", quoted(json, "> "), quoted(json, "// "),
    quoted(maestro, "12: "), quoted(xml, "> "), "if a < b:\n\(xml)\nthen a < b",
    "[WD Proxy] Got response: {\n[WD Proxy]   \"value\" : \(string(xml)),\n[WD Proxy] }",
    xml.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
    xml.replacing("\"", with: "\\\""), json.replacing("\n", with: "\r"),
    "▿ Optional<Any>\n  - some : \(views)", "(lldb) po [w recursiveDescription] \(views)",
    views.replacing(" ", with: "\u{A0}"), views.replacing("<", with: "<\u{200B}"),
    views.replacing("|", with: "\\|"), views.replacing("\n", with: "\r"),
    views.replacing("|", with: "\\\\|"), " LOG  \(views)", "{noformat}\(views){noformat}",
    "bq. \(views)", "<pre>\(views)</pre>", "<pre>\(escaped(views))</pre>",
    escaped(views).replacing(" ", with: "&nbsp;"),
    views.replacing("UIWindow", with: "\\_UIHidden\\_Window"),
    string(views.replacing("\n", with: "\r")),
    quoted(json, "App[4711]: "), quoted(json, "2026-11-23T10:42:07.123Z "),
    quoted(json, "[18:51:17]: "), quoted(maestro, "  console.log "),
    "```\n\(quoted(lines, "> "))\n```",
    quoted(lines, "appium_1  | ") + "\nappium", json.replacing("\"", with: "&quot;"),
    "<pre><code>\(json.replacing("\"", with: "&#34;"))</code></pre>",
    json.replacing(":\"", with: ":\u{A0}\""), quoted(json, "\u{1B}[32m"),
    json.replacing("\"", with: "”"), string(quoted(lines, "- ")),
    json.replacing(
      "\"AXFrame\":\"{{20, 100}, {100, 44}}\"",
      with: "\"frame\":{\"x\":2\n0,\"y\":100,\"width\":100,\"height\":44}"),
  ])
  func `is read`(text: String) throws {
    let screen = try onlyScreen(text)
    let verdict = TapOracle(screen).bestMatch(named: "Buy now")?.verdict
    #expect(verdict?.word == .hits)
    #expect(verdict?.tapPoint == .init(x: 70, y: 122))
    #expect(screen.frame.size == .init(width: 390, height: 844))
  }

  @Test(arguments: [
    (
      "Here:\n{\"rendering_system\":\"UIKIT\",\"windows\":[",
      "2: error: this is the view-hierarchy.json of a Sentry event from UIKit, cut here"
    ),
    (
      "{\"rendering_system\":\"UIKIT\",\n\"windows\":[{\"type\":\"UIWindow\",\"wid",
      "2: error: this is the view-hierarchy.json of a Sentry event from UIKit, cut here"
    ),
    ("Look:\n<XCUIElementTypeButton x>", "2: error: this is the page source of WebDriverAgent"),
    ("{\"status\":[1,{\"a\":\"b\"}]}", "1: error: this is JSON of a format that is not known"),
    ("<html><body><p>Hello</p></body></html>", "1: error: this is XML of a format that is not"),
  ])
  func `is refused in the words of the format that it is nearest to`(
    text: String, message: String
  ) {
    let error = #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `behind a broken one may be a part of it, and is assumed`() throws {
    let text = "[{\"AXFrame\":\"{{0, 0}, {9, 9}}\" 3},\n" + Self.json
    let screen = try onlyScreen(text)
    #expect(screen.notes.remarks.map(\.kind) == [.unreadLine])
    #expect(screen.reliableEvidence == .assumed)
  }

  @Test func `counts beside one of another format only where it comes first`() throws {
    let screen = try onlyScreen(Self.views + "\n\n" + Self.json)
    #expect(screen.notes.remarks.map(\.kind) == [.otherDocument])
    #expect(screen.nodes.count == 2)
    let dump = try Dump(reading: (Self.maestro + "\n" + Self.json).utf8)
    #expect(dump.screens.count == 2)
  }

  @Test(arguments: [
    (String(repeating: ".", count: 65_000), String(repeating: ".", count: 66_000)),
    (String(repeating: "{\"a\":1} ", count: 300), String(repeating: "{\"a\":1} ", count: 1_010)),
  ])
  func `is looked for in 64 KiB and at 1,000 places`(near: String, far: String) throws {
    #expect(try onlyScreen("x \(near)\n\(Self.json)").nodes.count == 2)
    #expect(throws: DumpError.self) { try Dump(reading: "x \(far)\n\(Self.json)".utf8) }
  }

  @Test func `is looked for at a bounded number of places`() {
    for noise in ["> {\n", "[{", "{\"", "\"<", "<XCUIElementType", "{\"a\":\""] {
      let count = Exhaustive.count(everyDay: 4_000, night: 40_000)
      let text = "x " + String(repeating: noise, count: count)
      #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    }
  }

  @Test func `as a fragment has a screen that holds all of it`() throws {
    let text = """
      <XCUIElementTypeOther x="360" y="0" width="30" height="844"/>
      <XCUIElementTypeButton label="Go" x="20" y="100" width="100" height="44"/>
      """
    let screen = try onlyScreen(text)
    #expect(screen.frame == .init(x: 20, y: 0, width: 370, height: 844))
    #expect(screen.reliableEvidence == .assumed)
    #expect(TapOracle(screen).bestMatch(named: "Go")?.verdict.tapPoint == .init(x: 70, y: 122))
  }

  @Test func `tells of the screen beside a fragment`() throws {
    let text = """
      Element subtree:
        ScrollBar, 0x1, {{398.0, 0.0}, {30.0, 845.0}}
        Button, 0x2, {{20.0, 100.0}, {100.0, 44.0}}, label: 'Go'
      Path to element:
        Application, 0x3, pid: 1, label: 'Shop'
          Window (Main), 0x4, {{0.0, 0.0}, {428.0, 926.0}}
      """
    #expect(try onlyScreen(text).frame.size == .init(width: 428, height: 926))
  }

  @Test func `has the application's frame as its screen, whatever a window says`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow x="0" y="0" width="1170" height="2532">
      <XCUIElementTypeButton label="Go" x="20" y="100" width="100" height="44"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication>
      """
    #expect(try onlyScreen(text).frame.size == .init(width: 390, height: 844))
  }

  @Test func `has views of another process where they are drawn, and says so`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
      <XCUIElementTypeOther x="8" y="530" width="374" height="132">
      <XCUIElementTypeTable x="0" y="0" width="374" height="132">
      <XCUIElementTypeCell label="Take Photo" x="0" y="0" width="374" height="44"/>
      </XCUIElementTypeTable></XCUIElementTypeOther></XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    let verdict = try #require(TapOracle(screen).bestMatch(named: "Take Photo")).verdict
    #expect(verdict.evidence == .assumed)
    #expect(verdict.tapPoint == .init(x: 195, y: 552))
  }
}
