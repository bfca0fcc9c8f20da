extension TouchTranscript {
  /// The transcript as JSON: one step on each line, an object with one key that names the kind of
  /// step. Keys are sorted, points are `[x, y]`, and nil values are left out.
  ///
  /// - Throws: `EncodingError` if a finger was at a point that is NaN or infinite.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(of value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let lines = try steps.map { "    " + (try text(of: $0)) }.joined(separator: ",\n")
    return """
      {
        "steps": [
      \(lines)
        ],
        "systemVersion": \(try text(of: systemVersion))
      }
      """
  }

  /// Reads the output of ``json()``.
  ///
  /// - Throws: `DecodingError` for any other input.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}
