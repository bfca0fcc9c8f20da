import Foundation
import TouchMap

/// Findings that are known and accepted, so that only new ones are reported. A finding is
/// identified by its fingerprint, which contains no address, line or length; the number of equal
/// fingerprints counts.
package struct LintBaseline: Sendable, Hashable {
  /// A known finding.
  struct Entry: Sendable, Hashable, Codable {
    var fingerprint: String
    var rule: String
    var message: String
  }

  private(set) var entries: [Entry] = []

  /// Creates a baseline of all findings of some reports.
  package init(of reports: [LintReport] = []) { for report in reports { add(report) } }

  /// Adds all findings of a report.
  package mutating func add(_ report: LintReport) {
    entries += report.lint.findings.map {
      Entry(fingerprint: $0.fingerprint, rule: $0.rule.rawValue, message: $0.message)
    }
  }

  /// Reads a baseline that ``text`` wrote.
  ///
  /// - Throws: `DecodingError` if the text is not a baseline, or was written by a later version in
  ///   another form.
  package init(reading data: Data) throws {
    let document = try JSONDecoder().decode(Document.self, from: data)
    guard document.version <= Document.current else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "version \(document.version) of the baseline"))
    }
    entries = document.findings
  }

  private struct Document: Codable {
    static let current = 1
    var version: Int
    var findings: [Entry]
  }

  /// The baseline as JSON, one finding on each line.
  package var text: String {
    let lines = entries.map { entry in
      let members: [(String, JSON)] = [
        ("fingerprint", .string(entry.fingerprint)), ("rule", .string(entry.rule)),
        ("message", .string(entry.message)),
      ]
      return JSON.object(members).line()
    }
    let list = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n"
    return "{\"version\":\(Document.current),\"findings\":[\(list)]}\n"
  }

  /// The entries that remain after ``removeKnown(from:)``: findings that are gone, each with its
  /// rule.
  package var gone: [String] { entries.map { "\($0.message) [\($0.rule)]" } }

  /// Removes known findings from a report, and the report's findings from the baseline.
  package mutating func removeKnown(from report: inout LintReport) {
    var left = Dictionary(grouping: entries.indices, by: { entries[$0].fingerprint })
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
