/// A piece of a file's text that is exchanged. It never changes how many lines the file has.
struct Edit: Equatable {
  /// In bytes of UTF-8 from the beginning of the file.
  let range: Range<Int>
  let text: String

  /// Puts text in front of a byte.
  static func insertion(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, text: text)
  }
}

extension [Edit] {
  /// Returns a text with all edits made; of two at one place the first comes first.
  func applied(to text: String) -> String {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    var place = 0
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array<UInt8>(edit.text.utf8)
      // What is taken out over several lines leaves its line ends, so that all lines keep their
      // numbers.
      result += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }
}
