import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `Hostile input` {
  @Test(arguments: [
    HostileText.tooDeep("open arrays", "["),
    HostileText.tooDeep("idb's elements", #"[{"AXFrame":1,"children":"#),
    HostileText.tooDeep(
      "Sentry's views", after: #"{"rendering_system":"uikit","windows":"#, #"[{"children":"#),
    HostileText.tooDeep("WebDriverAgent's elements", "<XCUIElementTypeOther>"),
    HostileText.tooDeep("Detox's views", after: "<ViewHierarchy>", "<UIView>"),
  ])
  func `of any depth is refused and does not overflow the stack`(hostile: HostileText) {
    #expect(throws: DumpError.self) { try Dump(reading: hostile.text.utf8) }
  }

  /// Each level is indented by one more space, so the text has 50 MB: it is read at night. On other
  /// days WebDriverAgent's elements test the limit, which both readers share.
  @Test func `of any depth is refused where lines are indented`() {
    for _ in 0..<Exhaustive.count(everyDay: 0, night: 1) {
      let lines = (0...ScreenBuilder.maximumDepth).map {
        String(repeating: " ", count: $0) + "Other, {{0.0, 0.0}, {1.0, 1.0}}"
      }
      #expect(throws: DumpError.self) { try Dump(reading: lines.joined(separator: "\n").utf8) }
    }
  }

  @Test func `as deep as trees may be is read`() throws {
    let depth = ScreenBuilder.maximumDepth
    let element = #"{"AXFrame":"{{0, 0}, {9, 9}}","children":["#
    let text =
      "[" + String(repeating: element, count: depth) + String(repeating: "]}", count: depth) + "]"
    let screen = try onlyScreen(text)
    #expect(screen.nodes.count == depth)
    #expect(screen.touch(at: .init(x: 1, y: 1)).winner?.node == Node.ID(depth - 1))
  }

  /// Elements, or a screen in the project's own format, with a member that is nested so deep.
  private func nested(_ depth: Int, own: Bool) -> String {
    let arrays = {
      String(repeating: "[", count: depth - $0) + String(repeating: "]", count: depth - $0)
    }
    let element = #"[{"AXFrame":"{{0, 0}, {9, 9}}","type":"Other","x":\#(arrays(2))}]"#
    guard own else { return element }
    return """
      {"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{"root":0}],"nodes":[
      {"class":"V","kind":"window","depth":0,"line":1,"frame":[0,0,9,9]}]}],
      "x":\(arrays(1))}
      """
  }

  @Test(arguments: [(JSONNesting.most, false), (JSONNesting.mostOfOwnFormat, true)])
  func `is read to the level that JSON may be nested, and refused past it`(
    limit: Int, own: Bool
  ) throws {
    #expect(try onlyScreen(nested(limit, own: own)).nodes.count == 1)
    let error = DumpError(problem: .tooNested(limit: limit), line: own ? 3 : 1)
    #expect(throws: error) { try Dump(reading: nested(limit + 1, own: own).utf8) }
  }

  /// Each of these makes a reader look far ahead for an end that does not come; looking again at
  /// every place would take hours.
  @Test(arguments: [
    HostileText("sections", after: "<ViewHierarchy>", "<![CDATA[ ]]> x", 100_000),
    HostileText("quotation marks", after: "<ViewHierarchy><UIView a=\"", "\" ", 300_000),
    HostileText("open attributes", after: "<ViewHierarchy>", "<UIView a=\"x", 100_000),
    HostileText("open tags", after: "<ViewHierarchy>", "<A<", 300_000),
    HostileText(
      "closed labels", after: "Window, {{0.0, 0.0}, {9.0, 9.0}}, label: '", "', ", 300_000),
    HostileText("open frames and labels", "Window, {{0.0, label: '\n", 50_000),
    HostileText(
      "broken paragraphs", after: "Window, {{0.0, 0.0}, {9.0, 9.0}}", "\n\n(x\n==", 100_000),
    HostileText("open labels", "<A:0x1; AX=Y; AX.label='", 50_000),
    HostileText("open labels on lines", "<A:0x1; AX=Y; AX.label='\n", 50_000),
    HostileText("open entities", after: "<XCUIElementTypeOther a=\"", "&amp", 300_000),
    HostileText("open keys", "{\"", 300_000),
    HostileText("half surrogates", after: "[{\"AXLabel\":\"", "\\ud800", 200_000),
    HostileText("open descriptions", "<UIView: 0x1; frame = (0 0; 1 1); text = '", 50_000),
    HostileText("open descriptions on lines", "<UIView: 0x1; text = 'a\n", 50_000),
    HostileText("open brackets", after: "<UIView: 0x1; frame = (0 0; 1 1); a = ", "<{[(", 100_000),
  ])
  func `is read or refused by every reader, and never keeps one busy for good`(
    hostile: HostileText
  ) {
    for format in DumpFormat.all.map(\.name) {
      do {
        let dump = try Dump(reading: hostile.text.utf8, as: format)
        #expect(dump.screens.contains { !$0.nodes.isEmpty }, "\(format)")
      } catch {
        #expect(error.file == nil, "\(format)")
      }
    }
  }

  /// By night, because a debug build takes 40 s to look at millions of braces.
  @Test(.enabled(if: Exhaustive.count(everyDay: 0, night: 1) > 0))
  func `with more nodes than a screen may have is refused before they are read`() {
    let start = #"{"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{}],"nodes":["#
    // No object is a node: a reader that decodes one says so.
    let most = String(repeating: "{},", count: ScreenBuilder.maximumCount)
    let error = DumpError(problem: .tooManyViews(limit: ScreenBuilder.maximumCount), line: 2)
    #expect(throws: error) { try Dump(reading: (start + "\n" + most + "{}]}]}").utf8) }
    #expect {
      try Dump(reading: (start + most + "null]},{\"nodes\":[{}]}]}").utf8)
    } throws: { ($0 as? DumpError)?.problem != error.problem }
  }

  @Test func `with one address twice keeps both and says so`() throws {
    let text = """
      Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
        Button, 0x2, {{0.0, 0.0}, {5.0, 5.0}}
        Button, 0x2, {{0.0, 0.0}, {5.0, 5.0}}
      """
    #expect(try onlyScreen(text).nodes.count == 3)
    #expect(try remarks(onlyScreen(text)) == ["duplicate-address line 3 0x2"])
  }
}

/// A long text that a test log names and does not hold.
struct HostileText: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  /// A part again and again, after a beginning: ten times as often at night, and fewer times on every
  /// other day.
  init(
    _ name: String, after start: String = "", _ part: String, _ count: Int, everyDay: Int = 2_000
  ) {
    let count = Exhaustive.count(everyDay: everyDay, night: 10 * count)
    self.name = "\(count) \(name)"
    text = start + String(repeating: part, count: count)
  }

  /// A part that opens a level, more often than JSON or a tree may be deep.
  static func tooDeep(_ name: String, after start: String = "", _ part: String) -> HostileText {
    HostileText(name, after: start, part, 100_000, everyDay: 25_000)
  }

  var testDescription: String { name }
}
