/// A JSON document that is cut off, completed with closing brackets.
struct JSONCompletion {
  /// The document up to the last whole value, then up to the last whole object or array, for
  /// formats in which half an object says nothing.
  let candidates: [[UInt8]]
  /// The line on which the text ends, from 1.
  let lastLine: Int

  /// A cut string is kept if it is longer than this: then it contains a document itself, like an
  /// answer of WebDriverAgent. A choice.
  private static let longString = 200

  /// Completes a text; `nil` if it is whole, or broken before its end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(_ text: ByteText) {
    guard let start = text.firstJSONLine()?.index else { return nil }
    var scanner = JSONScanner(text: text, from: start)
    // What is whole up to here, and the brackets that are open here.
    var (whole, open): (Int, [UInt8]) = (start, [])
    var (closed, openAround): (Int, [UInt8]) = (start, [])
    var current: [UInt8] = []
    while true {
      do throws(DumpError) {
        switch try scanner.next() {
        case .beginObject: current.append(UInt8(ascii: "}"))
        case .beginArray: current.append(UInt8(ascii: "]"))
        case .endObject, .endArray:
          current.removeLast()
          closed = scanner.index
          openAround = current
        // A key without a value, or a number that may have more digits.
        case .key,
          .number where scanner.index == text.count:
          continue
        case .string, .number, .bool, .null: break
        case .end: return nil
        }
        whole = scanner.index
        open = current
      } catch {
        guard scanner.index >= text.count else { return nil }
        break
      }
    }
    var bytes = Array(text[..<whole])
    if let string = Self.cutString(of: text, after: whole) { bytes += string }
    candidates = [bytes + open.reversed(), Array(text[..<closed]) + openAround.reversed()]
    lastLine = 1 + text.count { $0 == .lineFeed }
  }

  /// Returns the member with a long string that the end of the text cuts, and where it ends.
  private static func cutString(of text: ByteText, after whole: Int) -> [UInt8]? {
    var end = text.count
    let rest = text.trimmed(whole..<end)
    guard rest.count > longString,
      text.hasText("\"", at: rest.lowerBound)
        || text.hasText(",", at: rest.lowerBound)
    else { return nil }
    // Half an escape says nothing.
    if let slash = text[..<end].lastIndex(of: .backslash), end - slash < 6 { end = slash }
    return Array(text[whole..<end]) + [UInt8(ascii: "\"")]
  }
}
