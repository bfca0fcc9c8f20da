import Testing
import TouchMap

/// What names say about the place of a node in its source.
@Suite("A node's place in its source") struct SourcePlaceTests {
  private static func screen(breakingAfterBar end: String) -> String {
    """
    <XCUIElementTypeWindow x="0" y="0" width="390" height="844">\
    <XCUIElementTypeNavigationBar x="0" y="0" width="390" height="96"/>\(end)\
    <XCUIElementTypeButton name="Pay" x="20" y="700" width="350" height="50"/>\
    </XCUIElementTypeWindow>
    """
  }

  @Test func `is a path where all nodes are on one line`() throws {
    let screen = try onlyScreen(Self.screen(breakingAfterBar: ""))
    let places = screen.nodes.indices.map { screen.sourcePlace(of: Node.ID($0)) }
    #expect(Set(places) == ["windows[0]", "windows[0].children[0]", "windows[0].children[1]"])
  }

  /// The bar is asked after the button, so the first and the last node share a line.
  @Test func `is a line where only the first and the last node share one`() throws {
    let screen = try onlyScreen(Self.screen(breakingAfterBar: "\n"))
    #expect(screen.nodes.first?.line == 1 && screen.nodes.contains { $0.line == 2 })
    let places = screen.nodes.indices.map { screen.sourcePlace(of: Node.ID($0)) }
    #expect(Set(places) == ["line 1", "line 2"])
  }
}
