/// A frame whose four numbers come one by one, by name, and in any order.
struct NumberedFrame {
  private var values: [Double?] = [nil, nil, nil, nil]
  private var isUnreadable = false

  /// Takes a JSON member with the name `x`, `y`, `width` or `height`.
  ///
  /// - Returns: Whether it is one of them; otherwise its value is still to be read.
  mutating func take(_ key: Range<Int>, from scanner: inout JSONScanner) throws(DumpError) -> Bool {
    guard let place = Self.place(of: key, in: scanner.text) else { return false }
    values[place] = try scanner.numberValue()
    if values[place] == nil { isUnreadable = true }
    return true
  }

  /// Takes an attribute with the name `x`, `y`, `width` or `height`.
  ///
  /// - Returns: Whether it is one of them.
  mutating func take(_ name: Range<Int>, _ value: Range<Int>, of text: ByteText) -> Bool {
    guard let place = Self.place(of: name, in: text) else { return false }
    let range = text.trimmed(value)
    if let (number, end) = text.number(at: range.lowerBound, limit: range.upperBound),
      end == range.upperBound
    {
      values[place] = number
    } else {
      isUnreadable = true
    }
    return true
  }

  /// The frame; a missing corner is the origin, because tools omit it for windows. `nil` if the
  /// size is missing or a number cannot be read.
  var rect: Screen.Rect? {
    guard !isUnreadable, let width = values[2], let height = values[3] else { return nil }
    return Screen.Rect(standardizing: [values[0] ?? 0, values[1] ?? 0, width, height])
  }

  /// Puts a node where the frame is in its parent, or marks its place as unknown.
  func apply(to node: inout Node) {
    if let rect {
      node.geometry = Node.Geometry(frame: rect)
    } else {
      node.unknown.insert(.geometry)
    }
  }

  private static func place(of name: Range<Int>, in text: ByteText) -> Int? {
    if text.equals(name, "x") { return 0 }
    if text.equals(name, "y") { return 1 }
    if text.equals(name, "width") { return 2 }
    return text.equals(name, "height") ? 3 : nil
  }
}
