/// The facts of a format's JSON about one element.
protocol JSONFacts {
  /// The members that need no code of the format's own.
  static var members: [(name: StaticString, meaning: ElementMember)] { get }

  /// The facts of these members.
  var facts: ElementFacts { get set }

  /// Begins an element without facts.
  init()

  /// Reads another member. The value must be read from the scanner, or skipped.
  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError)

  /// The element, whose object opens on a line; `nil` for an entry that is none.
  func node(line: Int, in forest: inout NodeForest) throws(DumpError) -> Node?
}

extension JSONFacts {
  mutating func takeOther(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    try scanner.skipValue()
  }

  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) {
    if try !facts.take(key, of: Self.members, from: &scanner) {
      try takeOther(key, from: &scanner)
    }
  }
}

extension NodeForest {
  /// Reads the next value without recursion: an element, or an array of elements, which have their
  /// children in an array.
  mutating func addTree<Facts: JSONFacts>(
    of _: Facts.Type, from scanner: inout JSONScanner
  ) throws(DumpError) {
    let outer = scanner.depth
    var open: [(facts: Facts, line: Int)] = []
    repeat {
      switch try scanner.next() {
      case .beginObject:
        try begin(atLine: scanner.line)
        open.append((Facts(), scanner.line))
      case .endObject:
        let (facts, line) = open.removeLast()
        if let node = try facts.node(line: line, in: &self) { end(node) } else { dropLast() }
      case .key(let key) where scanner.text.equals(key, "children"):
        let value = try scanner.next()
        guard value == .beginArray || value == .null else {
          throw scanner.failure("an array of elements")
        }
      case .key(let key): try open[open.count - 1].facts.take(key, from: &scanner)
      case .beginArray where scanner.depth == outer + 1: break
      case .endArray, .null: break
      default: throw scanner.failure("an element, which is an object")
      }
    } while scanner.depth > outer
  }

  /// Adds the elements of the next value, an array of objects.
  ///
  /// - Parameter linesBefore: The number of lines of the dump before the scanner's text.
  mutating func addListing<Facts: JSONFacts>(
    of _: Facts.Type, from scanner: inout JSONScanner, linesBefore: Int = 0
  ) throws(DumpError) {
    guard try scanner.enterArray() else { return }
    let inner = scanner.depth
    while true {
      var ahead = scanner
      let isObject = try ahead.next() == .beginObject
      var element = Facts()
      let isRead = try scanner.readObject { (key, scanner) throws(DumpError) in
        try element.take(key, from: &scanner)
      }
      guard isRead, isObject else { break }
      if let node = try element.node(line: ahead.line + linesBefore, in: &self) {
        try add(node, depth: element.facts.depth)
      }
    }
    guard scanner.depth < inner else { throw scanner.failure("an array of objects") }
  }
}

extension DumpReader {
  /// Reads a document that is an object with elements, or one that wraps it in others.
  ///
  /// - Parameters:
  ///   - content: What the document is, for an error.
  ///   - wrappers: The members that may contain the object.
  ///   - take: Reads the value of another member if it is known, and returns whether it is.
  func forest(
    of text: ByteText, expecting content: String, in wrappers: [StaticString] = [],
    _ take: (Range<Int>, inout JSONScanner, inout NodeForest) throws(DumpError) -> Bool
  ) throws(DumpError) -> NodeForest {
    var scanner = JSONScanner(text: text)
    var forest = NodeForest()
    func readAnswer(from scanner: inout JSONScanner) throws(DumpError) -> Bool {
      try scanner.readObject { (key, scanner) throws(DumpError) in
        if wrappers.contains(where: { text.equals(key, $0) }) {
          _ = try readAnswer(from: &scanner)
        } else if try !take(key, &scanner, &forest) {
          try scanner.skipValue()
        }
      }
    }
    guard try readAnswer(from: &scanner), try scanner.next() == .end else {
      throw scanner.failure(content)
    }
    guard !forest.isEmpty else { throw DumpError(problem: .noElements(format: format.name)) }
    return forest
  }
}
