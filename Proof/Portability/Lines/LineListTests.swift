import Foundation
import Testing

/// A line of code that overlays use.
private struct OverlayLine {
  let number: String
  let code: String
  /// Why it does not compile here; empty if it does.
  let reason: String

  static func all() throws -> [OverlayLine] {
    try String(contentsOf: folder.appendingPathComponent("lines.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { row in
        let parts = row.components(separatedBy: " | ")
        let last = parts.count > 2 ? parts[2] : ""
        let code = parts[1].hasSuffix(" |") ? String(parts[1].dropLast(2)) : parts[1]
        return OverlayLine(number: parts[0], code: code, reason: last)
      }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The tests of all lines, by their numbers.
  static func tests() throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var tests: [String: String] = [:]
    for file in files where file.lastPathComponent.hasSuffix("LineTests.swift") {
      let parts = try String(contentsOf: file, encoding: .utf8)
        .components(separatedBy: "@Test func `")
      for test in parts.dropFirst() { tests[String(test.prefix(4))] = test }
    }
    return tests
  }
}

@Suite struct `The lines of code that overlays use` {
  @Test func `are 132, of which at least 110 compile and behave as documented`() throws {
    let lines = try OverlayLine.all()
    #expect(lines.map(\.number) == (1...132).map { "L" + String("00\($0)".suffix(3)) })
    #expect(lines.filter(\.reason.isEmpty).count >= 110)
  }

  @Test func `each stand in the test of their number, or have a reason`() throws {
    let tests = try OverlayLine.tests()
    for line in try OverlayLine.all() {
      if line.reason.isEmpty {
        #expect(tests[line.number]?.contains(line.code) == true, "\(line.number) \(line.code)")
        #expect(tests[line.number]?.contains("#expect") == true, "\(line.number)")
      } else {
        #expect(tests[line.number] == nil, "\(line.number) is there: \(line.reason)")
      }
    }
  }
}
