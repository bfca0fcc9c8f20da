/// Finds the line on which a value of a sound JSON document begins.
struct JSONLineFinder {
  private let text: ByteText

  init(text: ByteText) { self.text = text }

  /// Returns the line, from 1, of the value at a path, or of the last value on the way that is
  /// there.
  func line(of path: [any CodingKey]) -> Int {
    var index = skipBlanks(from: 0)
    for key in path {
      guard let next = key.intValue.map({ element($0, from: index) }) ?? member(key, from: index)
      else { break }
      index = next
    }
    return 1 + text[0..<min(index, text.count)].count { $0 == 0x0A }
  }

  private func element(_ number: Int, from start: Int) -> Int? {
    guard start < text.count, text[start] == 0x5B else { return nil }
    var index = skipBlanks(from: start + 1)
    for _ in 0..<number {
      index = skipBlanks(from: skipValue(from: index))
      guard index < text.count, text[index] == 0x2C else { return nil }
      index = skipBlanks(from: index + 1)
    }
    return index
  }

  private func member(_ key: any CodingKey, from start: Int) -> Int? {
    guard start < text.count, text[start] == 0x7B else { return nil }
    var index = skipBlanks(from: start + 1)
    while index < text.count, text[index] == 0x22 {
      let end = skipValue(from: index)
      let name = text.string((index + 1)..<max(index + 1, end - 1))
      let value = skipBlanks(from: skipBlanks(from: end) + 1)
      if name == key.stringValue { return value }
      index = skipBlanks(from: skipValue(from: value))
      guard index < text.count, text[index] == 0x2C else { return nil }
      index = skipBlanks(from: index + 1)
    }
    return nil
  }

  private func skipBlanks(from index: Int) -> Int {
    var index = index
    while index < text.count, text[index].isBlank || text[index].isLineEnd { index += 1 }
    return index
  }

  private func skipValue(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < text.count {
      switch text[index] {
      case 0x22: index = endOfString(from: index)
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D:
        guard depth > 0 else { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case 0x2C where depth == 0: return index
      case 0x3A where depth == 0: return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// Returns the index of the quotation mark that ends a string.
  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != 0x22 {
      index += text[index] == 0x5C ? 2 : 1
    }
    return index
  }
}
