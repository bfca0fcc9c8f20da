extension ByteText {
  /// Reads finite decimal numbers that are separated by blanks, commas or semicolons.
  ///
  /// - Returns: The requested number of values, or `nil` if the range contains anything else.
  func numbers(_ count: Int, in range: Range<Int>) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    var index = range.lowerBound
    while true {
      while index < range.upperBound, self[index].isNumberSeparator { index += 1 }
      guard index < range.upperBound else { break }
      guard numbers.count < count, let (value, end) = number(at: index, limit: range.upperBound)
      else { return nil }
      numbers.append(value)
      index = end
    }
    return numbers.count == count ? numbers : nil
  }

  /// Reads one finite decimal number.
  ///
  /// - Returns: The value and the index after it, or `nil` for everything else, also for `nan`,
  ///   `inf` and numbers beyond the range of `Double`.
  func number(at start: Int, limit: Int) -> (value: Double, end: Int)? {
    var decimal = Decimal(index: start)
    decimal.readDigits(of: self, limit: limit)
    guard decimal.digits > 0 else { return nil }
    decimal.readExponent(of: self, limit: limit)
    if decimal.index < limit, self[decimal.index].isWordByte { return nil }
    guard let value = decimal.value ?? Double(string(start..<decimal.index)), value.isFinite else {
      return nil
    }
    return (value, decimal.index)
  }
}

extension UInt8 {
  fileprivate var isNumberSeparator: Bool { isBlank || self == .comma || self == .semicolon }
}

/// A decimal number while it is read.
private struct Decimal {
  var index: Int
  var digits = 0
  private var isNegative = false
  private var mantissa: UInt64 = 0
  private var exponent = 0

  init(index: Int) { self.index = index }

  mutating func readDigits(of text: ByteText, limit: Int) {
    if index < limit, text[index] == .minus || text[index] == .plus {
      isNegative = text[index] == .minus
      index += 1
    }
    var seenPoint = false
    while index < limit {
      let byte = text[index]
      if byte.isDigit {
        digits += 1
        if digits <= 18 { mantissa = mantissa &* 10 &+ UInt64(byte.digit) }
        if seenPoint { exponent -= 1 }
      } else if byte == .fullStop, !seenPoint {
        seenPoint = true
      } else {
        break
      }
      index += 1
    }
  }

  mutating func readExponent(of text: ByteText, limit: Int) {
    guard index < limit, text[index].lowercase == UInt8(ascii: "e") else { return }
    var end = index + 1
    var isNegativeExponent = false
    if end < limit, text[end] == .minus || text[end] == .plus {
      isNegativeExponent = text[end] == .minus
      end += 1
    }
    guard end < limit, text[end].isDigit else { return }
    var power = 0
    while end < limit, text[end].isDigit {
      power = min(100_000, power * 10 + text[end].digit)
      end += 1
    }
    exponent += isNegativeExponent ? -power : power
    index = end
  }

  /// The value, where one division or multiplication of exact numbers gives it correctly rounded.
  var value: Double? {
    guard digits <= 18, mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
    var magnitude = Double(mantissa)
    let power = Self.powers[abs(exponent)]
    if exponent < 0 { magnitude /= power } else { magnitude *= power }
    return isNegative ? -magnitude : magnitude
  }

  /// The powers of ten that `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
