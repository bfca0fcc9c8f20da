/// The error of a JSON decoder, as a fact about a line.
struct JSONFailure {
  let dumpError: DumpError

  init(_ error: any Error, in text: ByteText) {
    guard let error = error as? DecodingError else {
      dumpError = DumpError(problem: .malformedJSON(expected: "a readable document"), line: 1)
      return
    }
    switch error {
    case .dataCorrupted(let context):
      dumpError =
        JSONScanner.fault(in: text, maximumDepth: JSONNesting.mostOfOwnFormat)
        ?? Self.failure(context.debugDescription, context.codingPath, text)
    case .keyNotFound(let key, let context):
      dumpError = Self.failure("the member '\(key.stringValue)'", context.codingPath, text)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let name = context.codingPath.last?.stringValue ?? "document"
      dumpError = Self.failure("\(type) for '\(name)'", context.codingPath, text)
    @unknown default:
      dumpError = DumpError(problem: .malformedJSON(expected: "a readable document"), line: 1)
    }
  }

  private static func failure(
    _ expected: String, _ path: [any CodingKey], _ text: ByteText
  ) -> DumpError {
    DumpError(problem: .malformedJSON(expected: expected), line: line(of: path, in: text))
  }

  /// Returns the line, from 1, of the value at a path, or of the last existing value along it.
  private static func line(of path: [any CodingKey], in text: ByteText) -> Int {
    var scanner = JSONScanner(text: text)
    var found = scanner
    for key in path {
      guard (try? scanner.enter(key)) == true else { break }
      found = scanner
    }
    _ = try? found.next()
    return found.line
  }
}

extension JSONScanner {
  /// Moves into the next value, to the one with a key; returns whether there is one.
  fileprivate mutating func enter(_ key: any CodingKey) throws(DumpError) -> Bool {
    if let number = key.intValue {
      guard try enterArray() else { return false }
      for _ in 0..<number { try skipValue() }
      var ahead = self
      return try ahead.next() != .endArray
    }
    guard try next() == .beginObject else { return false }
    while case .key(let name) = try next() {
      if text.string(name) == key.stringValue { return true }
      try skipValue()
    }
    return false
  }
}
