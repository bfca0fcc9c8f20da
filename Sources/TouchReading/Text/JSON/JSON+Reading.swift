import TouchScreen

extension JSON {
  /// The deepest accepted nesting; arguments of a tool are never deeper. A choice.
  private static let maximumDepth = 64

  /// Why a text gives no value.
  package enum ReadingFailure: Error, Sendable {
    /// The text is not JSON.
    case malformed
    /// Arrays and objects are nested deeper than in any argument.
    case tooDeep
  }

  /// Reads a text that contains one value and nothing else.
  ///
  /// Of two members with one name the last one counts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(reading text: ByteText) throws(ReadingFailure) {
    if let fault = JSONScanner.fault(in: text) {
      if case .tooNested = fault.problem { throw .tooDeep }
      throw .malformed
    }
    var scanner = JSONScanner(text: text)
    let value: JSON?
    do throws(DumpError) {
      value = try Self.value(of: &scanner, depth: 0)
    } catch {
      throw .malformed
    }
    guard let value else { throw .tooDeep }
    self = value
  }

  /// Reads the next value; `nil` if it is nested too deeply.
  private static func value(
    of scanner: inout JSONScanner, depth: Int
  ) throws(DumpError) -> JSON? {
    try value(try scanner.next(), of: &scanner, depth: depth)
  }

  private static func value(
    _ token: JSONScanner.Token, of scanner: inout JSONScanner, depth: Int
  ) throws(DumpError) -> JSON? {
    guard depth <= maximumDepth else { return nil }
    switch token {
    case .string(let range): return .string(JSONText.decode(range, of: scanner.text))
    case .number(let range):
      let number = scanner.text.number(at: range.lowerBound, limit: range.upperBound)
      return number.map { .number($0.value) } ?? .null
    case .bool(let value): return .bool(value)
    case .beginArray: return try array(of: &scanner, depth: depth)
    case .beginObject: return try object(of: &scanner, depth: depth)
    case .null, .end, .endArray, .endObject, .key: return .null
    }
  }

  private static func array(
    of scanner: inout JSONScanner, depth: Int
  ) throws(DumpError) -> JSON? {
    var elements: [JSON] = []
    while true {
      let token = try scanner.next()
      if token == .endArray { return .array(elements) }
      guard let element = try value(token, of: &scanner, depth: depth + 1) else { return nil }
      elements.append(element)
    }
  }

  private static func object(
    of scanner: inout JSONScanner, depth: Int
  ) throws(DumpError) -> JSON? {
    var members: [(String, JSON)] = []
    while case .key(let key) = try scanner.next() {
      guard let member = try value(of: &scanner, depth: depth + 1) else { return nil }
      members.append((JSONText.decode(key, of: scanner.text), member))
    }
    return .object(members)
  }
}

extension JSON {
  /// The value of a member; `nil` if this is not an object or has no such member.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.0 == name }?.1
  }

  /// The text of a string.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a number.
  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The value of a number that is whole and that every language can represent.
  package var wholeNumber: Int? {
    guard let number, number == number.rounded(), abs(number) <= 0x1p53 else { return nil }
    return Int(number)
  }

  /// The elements of an array.
  package var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// Whether this is an object.
  package var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }
}
