import Foundation
import Testing

@Suite struct `The page about tests` {
  @Test func `shows a file of at most 60 lines that is a test here`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = try String(
      contentsOf: folder.appendingPathComponent("SavedToastTests.swift"), encoding: .utf8)
    let page = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/TestingOverlays.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(file)```"))
    #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
  }
}
