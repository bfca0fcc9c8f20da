import Foundation
import Testing
@_spi(Command) import TouchMap

/// Dumps of three everyday kinds, made up for these tests in the structure that tools give them: a list
/// of SwiftUI with a toast in front, a page of settings from WebDriverAgent, and a page from an XCUITest.
@Suite struct `A dump of an everyday kind` {
  private func screen(_ name: String) throws -> Screen {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("EverydayDumps/\(name)")
    let screens = try Dump(reading: Data(contentsOf: file)).screens
    try #require(screens.count == 1)
    return screens[0]
  }

  /// The lines of those who get a touch at points, `nil` for nobody.
  private func owners(_ screen: Screen, _ points: [(Double, Double)]) -> [Int?] {
    points.map { x, y in
      screen.touch(at: Screen.Point(x: x, y: y)).winner.map { screen.nodes[$0.node].line }
    }
  }

  private func findings(_ screen: Screen) -> [String] {
    Lint(screen).findings.map { "\($0.rule.rawValue) line \(screen.nodes[$0.node].line)" }
  }

  @Test func `with a toast in a window over a list says who swallows the list's taps`() throws {
    let screen = try screen("reading-list.txt")
    #expect(screen.nodes.count == 24)
    #expect(screen.frame == Screen.Rect(x: 0, y: 0, width: 320, height: 568))
    // On the toast's button, on the toast, and on a row that a plain view of the overlay hides.
    #expect(owners(screen, [(240, 515), (30, 515), (100, 80)]) == [23, 21, 20])
    #expect(findings(screen).contains("window-swallows line 19"))
  }

  @Test func `of a list counts its rows from where it is scrolled to`() throws {
    var screen = try screen("reading-list.txt")
    var builder = ScreenBuilder()
    for node in screen.nodes.prefix(18) { try builder.add(node, depth: node.depth) }
    screen = builder.finish()
    // The list is scrolled by -20, so that its first row lies from 60 to 104.
    #expect(owners(screen, [(150, 59), (150, 61), (150, 103), (150, 105)]) == [6, 12, 12, 17])
  }

  @Test func `of a page of settings gives a row's touches to what acts in it`() throws {
    let screen = try screen("preferences.xml")
    #expect(screen.nodes.count == 15)
    let points = [(40.0, 60.0), (340, 145), (200, 200), (200, 280), (200, 870)]
    #expect(owners(screen, points) == [7, 13, 15, 19, nil])
    #expect(screen.nodes.filter { $0.flags.contains(.hidden) }.map(\.label) == ["About"])
  }

  @Test func `from an XCUITest finds buttons where they are drawn`() throws {
    let screen = try screen("greeting.txt")
    #expect(screen.nodes.count == 9)
    #expect(owners(screen, [(195, 362), (100, 780), (300, 780)]) == [8, 10, 11])
    #expect(screen.nodes.compactMap(\.identifier) == ["shop"])
    #expect(findings(screen) == [])
  }

  @Test(arguments: ["reading-list.txt", "preferences.xml", "greeting.txt"])
  func `is cut up without a rest, and survives the project's own JSON`(name: String) throws {
    let screen = try screen(name)
    let area = screen.partition().regions.reduce(0) { $0 + $1.area }
    #expect(abs(area - screen.frame.size.area) < 1e-6)
    #expect(try Dump(reading: ScreenJSON.text(of: [screen]).utf8).screens == [screen])
  }
}
