/// The rounds of one measurement.
package struct Samples: Sendable {
  package private(set) var values: [Double] = []

  package init() {}

  package mutating func add(_ value: Double) { values.append(value) }

  package var median: Double { quantile(0.5) }

  /// The middle half's extent, as a share of the median.
  package var spread: Double { median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / median }

  /// Returns the value below which a share of the samples lies, between two samples in proportion;
  /// 0 without samples.
  package func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let place = share * Double(sorted.count - 1)
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}
