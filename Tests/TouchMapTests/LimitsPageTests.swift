import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The page about limits` {
  private func rows() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/GettingADump.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// A number with a comma before each three digits.
  private func spelled(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { place in
      let isBreak = place > 0 && (digits.count - place).isMultiple(of: 3)
      return (isBreak ? "," : "") + String(digits[place])
    }.joined()
  }

  @Test(arguments: [
    ("| views of one screen", ScreenBuilder.maximumCount),
    ("| depth of a tree", ScreenBuilder.maximumDepth), ("| nesting of JSON", JSONNesting.most),
    ("| nesting of JSON", JSONNesting.mostOfOwnFormat), ("| findings of one rule", Lint.limit),
  ])
  func `tells the limit that holds`(row: String, limit: Int) throws {
    let told = try #require(try rows().first { $0.hasPrefix(row) })
    #expect(told.contains(spelled(limit)))
  }

  @Test func `tells how many bytes a dump may have`() throws {
    let told = try #require(try rows().first { $0.hasPrefix("| bytes of a dump") })
    #expect(told.contains(" \(DumpFile.mostBytes >> 20) MiB "))
  }

  @Test func `tells of an error that says what was expected`() {
    let error = DumpError(problem: .tooManyViews(limit: 1_000_000), line: 1_000_001, file: "f")
    #expect(
      error.description
        == "f:1000001: error: the screen has more than 1000000 views; expected the dump of one "
        + "screen")
  }
}
