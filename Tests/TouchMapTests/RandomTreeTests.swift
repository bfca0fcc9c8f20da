import SeededRandomness
import Testing
import TouchMap

@Suite struct `Over random trees` {
  @Test func `the walk finds the view that the plain recursion finds`() throws {
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let tree = try Screen.random(&random)
      for _ in 0..<100 {
        let point = Screen.Point(
          x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
        let winner = tree.touch(at: point).winner?.node
        #expect(winner == Oracle.winner(in: tree, at: point), "seed \(seed), point \(point)")
      }
    }
  }
}
