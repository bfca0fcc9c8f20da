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
}
