import Engines
import Harness
import Scenes

/// Heap allocations per query, after a control that shows that allocations are seen.
struct AllocationFigures {
  var options: Options
  var report: Report

  func run() throws {
    guard Allocations.counterWorks else {
      report.write("allocations: SKIPPED, the counter does not see a control allocation")
      return
    }
    for kind in options.scenes {
      let scene = kind.scene(seed: options.seed)
      var size = Round.Size()
      size.queries = 500
      let round = Round(0, of: scene, seed: options.seed, size: size)
      for engine in EngineKind.allCases { try count(engine, on: scene, round) }
    }
  }

  private func count(_ engine: EngineKind, on scene: Scene, _ round: Round) throws {
    let player = try engine.player(of: scene)
    _ = player.build()
    // What the first queries set up once is not what a query costs.
    player.ask(round.queries.prefix(100))
    let queries = round.queries.suffix(round.size.queries)
    let allocations = Allocations.during { player.ask(queries) }
    report.print(
      Figure(
        name: "\(engine.rawValue) on \(scene.name): allocations",
        value: Double(allocations) / Double(queries.count), unit: "a query", goal: .atMost(0)))
  }
}
