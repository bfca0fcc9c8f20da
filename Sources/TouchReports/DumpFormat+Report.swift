import TouchMap

extension DumpFormat {
  /// The format in a few lines: its name, where such a dump comes from, and what it cannot tell.
  package var report: String {
    var lines = ["\(name): \(summary)", "  from:"] + sources.map { "    - \($0)" }
    lines.append("  evidence: \(evidence.rawValue)")
    lines.append("  cannot tell:")
    lines += gaps.map { "    - \($0)" }
    return lines.joined(separator: "\n")
  }
}
