/// The questions of one round, about fresh points, with their right answers.
package struct Round: Sendable {
  package struct Query: Sendable {
    package var x, y: Double
    package var receiver: Int
  }

  /// How many questions a round has, and how many more come before them untimed.
  package struct Size: Sendable {
    package var queries = 12_000
    package var queryWarmup = 3_000

    package init() {}

    /// A size that the slow and obvious recursion can answer in a few seconds.
    package init(for scene: Scene) {
      guard scene.nodes.count > 50_000 else { return }
      (queries, queryWarmup) = (5_000, 1_500)
    }
  }

  package var size: Size
  package var queries: [Query]

  package init(size: Size, queries: [Query]) { (self.size, self.queries) = (size, queries) }

  /// Creates a round; the same seed and number give the same one.
  ///
  /// - Parameter size: As fits the scene if `nil`.
  package init(_ number: Int, of scene: Scene, seed: UInt64, size: Size? = nil) {
    let size = size ?? Size(for: scene)
    var seeds = SplitMix64(seed: seed ^ 0x5EED)
    var random = SplitMix64(seed: seeds.next() &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    let reference = ReferenceHitTest(scene)
    self.size = size
    queries = (0..<size.queries + size.queryWarmup).map { _ in
      reference.query(scene.randomPoint(using: &random))
    }
  }
}

extension Scene {
  fileprivate func randomPoint(using random: inout SplitMix64) -> (x: Double, y: Double) {
    let x = random.integer(in: 0...Int(width) - 1)
    return (Double(x), Double(random.integer(in: 0...Int(height) - 1)))
  }
}

extension ReferenceHitTest {
  fileprivate func query(_ point: (x: Double, y: Double)) -> Round.Query {
    Round.Query(x: point.x, y: point.y, receiver: receiver(x: point.x, y: point.y))
  }
}
