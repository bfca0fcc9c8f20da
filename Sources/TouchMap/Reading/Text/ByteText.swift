/// The bytes of a text in UTF-8, borrowed for the time of one reading.
typealias ByteText = UnsafeBufferPointer<UInt8>

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// A line feed or a carriage return.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  /// An ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  /// An ASCII letter.
  var isLetter: Bool { lowercase &- UInt8(ascii: "a") < 26 }
  /// An ASCII letter, a digit or an underscore.
  var isWordByte: Bool { isDigit || isLetter || self == .underscore }
  /// A capital ASCII letter.
  var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
  /// A byte of a character outside ASCII.
  var isBeyondASCII: Bool { self >= 0x80 }
  /// The small letter of an ASCII letter, whose codes differ in one bit.
  var lowercase: UInt8 { self | 0x20 }
  /// The value of an ASCII digit.
  var digit: Int { Int(self &- UInt8(ascii: "0")) }
}

extension ByteText {
  /// Returns whether a range holds exactly the bytes of a text.
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && hasText(text, at: range.lowerBound)
  }

  /// Returns whether the bytes of a text are at an index.
  func hasText(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= self.count else { return false }
    let start = text.utf8Start
    for offset in 0..<count where self[index + offset] != start[offset] { return false }
    return true
  }

  /// Returns the index of a byte in a range.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    // Most of a long text is skipped eight bytes at a time: a byte that is zero borrows from the
    // one above. The next byte may borrow too, which does no harm.
    let bytes = UnsafeRawBufferPointer(self)
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ pattern
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Returns the index of a text in a range.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let last = range.upperBound - text.utf8CodeUnitCount
    var index = range.lowerBound
    while index <= last, let found = first(text.utf8Start.pointee, in: index..<(last + 1)) {
      if hasText(text, at: found) { return found }
      index = found + 1
    }
    return nil
  }

  /// Returns a range without the blanks and line ends at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, self[low].isBlank || self[low].isLineEnd { low += 1 }
    while high > low, self[high - 1].isBlank || self[high - 1].isLineEnd { high -= 1 }
    return low..<high
  }

  /// Returns the first index at or after another that is not a blank.
  func skippingBlanks(from index: Int, to limit: Int) -> Int {
    var index = index
    while index < limit, self[index].isBlank { index += 1 }
    return index
  }

  /// Returns the text of a range; bytes that are not UTF-8 become replacement characters.
  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
