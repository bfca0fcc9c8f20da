/// The facts of a format's JSON about one element, in any order.
protocol JSONElementFacts {
  /// Begins an element whose object opens on a line.
  init(line: Int)

  /// Reads one member. The value must be read from the scanner, or skipped.
  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError)

  /// Adds the facts to the tree, as the element that began last and is still open.
  consuming func end(in forest: inout NodeForest)
}

/// Reads elements that have their children in an array, without recursion.
struct JSONElements<Facts: JSONElementFacts> {
  /// The member with an element's children.
  let childrenKey: StaticString

  /// Reads the next value: an element, or an array of elements.
  mutating func read(
    from scanner: inout JSONScanner, into forest: inout NodeForest
  ) throws(DumpError) {
    let outer = scanner.depth
    var open: [Facts] = []
    repeat {
      switch try scanner.next() {
      case .beginObject:
        try forest.begin(atLine: scanner.line)
        open.append(Facts(line: scanner.line))
      case .endObject: open.removeLast().end(in: &forest)
      case .key(let key) where scanner.text.equals(key, childrenKey):
        try enterChildren(of: &scanner)
      case .key(let key): try open[open.count - 1].take(key, from: &scanner)
      case .beginArray where scanner.depth == outer + 1: break
      case .endArray, .null: break
      default: throw scanner.failure("an element, which is an object")
      }
    } while scanner.depth > outer
  }

  private func enterChildren(of scanner: inout JSONScanner) throws(DumpError) {
    switch try scanner.next() {
    case .beginArray, .null: break
    default: throw scanner.failure("an array of elements")
    }
  }
}
