import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `The screen of Maestro` {
  private let text = """
    Running on iPhone 15

    {
      "attributes": {"bounds": "[0,0][0,0]", "text": ""},
      "children": [
        {"attributes": {"accessibilityText": "", "title": "Shop", "bounds": "[0,0][390,844]"},
         "children": [
          {"attributes": {"bounds": "[10,20][110,70]", "resource-id": "buy", "hintText": "hint",
            "text": "Buy", "enabled": "false"}, "children": []},
          {"attributes": {"bounds": "[a]"}}]},
        {"attributes": {"bounds": "[0,0][390,47]", "accessibilityText": "9:41"}, "children": []}
      ]
    }
    """

  @Test func `is the application and the status bar over it`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        Application 0 0 0 0 (application)
        Element 0 0 390 844 "Shop"
          Element 10 20 100 50 #buy "Buy" disabled
          Element ?
        Element 0 0 390 47 "9:41"
        """)
    #expect(screen.nodes.map(\.line) == [3, 6, 8, 10, 11])
    #expect(screen.windows.map(\.root) == [1, 4])
    #expect(screen.frame.size == .init(width: 390, height: 844))
    #expect(screen.evidence == .geometric)
    #expect(screen.notes.skippedLines == 1)
    #expect(screen.notes.unreadableValues == 1)
    #expect(try format(text) == "maestro-json")
  }

  @Test func `answers from the front to the back`() throws {
    let screen = try onlyScreen(text)
    #expect(screen.touch(at: .init(x: 15, y: 25)).winner?.node == 4)
    #expect(screen.touch(at: .init(x: 15, y: 60)).winner?.node == 2)
    #expect(screen.touch(at: .init(x: 15, y: 500)).winner?.node == 1)
  }

  @Test func `of Android is refused`() {
    let android = text.replacing("\"buy\"", with: "\"com.example.shop:id/buy\"")
    #expect(throws: DumpError(problem: .foreignTree(.android), line: 1)) {
      try Dump(reading: android.utf8)
    }
  }

  @Test func `without an element is one warning`() throws {
    let empty = #"{"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][0,0]"}}]}"#
    let findings = Lint(try onlyScreen(empty)).findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.hasPrefix("nothing is in the dump") == true)
  }

  @Test func `that ends early is read up to there, and says so`() throws {
    let cut = text.components(separatedBy: "\"enabled\"")[0]
    #expect(try remarks(onlyScreen(cut)) == ["ends-early line 9"])
  }
}
