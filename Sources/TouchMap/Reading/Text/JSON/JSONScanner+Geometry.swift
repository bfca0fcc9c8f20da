extension JSONScanner {
  /// Reads the next value as a point, an object with `x` and `y`; `nil` for anything else.
  mutating func pointValue() throws(DumpError) -> Screen.Point? {
    var (x, y): (Double?, Double?) = (nil, nil)
    _ = try readObject { (key, scanner) throws(DumpError) in
      if scanner.text.equals(key, "x") {
        x = try scanner.numberValue()
      } else if scanner.text.equals(key, "y") {
        y = try scanner.numberValue()
      } else {
        try scanner.skipValue()
      }
    }
    guard let x, let y else { return nil }
    return Screen.Point(x: x, y: y)
  }

  /// Reads the next value as an affine map: six numbers in a text or an array, in the order of
  /// `CGAffineTransform`, or an object with `a` to `d`, `tx` and `ty`; `nil` for anything else.
  mutating func transformValue() throws(DumpError) -> Screen.Transform? {
    var ahead = self
    var numbers: [Double?] = []
    switch try ahead.next() {
    case .beginObject: numbers = try transformMembers()
    case .beginArray:
      _ = try enterArray()
      reading: while true {
        switch try next() {
        case .number(let range), .string(let range):
          numbers.append(text.number(at: range.lowerBound, limit: range.upperBound)?.value)
        default: break reading
        }
      }
    default:
      let words = try textValue()?.split { !"+-.0123456789eE".contains($0) } ?? []
      numbers = words.map { Double($0) }
    }
    let known = numbers.compactMap(\.self)
    guard known.count == 6, numbers.count == 6 else { return nil }
    return Screen.Transform(
      a: known[0], b: known[1], c: known[2], d: known[3], tx: known[4], ty: known[5])
  }

  private mutating func transformMembers() throws(DumpError) -> [Double?] {
    let names: [StaticString] = ["a", "b", "c", "d", "tx", "ty"]
    var numbers = [Double?](repeating: nil, count: names.count)
    _ = try readObject { (key, scanner) throws(DumpError) in
      if let place = names.firstIndex(where: { scanner.text.equals(key, $0) }) {
        numbers[place] = try scanner.numberValue()
      } else {
        try scanner.skipValue()
      }
    }
    return numbers
  }
}
