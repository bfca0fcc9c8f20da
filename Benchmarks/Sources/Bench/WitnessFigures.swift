import Engines
import Harness
import Scenes
import TouchMap

/// How long the capture of a live screen takes, alone and with what the windows themselves answer.
struct WitnessFigures {
  var options: Options
  var report: Report

  func run() {
    let scene = SceneKind.app.scene(seed: options.seed)
    let live = LiveCapture(scene)
    let verification = Verification(of: live.capture(asking: true))
    var (alone, asking) = (Samples(), Samples())
    for _ in 0..<options.rounds {
      alone.add(milliseconds { consume(live.capture(asking: false)) })
      asking.add(milliseconds { consume(live.capture(asking: true)) })
    }
    let name = "capture of \(scene.name), \(scene.nodes.count) views"
    report.print(Figure(name: name, value: alone.median, unit: "ms", spread: alone.spread))
    report.print(
      Figure(
        name: name + ", \(verification.asked) asks", value: asking.median, unit: "ms",
        spread: asking.spread, goal: .atMost(100)))
    report.check("witnessed \(scene.name)", agreed: verification.agreed, asked: verification.asked)
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    time(0..<1000, stride: 1, budget: 200e6) { _ in work() }.each / 1e6
  }
}
