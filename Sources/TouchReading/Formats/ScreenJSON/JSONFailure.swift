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
      var check = JSONSyntaxCheck(text: text)
      if let fault = check.firstFault() {
        dumpError = DumpError(problem: .malformedJSON(expected: fault.expected), line: fault.line)
      } else {
        dumpError =
          Self.nesting(in: text)
          ?? Self.failure(context.debugDescription, context.codingPath, text)
      }
    case .keyNotFound(let key, let context):
      dumpError = Self.failure("the member '\(key.stringValue)'", context.codingPath, text)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let name = context.codingPath.last?.stringValue ?? "document"
      dumpError = Self.failure("\(type) for '\(name)'", context.codingPath, text)
    @unknown default:
      dumpError = DumpError(problem: .malformedJSON(expected: "a readable document"), line: 1)
    }
  }

  /// The error of valid JSON that is nested deeper than the decoder accepts; the decoder does not
  /// report it.
  private static func nesting(in text: ByteText) -> DumpError? {
    var scanner = JSONScanner(text: text, maximumDepth: JSONNesting.mostOfOwnFormat)
    do throws(DumpError) {
      while try scanner.next() != .end {}
      return nil
    } catch {
      return error
    }
  }

  private static func failure(
    _ expected: String, _ path: [any CodingKey], _ text: ByteText
  ) -> DumpError {
    DumpError(
      problem: .malformedJSON(expected: expected), line: JSONLineFinder(text: text).line(of: path))
  }
}
