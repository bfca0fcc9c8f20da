/// Finds the line on which a value of a valid JSON document begins.
struct JSONLineFinder {
  private let text: ByteText

  init(text: ByteText) { self.text = text }

  /// Returns the line, from 1, of the value at a path, or of the last existing value along the
  /// path.
  func line(of path: [any CodingKey]) -> Int {
    var index = skipBlanks(from: 0)
    for key in path {
      guard let next = key.intValue.map({ element($0, from: index) }) ?? member(key, from: index)
      else { break }
      index = next
    }
    return 1 + text[0..<min(index, text.count)].count { $0 == .lineFeed }
  }

  private func element(_ number: Int, from start: Int) -> Int? {
    guard start < text.count, text[start] == .openBracket else { return nil }
    var index = skipBlanks(from: start + 1)
    for _ in 0..<number {
      index = skipBlanks(from: skipValue(from: index))
      guard index < text.count, text[index] == .comma else { return nil }
      index = skipBlanks(from: index + 1)
    }
    return index
  }

  private func member(_ key: any CodingKey, from start: Int) -> Int? {
    guard start < text.count, text[start] == .openBrace else { return nil }
    var index = skipBlanks(from: start + 1)
    while index < text.count, text[index] == .quotationMark {
      let end = skipValue(from: index)
      let name = text.string((index + 1)..<max(index + 1, end - 1))
      let value = skipBlanks(from: skipBlanks(from: end) + 1)
      if name == key.stringValue { return value }
      index = skipBlanks(from: skipValue(from: value))
      guard index < text.count, text[index] == .comma else { return nil }
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
      case .quotationMark: index = endOfString(from: index)
      case .openBracket, .openBrace: depth += 1
      case .closeBracket, .closeBrace:
        guard depth > 0 else { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case .comma where depth == 0: return index
      case .colon where depth == 0: return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// Returns the index of the quotation mark that ends a string.
  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < text.count, text[index] != .quotationMark {
      index += text[index] == .backslash ? 2 : 1
    }
    return index
  }
}
