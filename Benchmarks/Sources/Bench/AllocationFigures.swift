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
      try count(LiveEngine.self, on: scene, round)
    }
  }

  private func count<Engine: HitTestEngine>(_: Engine.Type, on scene: Scene, _ round: Round) throws
  {
    let session = try Session<Engine>(scene)
    _ = session.build()
    // What the first queries set up once is not what a query costs.
    session.ask(about: round.queries.prefix(100))
    let queries = round.queries.suffix(round.size.queries)
    let allocations = Allocations.during { session.ask(about: queries) }
    report.print(
      Figure(
        name: "\(Engine.name) on \(scene.name): allocations",
        value: Double(allocations) / Double(queries.count), unit: "a query", goal: .atMost(0)))
  }
}
