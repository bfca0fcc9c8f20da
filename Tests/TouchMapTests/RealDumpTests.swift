import Foundation
import Testing
import TouchMap

/// Dumps from other projects stand beside this one where it is developed, or in the folder that
/// `FALLTHROUGH_DUMPS` names, and not in it.
enum RealDumps {
  static let folder = (named ?? beside).appendingPathComponent("recursiveDescription")

  private static var named: URL? {
    ProcessInfo.processInfo.environment["FALLTHROUGH_DUMPS"].map { URL(fileURLWithPath: $0) }
  }

  private static var beside: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared/dumps")
  }

  static var files: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  static var areMissing: Bool { files.isEmpty }

  /// The dumps of this package, and those of others where they are at hand.
  static var withExamples: [URL] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      tests.appendingPathComponent("EverydayDumps"),
      root.appendingPathComponent("Examples/Screens"),
    ]
    let own = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
    }
    return own.sorted { $0.path < $1.path } + files
  }
}

@Suite(.disabled(if: RealDumps.areMissing, "no folder ../shared/dumps beside the package"))
struct `A real dump` {
  /// Counts views by another way than the reader's: by the descriptions that hold a frame.
  private func viewCount(of text: String) -> Int {
    text.split(separator: "\n").count { $0.contains("<") && $0.contains("; frame = (") }
  }

  @Test(arguments: RealDumps.files)
  func `is read with no view lost`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let screens = try Dump(reading: text.utf8).screens
    let views = screens.reduce(0) { $0 + $1.viewCount }
    #expect(views == viewCount(of: text))
    #expect(try views == listedCount(of: file))
    let layers = text.split(separator: "\n").count { $0.hasSuffix(" (layer)") }
    #expect(screens.reduce(0) { $0 + $1.layerCount } == layers)
    #expect(screens.allSatisfy { $0.notes.unreadableValues == 0 && $0.notes.incompleteNodes == 0 })
  }

  /// Reads the count in the folder's own table: "| path | count | ...".
  private func listedCount(of file: URL) throws -> Int? {
    let table = RealDumps.folder.deletingLastPathComponent().appendingPathComponent("SOURCES.md")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    let row = rows.first { $0.hasPrefix("| recursiveDescription/\(file.lastPathComponent) |") }
    return row.flatMap { Int($0.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)) }
  }

  @Test func `of a list honours the content offset`() throws {
    let file = try #require(RealDumps.files.first { $0.lastPathComponent.contains("29views") })
    let screen = try Dump(reading: Data(contentsOf: file)).screens[0]
    // The cell's frame is (16 38.6667; 268 44); an offset of {0, -59} moves it down by 59.
    let above = screen.touch(at: .init(x: 100, y: 97))
    let inside = screen.touch(at: .init(x: 100, y: 98))
    let cell = "CellHostingView"
    #expect(try #require(inside.winner).frameInScreen?.origin.y.rounded() == 98)
    #expect(screen.nodes[try #require(inside.winner).node].className.contains(cell))
    #expect(try #require(above.winner).frameInScreen?.origin.y.rounded() == 59)
    #expect(inside.evidence == .assumed)
  }

  @Test func `of a rotated view is hit where the view is`() throws {
    let file = try #require(RealDumps.files.first { $0.lastPathComponent.contains("Rotated") })
    let screen = try Dump(reading: Data(contentsOf: file)).screens[0]
    #expect(screen.touch(at: .init(x: 99, y: 50)).winner?.node == 2)
    #expect(screen.touch(at: .init(x: 99.9, y: 0.1)).winner?.node == 0)
  }
}
