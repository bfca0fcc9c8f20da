import SeededRandomness
import Testing

@Suite struct `A generated paste` {
  @Test func `is answered rightly or is not called exact`() {
    var tally = PasteTally()
    let count = Exhaustive.count(everyDay: 500, night: 1_000_000)
    for number in 0..<count { tally.take(number) }
    if count > 500 { print("\(count) pastes: \(tally.exact) of \(tally.whole) exact") }
    #expect(tally.wrong.isEmpty, "\(tally.faults)")
    let comment = "\(tally.exact) of \(tally.whole) exact, less sure:\n\(tally.doubts)"
    #expect(tally.exact * 100 >= tally.whole * 95, "\(comment)")
  }
}
