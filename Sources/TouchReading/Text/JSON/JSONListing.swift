import TouchScreen

/// The facts of a format's JSON about one element of a list, in any order.
protocol JSONListedFacts {
  /// Begins an element without facts.
  init()

  /// How many elements are around it; 0 if the list does not say.
  var depth: Int { get }

  /// Reads one member. The value must be read from the scanner, or skipped.
  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError)

  /// The element, whose object opens on a line.
  func node(line: Int) throws(DumpError) -> Node
}

extension JSONListedFacts {
  var depth: Int { 0 }
}

extension NodeForest {
  /// Adds the elements of the next value, an array of objects.
  ///
  /// - Parameter linesBefore: The number of lines of the dump before the scanner's text.
  mutating func addListing<Facts: JSONListedFacts>(
    of _: Facts.Type, from scanner: inout JSONScanner, linesBefore: Int = 0
  ) throws(DumpError) {
    try scanner.readObjects { (scanner) throws(DumpError) in
      var facts = Facts()
      let line = try scanner.lineOfObject { (key, scanner) throws(DumpError) in
        try facts.take(key, from: &scanner)
      }
      guard let line else { return false }
      try add(facts.node(line: line + linesBefore), depth: facts.depth)
      return true
    }
  }
}
