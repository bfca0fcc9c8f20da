/// One element of mobile-mcp's list.
struct MobileMCPFacts: JSONFacts {
  var facts = ElementFacts()

  static let members: [(name: StaticString, meaning: ElementMember)] = [
    ("type", .className()), ("label", .label()), ("text", .label(rank: 1)),
    ("name", .label(rank: 2)), ("identifier", .identifier()), ("coordinates", .frame),
    ("enabled", .flag(.controlDisabled, when: false)),
  ]

  init() {}

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
      case nil where word.text == "disabled": facts.flags.insert(.controlDisabled)
      case nil where facts.classNames.first == nil && !word.text.hasPrefix("@"):
        facts.classNames[0] = word.text
      case nil: break
      }
    }
    guard let origin, let size, facts.classNames.first != nil else { return nil }
    facts.frame = Screen.Rect(standardizing: [origin.x, origin.y, size.width, size.height])
  }

  private mutating func take(_ value: String, for key: String) {
    switch key {
    case "label": facts.labels[0] = value
    case "text": facts.labels[1] = value
    case "name": facts.labels[2] = value
    case "id": facts.identifiers[0] = value
    default: break
    }
  }

  private static func pair(_ text: String, _ separator: Character) -> (Double, Double)? {
    let numbers = text.split(separator: separator).map { Double($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }

  /// - Throws: ``DumpError`` for an element of an Android screen.
  func node(line: Int, in _: inout NodeForest) throws(DumpError) -> Node? {
    var node = facts.placedNode(.element, "Element", line: line)
    guard !node.className.hasPrefix("android.") else {
      throw DumpError(problem: .foreignTree(.android), line: line)
    }
    let name = facts.labels[2]
    node.identifier = node.identifier ?? (name == node.label ? nil : name)
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
