import Foundation
import Testing
import TouchMap

extension RealDumps {
  /// The dumps in one of the folders beside that of the descriptions.
  static func files(in folder: String) -> [URL] {
    let url = Self.folder.deletingLastPathComponent().appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }
}

@Suite(.disabled(if: RealDumps.areMissing, "no folder ../shared/dumps beside the package"))
struct `A real dump of another format` {
  private func read(_ file: URL, as format: String) throws -> (text: String, screen: Screen) {
    let text = try String(contentsOf: file, encoding: .utf8)
    let dump = try Dump(reading: text.utf8)
    #expect(dump.format.name == format)
    try #require(dump.screens.count == 1)
    return (text, dump.screens[0])
  }

  /// Counts by another way than the readers': by the places where a mark stands.
  private func count(_ mark: String, in text: String) -> Int {
    text.components(separatedBy: mark).count - 1
  }

  @Test(arguments: RealDumps.files(in: "wda-xml"))
  func `from WebDriverAgent loses no element`(file: URL) throws {
    let (text, screen) = try read(file, as: "wda-xml")
    #expect(screen.nodes.count == count("<XCUIElementType", in: text))
    #expect(
      screen.nodes.count { $0.flags.contains(.hidden) } == count("visible=\"false\"", in: text))
    #expect(screen.nodes.allSatisfy { !$0.unknown.contains(.geometry) })
    let windows = count("<XCUIElementTypeWindow", in: text)
    #expect(screen.windows.count == max(1, windows))
  }

  @Test(arguments: RealDumps.files(in: "idb-json"))
  func `from a simulator loses no element`(file: URL) throws {
    let (text, screen) = try read(file, as: "idb-json")
    #expect(screen.nodes.count == count("\"AXFrame\"", in: text))
    let listed = count("\"aliases\"", in: text)
    #expect(screen.notes.remarks.map(\.detail) == (listed > 0 ? ["\(listed)"] : []))
    // What a list leaves out for repeating the tree must stand in the tree.
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let data = document?["data"] as? [String: Any]
    for entry in data?["entries"] as? [[String: Any]] ?? [] {
      let frame = try #require(entry["frame"] as? [String: Int])
      #expect(screen.nodes.contains { isRounded($0.frame, frame) }, "\(entry)")
    }
  }

  private func isRounded(_ rect: Screen.Rect, _ frame: [String: Int]) -> Bool {
    let pairs = [
      (rect.origin.x, "x"), (rect.origin.y, "y"), (rect.size.width, "width"),
      (rect.size.height, "height"),
    ]
    return pairs.allSatisfy { abs($0.0 - Double(frame[$0.1] ?? .max)) <= 1 }
  }

  @Test(arguments: RealDumps.files(in: "xcuitest-debugDescription"))
  func `from XCUITest loses no element`(file: URL) throws {
    let (text, screen) = try read(file, as: "xcuitest-debugDescription")
    let tree = text.components(separatedBy: "Path to element:")[0]
    #expect(screen.nodes.count == count(", 0x", in: tree))
    #expect(screen.notes.skippedLines == 0)
  }

  @Test(arguments: RealDumps.files(in: "sentry-json"))
  func `from Sentry loses no view`(file: URL) throws {
    let (text, screen) = try read(file, as: "sentry-json")
    #expect(screen.nodes.count == count("\"type\"", in: text))
    #expect(screen.nodes[0].flags.contains(.hidden))
  }

  @Test(arguments: RealDumps.files(in: "detox-xml"))
  func `from Detox loses no view, and its numbers count as unknown`(file: URL) throws {
    let (text, screen) = try read(file, as: "detox-xml")
    let views = count(" alpha=\"", in: text)
    #expect(screen.nodes.count == views)
    #expect(screen.notes.unreadableValues == views)
    #expect(screen.nodes.allSatisfy { $0.unknown.contains(.geometry) })
  }

  @Test func `gives the button that a person would touch`() throws {
    let file = try #require(
      RealDumps.files(in: "wda-xml").first { $0.lastPathComponent.contains("Keyboard") })
    let (_, screen) = try read(file, as: "wda-xml")
    let winner = try #require(screen.touch(at: .init(x: 40, y: 60)).winner)
    #expect(screen.nodes[winner.node].label == "General")
    #expect(screen.nodes[winner.node].role == "Button")
  }
}
