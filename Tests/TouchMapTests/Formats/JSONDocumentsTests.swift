import Testing
@_spi(Command) import TouchMap

@Suite struct `JSON documents one after the other` {
  private let sentry = """
    {"rendering_system":"UIKIT","windows":[
    {"type":"UIWindow","x":0,"y":0,"width":9,"height":9,"alpha":1,"visible":true,"children":[]}]}
    """
  private let idb = #"[{"AXFrame":"{{0, 0}, {9, 9}}","type":"Button"}]"#

  @Test func `are a screen each, with their lines in the whole text`() throws {
    let own = try ScreenJSON.text(of: screens(sentry))
    let dump = try Dump(reading: (sentry + "\n" + idb + "\n\n" + own + "\n").utf8)
    #expect(
      dump.screens.map { $0.nodes.map(\.className) } == [["UIWindow"], ["Button"], ["UIWindow"]])
    #expect(dump.screens.map { $0.nodes[0].line } == [2, 3, 6])
  }

  @Test func `are refused with the line on which one of them breaks`() {
    let text = idb + "\n" + #"{"rendering_system":"flutter","windows":[]}"#
    #expect(throws: DumpError(problem: .foreignRenderingSystem("flutter"), line: 2)) {
      try Dump(reading: text.utf8)
    }
  }

  @Test(arguments: [
    "x", "\nx", #"{"a""#, "\n{\"a\"", " []", "\n\n[ ", "\n{}}", "\n$ ", "\n```\nDone.",
  ])
  func `are read as far as they are whole`(rest: String) throws {
    let screens = try screens(idb + rest)
    #expect(screens.map { $0.nodes.map(\.className) } == [["Button"]])
  }

  @Test func `are two screens with text between them`() throws {
    let screens = try screens("Before:\n\(idb)\nAfter a tap:\n\(idb)\n")
    #expect(screens.map { $0.nodes[0].line } == [2, 4])
    #expect(screens[0].notes.skippedLines == 2)
  }
}
