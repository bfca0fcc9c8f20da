import Foundation

/// What a JSON decoder complains about, as a fact about a line.
struct JSONFailure {
  let dumpError: DumpError

  init(_ error: any Error, in text: ByteText) {
    guard let error = error as? DecodingError else {
      dumpError = DumpError(problem: .malformedJSON(expected: "a readable document"), line: 1)
      return
    }
    switch error {
    case .dataCorrupted(let context):
      let line = Self.lineInMessage(of: context)
      let isSyntax = context.underlyingError != nil
      let expected = isSyntax ? "a complete JSON document" : context.debugDescription
      dumpError = Self.failure(expected, at: line, context.codingPath, text)
    case .keyNotFound(let key, let context):
      dumpError = Self.failure("the member '\(key.stringValue)'", at: nil, context.codingPath, text)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let name = context.codingPath.last?.stringValue ?? "document"
      dumpError = Self.failure("\(type) for '\(name)'", at: nil, context.codingPath, text)
    @unknown default:
      dumpError = DumpError(problem: .malformedJSON(expected: "a readable document"), line: 1)
    }
  }

  private static func failure(
    _ expected: String, at line: Int?, _ path: [any CodingKey], _ text: ByteText
  ) -> DumpError {
    DumpError(
      problem: .malformedJSON(expected: expected),
      line: line ?? JSONLineFinder(text: text).line(of: path))
  }

  /// The parser of Foundation says "around line 3, column 5." and has no other place for it.
  private static func lineInMessage(of context: DecodingError.Context) -> Int? {
    guard let underlying = context.underlyingError as NSError? else { return nil }
    let message = "\(underlying.userInfo[NSDebugDescriptionErrorKey] ?? underlying)"
    guard let range = message.range(of: "line ") else { return nil }
    return Int(message[range.upperBound...].prefix { $0.isNumber })
  }
}
