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
    guard line.count <= Self.longestElision,
      first(.fullStop, in: line) != nil || self[line].contains(where: \.isBeyondASCII),
      !self[line].contains(where: \.isOfAttribute)
    else { return false }
    return holds(line) { rest in
      let first = self[rest].firstIndex(where: \.isBlank) ?? rest.upperBound
      let last = self[rest].lastIndex(where: \.isBlank).map { $0 + 1 } ?? rest.lowerBound
      return isEllipsis(rest.lowerBound..<first) || isEllipsis(last..<rest.upperBound)
    }
  }

  /// Whether a word is three dots, or a sign for them, perhaps between brackets or other marks.
  private func isEllipsis(_ word: Range<Int>) -> Bool {
    var dots = 0
    var index = word.lowerBound
    while index < word.upperBound {
      let isSign = hasText("…", at: index) || hasText("⋮", at: index)
      guard isSign || self[index] == .fullStop || self[index].isBesideEllipsis else { return false }
      dots += isSign ? 3 : self[index] == .fullStop ? 1 : 0
      index += isSign ? 3 : 1
    }
    return dots > 2
  }

  private func isElision(_ line: Range<Int>) -> Bool {
    guard line.count <= 80 else { return false }
    var hasWords = false
    var saysSo = false
    var index = line.lowerBound
    while index < line.upperBound {
      let length = lengthOfMark(at: index)
      guard length == 0 else {
        index += length
        continue
      }
      let start = index
      while index < line.upperBound, lengthOfMark(at: index) == 0 { index += 1 }
      hasWords = true
      let code = ElisionWord.code(self[start..<index])
      let word = ElisionWord.saysSo.contains(code)
      saysSo = saysSo || word
      guard word || ElisionWord.beside.contains(code) || self[start..<index].allSatisfy(\.isDigit)
      else { return false }
    }
    let says = hasWords ? saysSo : ["…", "⋮", ".."].contains { first($0, in: line) != nil }
    return says && first(.semicolon, in: line) == nil && first(.equals, in: line) == nil
  }

  /// The number of bytes of the punctuation or blank at an index; 0 for a letter or a digit.
  private func lengthOfMark(at index: Int) -> Int {
    let byte = self[index]
    guard byte.isBeyondASCII else { return byte.isDigit || byte.isLetter ? 0 : 1 }
    // The signs of Latin 1, and from U+2000 on punctuation, arrows and technical signs.
    if byte == 0xC2 { return 2 }
    guard byte == 0xE2, index + 1 < count, self[index + 1] < 0x90 else { return 0 }
    return 3
  }
}

/// The words of lines that say that lines are missing, each as a number, so that a long text is
/// searched without strings.
private enum ElisionWord {
  /// Returns the number of a word in ASCII letters, five bits for each; 0 for every other word.
  static func code(_ word: some Sequence<UInt8>) -> UInt64 {
    var code: UInt64 = 0
    for byte in word {
      guard byte.isLetter, code < 1 << 55 else { return 0 }
      code = code << 5 | UInt64(byte & 0x1F)
    }
    return code
  }

  private static func codes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { code($0.utf8) })
  }

  static let saysSo = codes(
    "snip snipped truncated omitted elided more skipped removed cut abbreviated shortened etc "
      + "missing redacted hidden collapsed folded unchanged")

  static let beside = codes(
    "line lines view views subview subviews row rows of the and rest output here out for brevity "
      + "log dump some many not shown similar other others a few text items cells chars characters "
      + "bytes see show load click to expand node nodes identical i have")
}

extension UInt8 {
  /// The marks of attributes and their values.
  fileprivate var isOfAttribute: Bool {
    self == .semicolon || self == .equals || self == .apostrophe || self == .quotationMark
  }

  /// The marks that people and tools put around three dots.
  fileprivate var isBesideEllipsis: Bool {
    switch self {
    case .openBracket, .closeBracket, .openParenthesis, .closeParenthesis, .lessThan, .greaterThan,
      .minus, .plus, .asterisk, .numberSign, .slash:
      true
    default: false
    }
  }
}
