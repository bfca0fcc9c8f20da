import Foundation

/// How many cases the tests try that could go on for ever.
package enum Exhaustive {
  /// The share of the night's cases that `FALLTHROUGH_NIGHT` asks for, such as `1` or `0.01`; `nil` on
  /// every other day.
  private static let night = ProcessInfo.processInfo.environment["FALLTHROUGH_NIGHT"]
    .flatMap(Double.init)

  /// Returns how many cases a test tries: a look on every day, and what there is time for at night.
  package static func count(everyDay: Int, night: Int) -> Int {
    guard let share = self.night else { return everyDay }
    return max(everyDay, Int(Double(night) * share))
  }

  /// Returns the seeds of so many cases, from 1.
  package static func seeds(everyDay: Int, night: Int) -> ClosedRange<UInt64> {
    1...UInt64(count(everyDay: everyDay, night: night))
  }
}
