import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `Over random trees` {
  @Test func `the walk finds the view that the plain recursion finds`() throws {
    for seed in Exhaustive.seeds(everyDay: 60, night: 3_000) {
      var random = SplitMix64(seed: seed)
      let tree = try Screen.random(&random)
      let asker = TouchAsker(tree)
      let points = (0..<100).map { _ in Screen.Point.random(&random) }
      let others = points.filter { asker.owner(at: $0) != Oracle.winner(in: tree, at: $0) }
      #expect(others == [], "seed \(seed)")
    }
  }
}
