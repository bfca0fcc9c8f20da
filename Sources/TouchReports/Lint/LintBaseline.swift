import Foundation
@_spi(Command) import TouchMap

/// Findings that are known and accepted, so that only new ones are reported. A finding is
/// identified by the file of its dump and by its fingerprint, which contains no address, line or
/// length; the number of equal findings counts. So a finding of one file never excuses another file.
@_spi(Command) public struct LintBaseline: Sendable, Hashable {
  /// A known finding.
  struct Entry: Sendable, Hashable, Codable {
    /// The path of the dump from the folder of the baseline.
    var file: String
    var fingerprint: String
    var rule: String
    var message: String
  }

  private(set) var entries: [Entry] = []
  /// The folder of the baseline.
  private let folder: URL

  /// Creates a baseline of all findings of some reports.
  ///
  /// - Parameter path: The file of the baseline; `nil` means a file in the working folder.
  @_spi(Command) public init(of reports: [LintReport] = [], at path: String? = nil) {
    folder = Self.folder(of: path)
    for report in reports { add(report) }
  }

  private static func folder(of path: String?) -> URL {
    URL(fileURLWithPath: path ?? "baseline").standardizedFileURL.deletingLastPathComponent()
  }

  /// The path of a report's dump from the folder of the baseline, so that it is the same from
  /// whichever folder the command runs.
  private func place(of report: LintReport) -> String {
    guard let file = report.reported.file, file != DumpFile.standardInput
    else { return report.reported.name }
    let path = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let start = folder.pathComponents
    let common = zip(path, start).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: start.count - common)
    return (up + path.dropFirst(common)).joined(separator: "/")
  }

  /// Adds all findings of a report.
  @_spi(Command) public mutating func add(_ report: LintReport) {
    let file = place(of: report)
    entries += report.lint.findings.map {
      Entry(
        file: file, fingerprint: $0.fingerprint, rule: $0.rule.rawValue, message: $0.message)
    }
  }

  /// Reads a baseline that ``text`` wrote into the file at a path.
  ///
  /// - Throws: `DecodingError` if the text is not a baseline, or was written by another version in
  ///   another form.
  @_spi(Command) public init(reading data: Data, at path: String? = nil) throws {
    folder = Self.folder(of: path)
    let document = try JSONDecoder().decode(Document.self, from: data)
    guard document.version == Document.current else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "version \(document.version) of the baseline"))
    }
    entries = document.findings
  }

  private struct Document: Codable {
    static let current = 2
    var version: Int
    var findings: [Entry]
  }

  /// The baseline as JSON, one finding on each line.
  @_spi(Command) public var text: String {
    let lines = entries.map { entry in
      let members: [(String, JSON)] = [
        ("file", .string(entry.file)), ("fingerprint", .string(entry.fingerprint)),
        ("rule", .string(entry.rule)), ("message", .string(entry.message)),
      ]
      return JSON.object(members).line()
    }
    let list = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
    return "{\"version\":\(Document.current),\"findings\":[\(list)]}\n"
  }

  /// The entries that remain after ``removeKnown(from:)``: findings that are gone, each with its
  /// file and its rule.
  @_spi(Command) public var gone: [String] {
    entries.map { "\($0.file): \($0.message) [\($0.rule)]" }
  }

  /// Removes known findings from a report, and the report's findings from the baseline.
  @_spi(Command) public mutating func removeKnown(from report: inout LintReport) {
    let file = place(of: report)
    let indices = entries.indices.filter { entries[$0].file == file }
    var left = Dictionary(grouping: indices, by: { entries[$0].fingerprint })
    var used: Set<Int> = []
    let count = report.lint.findings.count
    report.lint.findings.removeAll { finding in
      guard let entry = left[finding.fingerprint]?.popLast() else { return false }
      used.insert(entry)
      return true
    }
    report.lint.known += count - report.lint.findings.count
    entries = entries.indices.filter { !used.contains($0) }.map { entries[$0] }
  }
}
