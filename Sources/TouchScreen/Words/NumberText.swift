/// Numbers as people and machines read them in reports.
package enum NumberText {
  /// Returns a length rounded to a ten-thousandth of a point, without needless digits.
  ///
  /// Dumps print six digits, so what is finer comes from adding them up.
  package static func text(_ value: Double) -> String { exact(rounded(value)) }

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
