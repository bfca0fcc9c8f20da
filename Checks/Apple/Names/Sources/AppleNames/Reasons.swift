/// Why differences are as they are: `kind | path | reason`, one a line; a path may end with `*`.
package struct Reasons {
  private var lines: [(kind: String, path: String, text: String, count: Int)] = []

  /// - Throws: ``Facts/Malformed`` for a line that is none.
  package init(reading text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "|").map { $0.trimming { $0 == " " } }
      guard cells.count == 3, Difference.Kind(rawValue: cells[0]) != nil else {
        throw Facts.Malformed(line: String(line))
      }
      lines.append((cells[0], cells[1], cells[2], 0))
    }
  }

  /// Returns the differences that no line explains.
  package mutating func unexplained(_ differences: [Difference]) -> [Difference] {
    differences.filter { difference in
      let known = lines.indices.first { explains(lines[$0], difference) }
      if let known { lines[known].count += 1 }
      return known == nil
    }
  }

  /// The lines that have explained nothing.
  package var idle: [String] {
    lines.filter { $0.count == 0 }.map { "\($0.kind) | \($0.path) | \($0.text)" }
  }

  /// How many differences have been explained.
  package var explained: Int { lines.reduce(0) { $0 + $1.count } }

  private func explains(
    _ line: (kind: String, path: String, text: String, count: Int), _ difference: Difference
  ) -> Bool {
    guard line.kind == difference.kind.rawValue else { return false }
    return line.path.hasSuffix("*")
      ? difference.path.hasPrefix(line.path.dropLast()) : difference.path == line.path
  }
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> String {
    var text = self
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}
