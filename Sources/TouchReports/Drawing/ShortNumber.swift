@_spi(Command) import TouchMap

/// Coordinates as whole numbers of a small unit, and their shortest texts.
struct ShortNumber {
  /// The next hundredth of a point, upwards.
  static let hundredths = ShortNumber(parts: 100, rule: .up)
  /// The nearest ten-thousandth of a point.
  static let tenThousandths = ShortNumber(parts: 10_000, rule: .toNearestOrAwayFromZero)

  private let parts: Int
  private let rule: FloatingPointRoundingRule

  /// How many units a length has. Sums of dumped values differ a little from their exact values.
  func count(_ value: Double) -> Int {
    let scaled = value * Double(parts)
    let count = (rule == .up ? scaled - 1e-6 : scaled).rounded(rule)
    return abs(count) < 0x1p53 ? Int(count) : 0
  }

  /// The length of a number of units, without needless digits.
  func text(_ count: Int) -> String {
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: parts)
    let sign = count < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = "\(parts + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(digits)"
  }

  /// Two numbers of a path.
  func pair(_ first: Int, _ second: Int) -> String {
    text(first) + (second < 0 ? "" : " ") + text(second)
  }
}
