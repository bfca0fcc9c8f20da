/// A place in a text that moves forward and knows its line.
struct LineCursor {
  private let text: ByteText
  /// The index of the place.
  private(set) var index = 0
  /// The line, from 1.
  private(set) var line = 1

  init(text: ByteText) { self.text = text }

  /// Moves on to an index, which must not be before the place.
  mutating func move(to target: Int) {
    while index < target, index < text.count {
      if text[index] == .lineFeed { line += 1 }
      index += 1
    }
  }
}

extension ByteText {
  /// Returns the first index at or after another that is neither a blank nor a line end.
  func skippingSpace(from index: Int) -> Int {
    var index = index
    while index < count, self[index].isBlank || self[index].isLineEnd { index += 1 }
    return index
  }
}
