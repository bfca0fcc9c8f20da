/// The fields of one element, in any order.
struct XCUITestFacts {
  private let text: ByteText
  private let limit: Int
  private var index: Int
  private var address: String?
  private var frame: Screen.Rect?
  private var hasUnreadableFrame = false
  private var identifier: String?
  private var label: String?
  private var title: String?
  private var value: String?
  private var isDisabled = false
  /// Whether a value has no end.
  private(set) var isIncomplete = false
  /// Whether a value may end before a line that was broken between its fields.
  private(set) var isAmbiguous = false

  /// Reads the fields that begin at an index and end before another one.
  init(text: ByteText, from start: Int, before limit: Int) {
    self.text = text
    self.limit = limit
    index = start
    repeat { takeField() } while skipSeparator()
  }

  /// The index after the last field.
  var end: Int { index }

  /// Returns the element.
  func node(type: Range<Int>, line: Int) -> Node {
    let isApplication = text.equals(type, "Application")
    var node = Node(
      kind: isApplication ? .application : .element, className: text.string(type), line: line)
    node.address = address
    node.identifier = identifier
    node.label = label ?? title ?? value
    if isDisabled { node.flags.insert(.controlDisabled) }
    if let frame {
      node.geometry = Node.Geometry(frameInScreen: frame)
    } else if !isApplication || hasUnreadableFrame {
      node.unknown.insert(.geometry)
    }
    return node
  }

  private mutating func skipSeparator() -> Bool {
    if XCUITestField.follows(at: index, in: text) {
      index += 2
      return index < limit
    }
    // Old versions: a colon follows the address.
    guard text.hasText(": ", at: index), XCUITestField.begins(at: index + 2, in: text) else {
      return false
    }
    index += 2
    return index < limit
  }

  private mutating func takeField() {
    if text.hasText("0x", at: index) {
      let start = index
      while index < limit, text[index].isWordByte { index += 1 }
      address = address ?? text.string(start..<index)
    } else if text.hasText("{{", at: index) {
      takeFrame()
    } else if let key = XCUITestField.key(at: index, in: text) {
      takeValue(of: key)
    } else if let flag = XCUITestField.flag(at: index, in: text) {
      if text.hasText("Disabled", at: index) { isDisabled = true }
      index += flag.utf8CodeUnitCount
    }
  }

  private mutating func takeFrame() {
    guard let close = text.first("}}", in: index..<limit) else {
      hasUnreadableFrame = true
      isIncomplete = true
      index = limit
      return
    }
    frame = text.bracedRect(in: index..<(close + 2))
    hasUnreadableFrame = frame == nil
    index = close + 2
  }

  private mutating func takeValue(of key: StaticString) {
    let start = index + key.utf8CodeUnitCount + 2
    let isQuoted = text.hasText("'", at: start) && key.utf8Start.pointee != UInt8(ascii: "v")
    let range = isQuoted ? quoted(from: start + 1) : bare(from: start)
    index = min(limit, range.upperBound + (isQuoted && !isIncomplete ? 1 : 0))
    let content = range.isEmpty ? nil : text.string(range)
    if text.hasText("identifier", at: start - 12) {
      identifier = content
    } else if text.hasText("label", at: start - 7) {
      label = content
    } else if text.hasText("title", at: start - 7) {
      title = content
    } else if text.hasText("value", at: start - 7) {
      value = content
    }
  }

  /// Returns the range of a value that ends at a quotation mark before another field or the end of
  /// a line: nothing in it is escaped.
  private mutating func quoted(from start: Int) -> Range<Int> {
    var search = start
    var mayHaveEnded = false
    while let mark = text.first(.apostrophe, in: min(search, limit)..<limit) {
      if text.isAtLineEnd(mark + 1, before: limit) || XCUITestField.follows(at: mark + 1, in: text)
      {
        isAmbiguous = isAmbiguous || mayHaveEnded && text.first(.lineFeed, in: start..<mark) != nil
        return start..<mark
      }
      mayHaveEnded = mayHaveEnded || text.hasText(", ", at: mark + 1)
      search = mark + 1
    }
    isIncomplete = true
    return start..<max(start, endOfLine(from: start))
  }

  /// Returns the range of a value without quotation marks: it ends before another field, or at the
  /// end of the line.
  private func bare(from start: Int) -> Range<Int> {
    var search = start
    while let comma = text.first(.comma, in: min(search, limit)..<limit) {
      if XCUITestField.follows(at: comma, in: text) { return start..<comma }
      search = comma + 1
    }
    return start..<max(start, endOfLine(from: start))
  }

  private func endOfLine(from start: Int) -> Int {
    guard start < limit else { return limit }
    return text.trimmed(start..<(text.first(.lineFeed, in: start..<limit) ?? limit)).upperBound
  }
}
