import Foundation
import SeededRandomness
import Testing

@Suite struct `A generated paste` {
  /// Every day as many as there is time for, and each step alone.
  @Test func `is answered rightly or is not called exact`() {
    var tally = PasteTally()
    let night = Exhaustive.count(everyDay: 0, night: 1_000_000)
    let end = Self.processorTime + 5
    var number = 0
    while number < max(night, 1_000) || night == 0 && Self.processorTime < end {
      tally.take(number)
      number += 1
    }
    if night > 0 { print("\(number) pastes: \(tally.exact) of \(tally.whole) exact") }
    #expect(tally.wrong.isEmpty, "\(tally.faults)")
    let comment = "\(tally.exact) of \(tally.whole) exact, less sure:\n\(tally.doubts)"
    #expect(tally.exact * 100 >= tally.whole * 95, "\(comment)")
  }

  /// The seconds of processor time that this thread has used.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
