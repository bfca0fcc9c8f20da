import TouchScreen

/// A description whose lines were broken by a terminal or a page, joined again.
struct DescriptionJoin {
  /// The description on one line.
  private(set) var bytes: [UInt8] = []
  /// The breaks between two letters or digits, where a blank may be missing: whether a blank was
  /// printed there.
  private(set) var brokenWords: [Bool] = []
  /// Where each copied part of the source begins in ``bytes`` and in the source.
  private var stretches: [(joined: Int, source: Int)] = []

  /// Joins the lines of a range.
  ///
  /// - Parameters:
  ///   - range: Where the description begins, and where it ends at the latest.
  ///   - texts: Texts in apostrophes, whose line ends belong to them.
  ///   - blanks: Whether each break between two letters or digits becomes a blank: a page breaks
  ///     lines at blanks, a terminal anywhere. After the last entry the printed blanks count.
  init(_ text: ByteText, _ range: Range<Int>, texts: [Range<Int>], blanks: [Bool] = []) {
    var index = range.lowerBound
    keep(source: index)
    let indent = text.continuationIndent(in: range)
    while index < range.upperBound {
      let byte = text[index]
      guard byte.isLineEnd, !texts.contains(where: { $0.contains(index) }) else {
        bytes.append(byte)
        index += 1
        continue
      }
      var start = index
      while index < range.upperBound, text[index].isContinuationMargin {
        if text[index].isLineEnd { start = index + 1 }
        index += 1
      }
      guard index < range.upperBound else { break }
      // A blank at a break was printed, unless it indents all following lines.
      var isPrinted = index - start > indent
      while let last = bytes.last, last.isBlank {
        bytes.removeLast()
        isPrinted = true
      }
      if needsBlank(before: text[index], isPrinted: isPrinted, blanks: blanks) {
        bytes.append(.space)
      }
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

  /// Whether a line of the source begins in a range of ``bytes``.
  func breaksLine(in range: ClosedRange<Int>) -> Bool {
    let next = stretches.partitioningIndex { $0.joined >= range.lowerBound }
    return next > 0 && next < stretches.count && stretches[next].joined <= range.upperBound
  }

  private mutating func keep(source: Int) { stretches.append((bytes.count, source)) }

  private mutating func needsBlank(before next: UInt8, isPrinted: Bool, blanks: [Bool]) -> Bool {
    guard let last = bytes.last else { return false }
    if last.isWordByte, next.isWordByte {
      brokenWords.append(isPrinted)
      let place = brokenWords.count - 1
      return place < blanks.count ? blanks[place] : isPrinted
    }
    let asksForBlank: [UInt8] = [
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";"),
    ]
    return asksForBlank.contains(last) || next == UInt8(ascii: "=")
  }
}

extension ByteText {
  /// How far all lines of a range except the first are indented.
  fileprivate func continuationIndent(in range: Range<Int>) -> Int {
    let part = ByteText(rebasing: self[..<range.upperBound])
    let rests = part.lines(from: range.lowerBound).dropFirst().filter { !trimmed($0).isEmpty }
    return rests.map { trimmed($0).lowerBound - $0.lowerBound }.min() ?? 0
  }
}

extension UInt8 {
  /// The characters before the rest of a broken line: the line end, blanks, and the marks of a
  /// quotation.
  fileprivate var isContinuationMargin: Bool { isLineEnd || isBlank || self == UInt8(ascii: "|") }
}
