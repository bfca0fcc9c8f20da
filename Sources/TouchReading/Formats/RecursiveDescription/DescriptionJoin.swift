import TouchScreen

/// A description whose lines a terminal or a page broke, put together again.
struct DescriptionJoin {
  /// The description on one line.
  private(set) var bytes: [UInt8] = []
  /// Whether a break stood between two letters or digits, so that a blank may be missing or not.
  private(set) var hasBrokenWords = false
  /// Where each kept stretch of the source begins in ``bytes`` and in the source.
  private var stretches: [(joined: Int, source: Int)] = []

  /// Joins the lines of a range.
  ///
  /// - Parameters:
  ///   - range: Where the description begins, and where it ends at the latest.
  ///   - texts: Texts in apostrophes, whose line ends belong to them.
  ///   - blankInWords: Whether a blank takes the place of a break between two letters or digits: a
  ///     page breaks lines at blanks, a terminal anywhere.
  init(_ text: ByteText, _ range: Range<Int>, texts: [Range<Int>], blankInWords: Bool) {
    var index = range.lowerBound
    keep(source: index)
    while index < range.upperBound {
      let byte = text[index]
      guard byte.isLineEnd, !texts.contains(where: { $0.contains(index) }) else {
        bytes.append(byte)
        index += 1
        continue
      }
      while index < range.upperBound, text[index].isContinuationMargin { index += 1 }
      guard index < range.upperBound else { break }
      while let last = bytes.last, last.isBlank { bytes.removeLast() }
      if needsBlank(before: text[index], blankInWords: blankInWords) { bytes.append(.space) }
      keep(source: index)
    }
  }

  /// Returns the place in the source of an index in ``bytes``.
  func source(of index: Int) -> Int {
    let place = stretches.partitioningIndex { $0.joined > index } - 1
    guard place >= 0 else { return index }
    return stretches[place].source + index - stretches[place].joined
  }

  /// Whether an index in ``bytes`` is the first of a line of the source.
  func beginsLine(_ index: Int) -> Bool { stretches.dropFirst().contains { $0.joined == index } }

  private mutating func keep(source: Int) { stretches.append((bytes.count, source)) }

  private mutating func needsBlank(before next: UInt8, blankInWords: Bool) -> Bool {
    guard let last = bytes.last else { return false }
    if last.isWordByte, next.isWordByte {
      hasBrokenWords = true
      return blankInWords
    }
    let asksForBlank: [UInt8] = [
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";"),
    ]
    return asksForBlank.contains(last) || next == UInt8(ascii: "=")
  }
}

extension UInt8 {
  /// The characters before the rest of a broken line: its end, blanks, and the marks of a
  /// quotation.
  fileprivate var isContinuationMargin: Bool {
    isLineEnd || isBlank || self == UInt8(ascii: "|")
  }
}
