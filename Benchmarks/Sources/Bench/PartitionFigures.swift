import Engines
import Harness
import Scenes
import TouchMap

/// How long the exact partition of a screen by owner takes.
struct PartitionFigures {
  private static let goals: [SceneKind: Double] = [.app: 0.2, .feed: 0.1, .canvas10k: 30]

  var options: Options
  var report: Report

  func run() throws {
    for kind in options.scenes {
      let scene = kind.scene(seed: options.seed)
      let screen = try scene.screen()
      let partition = screen.partition()
      var milliseconds = Samples()
      for _ in 0..<options.rounds {
        let lap = time(0..<1000, stride: 1, budget: 50e6) { _ in consume(screen.partition()) }
        milliseconds.add(lap.each / 1e6)
      }
      check(partition, of: scene)
      report.print(
        Figure(
          name: "partition of \(scene.name), \(partition.regions.count) owners",
          value: milliseconds.median, unit: "ms", spread: milliseconds.spread,
          goal: Self.goals[kind].map { .atMost($0) }))
    }
  }

  /// The areas must add up to the screen's, and the owners of fresh points must be the receivers.
  private func check(_ partition: TouchPartition, of scene: Scene) {
    let area = partition.regions.reduce(0) { $0 + $1.area }
    let isComplete = abs(area / (scene.width * scene.height) - 1) < 1e-9
    report.check("area of \(scene.name)", agreed: isComplete ? 1 : 0, asked: 1)
    var size = Round.Size()
    (size.queries, size.queryWarmup) = (100, 0)
    let queries = Round(0, of: scene, seed: options.seed, size: size).queries
    let agreed = queries.filter { query in
      partition.owner(at: Screen.Point(x: query.x, y: query.y))?.index ?? -1 == query.receiver
    }
    report.check("partition of \(scene.name)", agreed: agreed.count, asked: queries.count)
  }
}
