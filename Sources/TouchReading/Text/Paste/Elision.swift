extension ByteText {
  /// Whether a line says that lines were left out: `...`, `[truncated]`, `--- snip ---`,
  /// `(12 more lines)`.
  func saysThatLinesAreMissing(_ line: Range<Int>) -> Bool {
    guard line.count <= 80 else { return false }
    let content = string(line)
    let words = content.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.isEmpty {
      return content.contains("…") || content.contains("⋮") || content.contains("..")
    }
    guard words.contains(where: Self.wordsOfElisions.contains) else { return false }
    let isSentence = words.contains {
      !Self.wordsOfElisions.contains($0) && !Self.wordsBesideElisions.contains($0)
        && !$0.allSatisfy(\.isNumber)
    }
    return !isSentence
  }

  private static let wordsOfElisions: Set<String> = [
    "snip", "snipped", "truncated", "omitted", "elided", "more", "skipped", "removed", "cut",
    "abbreviated", "shortened", "etc", "missing", "redacted",
  ]

  private static let wordsBesideElisions: Set<String> = [
    "line", "lines", "view", "views", "subview", "subviews", "row", "rows", "of", "the", "and",
    "rest", "output", "here", "out", "for", "brevity", "log", "dump", "some", "many", "not",
    "shown",
    "similar", "other", "others", "a", "few", "text", "items", "cells", "chars", "characters",
    "bytes", "see", "show", "load", "click", "to", "expand", "node", "nodes",
    "identical", "i", "have",
  ]
}
