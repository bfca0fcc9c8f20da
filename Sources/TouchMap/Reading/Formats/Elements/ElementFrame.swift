extension Screen.Rect {
  /// Reads `{{x, y}, {width, height}}`.
  init?(braced text: String) {
    var text = text
    let rect = text.withUTF8 { $0.bracedRect(in: 0..<$0.count) }
    guard let rect else { return nil }
    self = rect
  }
}

extension JSONScanner {
  /// Reads the next value as a text that is not empty.
  mutating func contentValue() throws(DumpError) -> String? {
    let text = try textValue()
    return text?.isEmpty == true ? nil : text
  }

  /// Reads the next value as an identifier; `nil` for a number, by which a tool alone knows an
  /// element, as old versions of idb do.
  mutating func identifierValue() throws(DumpError) -> String? {
    guard case .string(let range) = try token(), !range.isEmpty else { return nil }
    return JSONText.decode(range, of: text)
  }

  /// Reads the next value as a frame, an object of four numbers; `nil` for anything else.
  mutating func frameValue() throws(DumpError) -> Screen.Rect? {
    var frame = NumberedFrame()
    let isObject = try readObject { (key, scanner) throws(DumpError) in
      if try !frame.take(key, from: &scanner) { try scanner.skipValue() }
    }
    return isObject ? frame.rect : nil
  }
}

extension ByteText {
  /// Reads `{{x, y}, {width, height}}`, as `NSStringFromCGRect` writes it.
  func bracedRect(in range: Range<Int>) -> Screen.Rect? {
    let range = trimmed(range)
    guard range.count > 4, hasText("{{", at: range.lowerBound),
      hasText("}}", at: range.upperBound - 2),
      let middle = first(.closeBrace, in: range), middle < range.upperBound - 2,
      let brace = first(.openBrace, in: middle..<range.upperBound),
      let origin = numbers(2, in: (range.lowerBound + 2)..<middle),
      let size = numbers(2, in: (brace + 1)..<(range.upperBound - 2))
    else { return nil }
    return Screen.Rect(standardizing: origin + size)
  }
}

extension Node {
  /// Puts an element where its frame is, in screen points; without a frame its place is unknown.
  mutating func place(_ frameInScreen: Screen.Rect?) {
    if let frameInScreen {
      geometry = Geometry(frameInScreen: frameInScreen)
    } else {
      unknown.insert(.geometry)
    }
  }
}
