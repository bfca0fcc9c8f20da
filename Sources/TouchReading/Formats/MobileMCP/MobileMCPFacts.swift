import TouchScreen

/// One element of mobile-mcp's list.
struct MobileMCPFacts: JSONListedFacts {
  private var type: String?
  private var label: String?
  private var shownText: String?
  private var name: String?
  private var identifier: String?
  private var frame: Screen.Rect?
  private var isDisabled = false

  init() {}

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    let text = scanner.text
    switch key.count {
    case 4 where text.equals(key, "type"): type = try scanner.contentValue()
    case 4 where text.equals(key, "text"): shownText = try scanner.contentValue()
    case 4 where text.equals(key, "name"): name = try scanner.contentValue()
    case 5 where text.equals(key, "label"): label = try scanner.contentValue()
    case 7 where text.equals(key, "enabled"): isDisabled = try scanner.switchValue() == false
    case 10 where text.equals(key, "identifier"): identifier = try scanner.contentValue()
    case 11 where text.equals(key, "coordinates"): frame = try scanner.frameValue()
    default: try scanner.skipValue()
    }
  }

  /// Reads `@e1 Button label="Undo" at=10,20 size=30x40 disabled`; `nil` for another line.
  init?(line: String) {
    var words = QuotedWords(line)
    var origin: Screen.Point?
    var size: Screen.Size?
    while let word = words.next() {
      switch word.assignment {
      case ("at", let value)?: origin = Self.pair(value, ",").map(Screen.Point.init(x:y:))
      case ("size", let value)?: size = Self.pair(value, "x").map(Screen.Size.init(width:height:))
      case (let key, let value)?: take(value, for: key)
      case nil where word.text == "disabled": isDisabled = true
      case nil where type == nil && !word.text.hasPrefix("@"): type = word.text
      case nil: break
      }
    }
    guard let origin, let size, type != nil else { return nil }
    frame = Screen.Rect(standardizing: [origin.x, origin.y, size.width, size.height])
  }

  private mutating func take(_ value: String, for key: String) {
    switch key {
    case "text": shownText = value
    case "label": label = value
    case "name": name = value
    case "id": identifier = value
    default: break
    }
  }

  private static func pair(_ text: String, _ separator: Character) -> (Double, Double)? {
    let numbers = text.split(separator: separator).map { Double($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }

  /// - Throws: ``DumpError`` for an element of an Android screen.
  func node(line: Int) throws(DumpError) -> Node {
    let className = type ?? "Element"
    guard !className.hasPrefix("android.") else {
      throw DumpError(problem: .foreignTree(.android), line: line)
    }
    var node = Node(kind: .element, className: className, line: line)
    node.label = label ?? shownText ?? name
    node.identifier = identifier ?? (name == node.label ? nil : name)
    if isDisabled { node.flags.insert(.controlDisabled) }
    node.place(frame)
    return node
  }
}

/// The words of a line; blanks between quotation marks belong to a word.
private struct QuotedWords {
  struct Word {
    var text: String

    /// The two sides of an equals sign, the right one without quotation marks and escapes.
    var assignment: (key: String, value: String)? {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
      var value = String(text[text.index(after: sign)...])
      if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = value.withUTF8 { JSONText.decode(1..<($0.count - 1), of: $0) }
      }
      return (String(text[..<sign]), value)
    }
  }

  private var rest: Substring

  init(_ line: String) { rest = line[...] }

  mutating func next() -> Word? {
    rest = rest.drop { $0 == " " || $0 == "\r" || $0 == "\t" }
    guard !rest.isEmpty else { return nil }
    var isQuoted = false
    var isEscaped = false
    let end =
      rest.firstIndex { character in
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted.toggle()
        }
        return !isQuoted && (character == " " || character == "\r")
      } ?? rest.endIndex
    let word = Word(text: String(rest[..<end]))
    rest = rest[end...]
    return word
  }
}
