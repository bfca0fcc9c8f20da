import Testing
import TouchMap

@Suite struct `A JSON value` {
  private func read(_ text: String) throws -> JSON {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      Result { try JSON(reading: bytes) }
    }.get()
  }

  @Test(arguments: [
    ("3", 3), ("-2.0", -2), ("2.5", nil), ("9007199254740992", 9_007_199_254_740_992),
    ("9007199254740994", nil), ("1e300", nil), (#""3""#, nil), ("null", nil),
  ])
  func `is a whole number where it has no fraction and every language can hold it`(
    text: String, number: Int?
  ) throws {
    #expect(try read(text).wholeNumber == number)
  }

  @Test func `has members, of which the last of one name counts, and elements`() throws {
    let value = try read(#"{"a": [1, true, {"b": "x"}], "c": null, "a": [{"b": "y"}, 2.5]}"#)
    #expect(value.isObject && value["c"] != nil && value["c"]?.number == nil && value["d"] == nil)
    let elements = try #require(value["a"]?.elements)
    #expect(elements.map(\.isObject) == [true, false])
    #expect(elements[0]["b"]?.string == "y" && elements[1].number == 2.5)
    #expect(elements[1].string == nil && elements[0].number == nil && value.elements == nil)
  }

  @Test(arguments: [(65, true), (66, false)])
  func `nests no deeper than anybody's arguments`(depth: Int, isRead: Bool) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let value = try? read(text)
    #expect((value != nil) == isRead)
  }
}
