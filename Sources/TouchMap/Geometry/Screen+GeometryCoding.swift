// Geometry is coded as plain arrays of numbers: [x, y], [width, height], [x, y, width, height] and
// [a, b, c, d, tx, ty].

extension Screen.Point: Codable {
  /// Reads [x, y].
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes [x, y].
  public func encode(to encoder: any Encoder) throws { try encoder.encode(numbers: [x, y]) }
}

extension Screen.Size: Codable {
  /// Reads [width, height].
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes [width, height].
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: [width, height])
  }
}

extension Screen.Rect: Codable {
  /// Reads [x, y, width, height].
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes [x, y, width, height].
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: numbers)
  }
}

extension Screen.Transform: Codable {
  /// Reads [a, b, c, d, tx, ty].
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(6)
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Writes [a, b, c, d, tx, ty].
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(numbers: [a, b, c, d, tx, ty])
  }
}

extension Screen.Rect {
  /// x, y, the width and the height.
  package var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension Decoder {
  fileprivate func numbers(_ count: Int) throws -> [Double] {
    var container = try unkeyedContainer()
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    while !container.isAtEnd, numbers.count <= count {
      numbers.append(try container.decode(Double.self))
    }
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an array of \(count) numbers")
    }
    return numbers
  }
}

extension Encoder {
  fileprivate func encode(numbers: [Double]) throws {
    var container = unkeyedContainer()
    for number in numbers { try container.encode(number) }
  }
}
