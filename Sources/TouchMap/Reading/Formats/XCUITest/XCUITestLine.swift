/// One line of a debug description and its kind.
struct XCUITestLine {
  /// The kinds of lines.
  enum Content {
    /// `Element subtree:`, or `Attributes:`: a tree follows.
    case header
    /// `Path to element:` or `Query chain:`: the next lines repeat elements and are not a tree.
    case footer
    /// `== title ==`.
    case heading(Range<Int>)
    /// A debugger's prompt.
    case prompt
    /// An element: its type, and where its fields begin.
    case node(type: Range<Int>, fields: Int, column: Int)
    /// Anything else; it may continue a label.
    case other
  }

  /// The kind of the line, with its content.
  let content: Content

  /// Parses a line.
  init(_ text: ByteText, _ line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound, text[index].isMargin { index += 1 }
    var column = index - line.lowerBound
    let arrow = Self.arrow(at: index, of: text)
    if arrow > 0 {
      index += arrow
      column += 1
    }
    let rest = text.trimmed(index..<max(index, line.upperBound))
    content = Self.section(rest, of: text) ?? Self.node(rest, of: text, column: column) ?? .other
  }

  /// Returns how long the arrow at an index is, in bytes, or what a paste made of the one before the
  /// application; 0 if there is none. The second arrow is before each element in old logs.
  ///
  /// > Source: appium/appium, issue 11343.
  private static func arrow(at index: Int, of text: ByteText) -> Int {
    if text.hasText("→", at: index) || text.hasText("↳", at: index) { return 3 }
    let rest = text[min(index, text.count)...].prefix(Self.longestArrow + 1)
    let mark = rest.prefix { !$0.isLetter && !$0.isBlank && !$0.isLineEnd }.count
    return mark <= longestArrow && text.hasText("Application, ", at: index + mark) ? mark : 0
  }

  /// Three characters of three bytes, as a reader in a wrong encoding makes of one. A choice.
  private static let longestArrow = 9

  /// Whether the line is an element.
  var isNode: Bool {
    if case .node = content { return true }
    return false
  }

  /// Whether the line cannot continue the label of an element.
  var beginsAnew: Bool {
    if case .other = content { return false }
    return true
  }

  private static func section(_ rest: Range<Int>, of text: ByteText) -> Content? {
    if text.hasText("Element subtree:", at: rest.lowerBound) { return .header }
    if text.hasText("Attributes: ", at: rest.lowerBound) { return .header }
    if text.hasText("Path to element:", at: rest.lowerBound) { return .footer }
    if text.hasText("Query chain:", at: rest.lowerBound) { return .footer }
    if text.hasText("(lldb)", at: rest.lowerBound) { return .prompt }
    guard rest.count > 4, text.hasText("==", at: rest.lowerBound),
      text.hasText("==", at: rest.upperBound - 2)
    else { return nil }
    return .heading(text.trimmed((rest.lowerBound + 2)..<(rest.upperBound - 2)))
  }

  /// Reads the beginning of an element: `Button, 0x600…`, `Window (Main), {{…`, or, from Xcode 8
  /// and before, `Button 0x600…: traits…`.
  private static func node(_ rest: Range<Int>, of text: ByteText, column: Int) -> Content? {
    var index = rest.lowerBound
    while index < rest.upperBound, text[index].isLetter { index += 1 }
    let type = rest.lowerBound..<index
    guard let first = text[type].first, first.isCapital, type.count <= 40 else { return nil }
    if text.hasText(" (", at: index),
      let end = text.first(.closeParenthesis, in: index..<rest.upperBound)
    {
      index = end + 1
    }
    var fields = index
    if text.hasText(", ", at: index) {
      fields = index + 2
    } else if text.hasText(" 0x", at: index) {
      fields = index + 1
    } else {
      return nil
    }
    guard XCUITestField.begins(at: fields, in: text) else { return nil }
    return .node(type: type, fields: fields, column: column)
  }
}

extension UInt8 {
  /// A blank, or a mark of a comment or a quotation.
  fileprivate var isMargin: Bool {
    isBlank || self == .slash || self == .asterisk || self == .numberSign || self == .greaterThan
      || self == .verticalBar
  }
}
