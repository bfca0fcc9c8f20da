/// Numbers as people and machines read them in reports.
@_spi(Command) public enum NumberText {
  /// Returns a length rounded to a ten-thousandth of a point, without needless digits. Dumps print
  /// six digits, so finer ones come from sums.
  @_spi(Command) public static func text(_ value: Double) -> String { exact(rounded(value)) }

  /// Returns a number as it is, without needless digits.
  package static func exact(_ value: Double) -> String {
    guard value == value.rounded(), abs(value) <= 0x1p53 else { return "\(value)" }
    return "\(Int(value))"
  }

  /// Returns a length rounded to a ten-thousandth of a point.
  package static func rounded(_ value: Double) -> Double {
    let scaled = (value * 10_000).rounded() / 10_000
    return scaled.isFinite ? scaled : value
  }

  /// Returns the whole number below a count, held between 0 and a limit; 0 for NaN.
  package static func count(_ value: Double, limit: Int = 10_000) -> Int {
    value > 0 ? Int(min(value, Double(limit))) : 0
  }
}

/// Places and lengths as people read them, in points.
package enum LengthText {
  /// Returns a size as `393 x 852`.
  package static func extent(_ size: Screen.Size) -> String {
    "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
  }

  /// Returns a rectangle as `(x, y, width, height)`.
  package static func place(_ rect: Screen.Rect) -> String {
    "(\(rect.numbers.map(NumberText.text).joined(separator: ", ")))"
  }

  /// Returns a point as `(x, y)`.
  static func place(_ point: Screen.Point) -> String {
    "(\(NumberText.text(point.x)), \(NumberText.text(point.y)))"
  }
}

/// Shares as people read them.
package enum Percentage {
  /// Returns a share as a person reads it; only nothing is 0% and only all is 100%.
  package static func text(_ share: Double) -> String {
    guard share > 0, share < 1 else { return share > 0 ? "100%" : "0%" }
    if share < 0.001 { return "under 0.1%" }
    if share > 0.999 { return "over 99.9%" }
    let tenths = (share * 1_000).rounded() / 10
    return "\(NumberText.exact(tenths))%"
  }
}

/// Counted things as people read them.
@_spi(Command) public enum Plural {
  /// Returns a count as `46,683`.
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    let groups = digits.indices.map { place in
      (place > 0 && (digits.count - place) % 3 == 0 ? "," : "") + String(digits[place])
    }
    return (count < 0 ? "-" : "") + groups.joined()
  }

  /// Returns a count with the noun that fits it.
  @_spi(Command) public static func text(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
