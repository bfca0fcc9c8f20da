import Engines
import Harness
import Scenes

/// Times of queries and builds, and how the index's queries grow with the scene.
struct QueryFigures {
  var options: Options
  var report: Report

  func run() throws {
    var medians: [SceneKind: Double] = [:]
    for kind in options.scenes {
      let scene = kind.scene(seed: options.seed)
      let engines = try EngineKind.allCases.map { try EngineFigures($0, on: scene) }
      for number in 0..<options.rounds {
        let round = Round(number, of: scene, seed: options.seed)
        for engine in engines { engine.play(round, report) }
      }
      for engine in engines { engine.print(to: report) }
      medians[kind] = engines.first { $0.kind == .index }?.query.median
    }
    guard let small = medians[.canvas10k], let large = medians[.canvas100k] else { return }
    report.print(
      Figure(
        name: "index: growth from 10,000 to 100,000 views", value: large / small, unit: "times",
        goal: .atMost(1.6)))
  }
}

/// The rounds of one engine on one scene.
final class EngineFigures {
  let kind: EngineKind
  private let player: RoundPlayer
  private let title: String
  private let viewCount: Int
  private(set) var query = Samples()
  private var build = Samples()

  init(_ kind: EngineKind, on scene: Scene) throws {
    self.kind = kind
    player = try kind.player(of: scene)
    title = "\(kind.rawValue) on \(scene.name): "
    viewCount = scene.nodes.count
  }

  func play(_ round: Round, _ report: Report) {
    let result = player.play(round, 100e6)
    query.add(result.query.each)
    build.add(result.buildNanoseconds / Double(viewCount))
    report.check(title, agreed: result.agreed, asked: result.asked)
  }

  func print(to report: Report) {
    report.print(
      Figure(name: title + "query", value: query.median, unit: "ns", spread: query.spread))
    report.print(
      Figure(
        name: title + "build", value: build.median, unit: "ns a view", spread: build.spread))
  }
}
