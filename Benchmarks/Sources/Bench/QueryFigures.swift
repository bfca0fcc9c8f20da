import Engines
import Harness
import Scenes

/// Times of queries, updates and builds, and how the first grow with the scene.
struct QueryFigures {
  var options: Options
  var report: Report

  func run() throws {
    var medians: [SceneKind: Double] = [:]
    for kind in options.scenes {
      let scene = kind.scene(seed: options.seed)
      let live = try EngineFigures<LiveEngine>(scene)
      for number in 0..<options.rounds {
        let round = Round(number, of: scene, seed: options.seed)
        live.play(round, report)
      }
      live.print(to: report)
      medians[kind] = live.query.median
    }
  }
}

/// The rounds of one engine on one scene.
final class EngineFigures<Engine: HitTestEngine> {
  private let session: Session<Engine>
  private let title: String
  private let viewCount: Int
  private(set) var query = Samples()
  private var update = Samples()
  private var build = Samples()

  init(_ scene: Scene) throws {
    session = try Session(scene)
    title = "\(Engine.name) on \(scene.name): "
    viewCount = scene.nodes.count
  }

  func play(_ round: Round, _ report: Report) {
    let result = session.play(round, budget: 100e6)
    query.add(result.query.each)
    update.add(result.update.each)
    build.add(result.buildNanoseconds / Double(viewCount))
    report.check(title, agreed: result.agreed, asked: result.asked)
  }

  func print(to report: Report) {
    for (name, samples) in [("query", query), ("move, then query", update)] {
      report.print(
        Figure(name: title + name, value: samples.median, unit: "ns", spread: samples.spread))
    }
    report.print(
      Figure(
        name: title + "build", value: build.median, unit: "ns a view", spread: build.spread))
  }
}
