import Engines
import Harness
import Scenes

/// Heap allocations per query, after a control that shows that allocations are seen.
struct AllocationFigures {
  var options: Options

  /// Prints the figures. Returns whether no query allocates.
  func run() throws -> Bool {
    guard Allocations.counterWorks else {
      print("allocations: SKIPPED, the counter does not see a control allocation")
      return true
    }
    return try options.scenes.map { try count(on: $0.scene(seed: options.seed)) == 0 }
      .allSatisfy { $0 }
  }

  private func count(on scene: Scene) throws -> Int {
    var size = Round.Size()
    size.queries = 500
    let round = Round(0, of: scene, seed: options.seed, size: size)
    let session = try IndexSession(scene)
    // What the first queries set up once is not what a query costs.
    session.ask(about: round.queries.prefix(100))
    let queries = round.queries.suffix(round.size.queries)
    let allocations = Allocations.during { session.ask(about: queries) }
    print("index on \(scene.name): \(allocations) allocations in \(queries.count) queries")
    return allocations
  }
}
