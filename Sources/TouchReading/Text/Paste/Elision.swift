extension ByteText {
  /// Whether a line says that lines were left out: `...`, `[truncated]`, `--- snip ---`,
  /// `(12 more lines)`, also behind a number or what a log prints.
  func saysThatLinesAreMissing(_ line: Range<Int>) -> Bool { holds(line, where: isElision) }

  /// Whether a line, or what follows a prefix on it, is one that a rule fits.
  private func holds(_ line: Range<Int>, where fits: (Range<Int>) -> Bool) -> Bool {
    guard line.count <= Self.longestElision else { return false }
    var rest = line
    for _ in 0..<Self.mostWordsOfPrefix {
      if fits(rest) { return true }
      guard let blank = self[rest].firstIndex(where: \.isBlank) else { return false }
      // What ends a prefix is no word of a sentence.
      let word = self[rest.lowerBound..<blank]
      let isMark =
        !word.contains(where: \.isLetter) || word.contains(where: \.isDigit)
        || word.last?.isLetter == false
      rest = trimmed(blank..<rest.upperBound)
      guard isMark || holdsLogMark(line.lowerBound..<rest.lowerBound) else { return false }
    }
    return false
  }

  /// Whether the rest of a line behind a description says so: `>>… Read more`.
  func saysThatLinesAreMissing(behind closing: Int) -> Bool {
    guard closing + 1 < count, !self[closing + 1].isLineEnd else { return false }
    let end = first(.lineFeed, in: (closing + 1)..<count) ?? count
    let rest = trimmed((closing + 1)..<end)
    return !rest.isEmpty && (saysThatLinesAreMissing(rest) || endsOrBeginsWithElision(rest))
  }

  /// Choices: what no line that says so has more of.
  private static var mostWordsOfPrefix: Int { 24 }
  private static var longestElision: Int { 200 }

  /// Whether three dots are alone at one end of a line that contains no part of an attribute:
  /// `... Collapse`.
  func endsOrBeginsWithElision(_ line: Range<Int>) -> Bool {
    guard !self[line].contains(where: { ";='\"".utf8.contains($0) }) else { return false }
    return holds(line) { rest in
      let words = string(rest).split { $0 == " " || $0 == "\t" }
      return [words.first, words.last].contains { word in
        guard let word else { return false }
        let marks = word.filter { !"[]()<>-+*#/".contains($0) }
        return marks == "…" || marks == "⋮" || marks.count > 2 && marks.allSatisfy { $0 == "." }
      }
    }
  }

  private func isElision(_ line: Range<Int>) -> Bool {
    guard line.count <= 80, !self[line].contains(where: { ";=".utf8.contains($0) }) else {
      return false
    }
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
    "abbreviated", "shortened", "etc", "missing", "redacted", "hidden", "collapsed", "folded",
    "unchanged",
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
