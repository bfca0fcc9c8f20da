extension ByteText {
  /// Returns whether the first byte that is not a blank is the given one.
  func startsWithJSON(_ opening: StaticString) -> Bool {
    guard let start = firstIndex(where: { !$0.isBlank && !$0.isLineEnd }) else { return false }
    return hasText(opening, at: start)
  }

  /// Returns whether a key is in the part of the text by which formats are recognised.
  func hasKey(_ key: StaticString) -> Bool {
    let head = 0..<Swift.min(count, Self.recognizedPart)
    var index = head.lowerBound
    while let found = first(key, in: index..<head.upperBound) {
      let end = found + key.utf8CodeUnitCount
      if found > 0, end < count, self[found - 1] == .quotationMark, self[end] == .quotationMark {
        return true
      }
      index = end
    }
    return false
  }

  /// How many bytes are examined to recognise a format; a choice.
  static var recognizedPart: Int { 1 << 16 }

  /// Returns where the first line begins that can start a JSON document; `nil` if there is none.
  /// Tools print other text before it, for example on which device they run.
  func firstJSONLine() -> (index: Int, line: Int, skippedLines: Int)? {
    var (index, line, skipped) = (0, 1, 0)
    while index < count {
      let end = first(.lineFeed, in: index..<count) ?? count
      let content = trimmed(index..<end)
      if let byte = self[content].first {
        if byte == .openBrace || byte == .openBracket { return (index, line, skipped) }
        skipped += 1
      }
      index = end + 1
      line += 1
    }
    return nil
  }
}
