import Harness
import Testing

@Suite struct `The allocation counter` {
  @Test func `sees an allocation in every round of a loop`() {
    let count = Allocations.during {
      for size in 1...100 { consume([UInt8](repeating: 1, count: 64 * size)) }
    }
    #expect(Allocations.counterWorks)
    #expect(count >= 100)
  }
}

@Suite struct `A lap` {
  @Test func `runs every step once, in order`() {
    var steps: [Int] = []
    let lap = time(3..<150, stride: 10, budget: .infinity) { steps.append($0) }
    #expect(steps == Array(3..<150))
    #expect(lap.count == 147)
  }

  @Test func `ends after the stride that uses up the budget`() {
    var steps = 0
    let lap = time(0..<1000, stride: 16, budget: .leastNonzeroMagnitude) { _ in
      steps += 1
      let start = now()
      while now() == start {}
    }
    #expect(lap.count == 16)
    #expect(steps == 16)
  }
}
