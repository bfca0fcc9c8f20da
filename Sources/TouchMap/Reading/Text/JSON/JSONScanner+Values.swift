extension JSONScanner {
  /// Skips the next value, of any kind.
  mutating func skipValue() throws(DumpError) {
    let outer = depth
    repeat {
      if try next() == .end { return }
    } while depth > outer
  }

  /// Reads the next value as a text; `nil` for `null`, arrays and objects.
  ///
  /// Numbers and switches become their own spelling.
  mutating func textValue() throws(DumpError) -> String? {
    switch try token() {
    case .string(let range): JSONText.decode(range, of: text)
    case .number(let range): text.string(range)
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }

  /// Reads the next value as a switch; the strings `"true"` and `"1"` and the number 1 are true as
  /// well. `nil` for everything that is not a switch.
  mutating func switchValue() throws(DumpError) -> Bool? {
    switch try token() {
    case .bool(let value): return value
    case .string(let range), .number(let range):
      if text.equals(range, "true") || text.equals(range, "1") { return true }
      return text.equals(range, "false") || text.equals(range, "0") ? false : nil
    default: return nil
    }
  }

  /// Reads the next value as a finite number, also from a string.
  mutating func numberValue() throws(DumpError) -> Double? {
    switch try token() {
    case .string(let range), .number(let range):
      guard let (value, end) = text.number(at: range.lowerBound, limit: range.upperBound),
        end == range.upperBound
      else { return nil }
      return value
    default: return nil
    }
  }

  /// Reads the next value, an object, and passes each key to a function, which must read the value.
  ///
  /// - Returns: Whether it is an object; anything else is skipped.
  mutating func readObject(
    _ take: (_ key: Range<Int>, _ scanner: inout JSONScanner) throws(DumpError) -> Void
  ) throws(DumpError) -> Bool {
    guard try token(keeping: .beginObject) == .beginObject else { return false }
    while case .key(let key) = try next() { try take(key, &self) }
    return true
  }

  /// Enters the next array.
  ///
  /// - Returns: Whether it is an array; anything else is skipped.
  mutating func enterArray() throws(DumpError) -> Bool {
    try token(keeping: .beginArray) == .beginArray
  }

  /// Reads a token of a value; an array or an object other than the requested one is skipped.
  mutating func token(keeping opening: Token? = nil) throws(DumpError) -> Token {
    let token = try next()
    guard token == .beginObject || token == .beginArray, token != opening else { return token }
    let outer = depth - 1
    while depth > outer { _ = try next() }
    return .null
  }
}
