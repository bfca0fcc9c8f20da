import Engines
import Harness
import Scenes
import TouchMap

/// How fast the text of a dump becomes a screen.
struct ReadingFigures {
  var options: Options
  var report: Report

  func run() {
    for kind in options.scenes {
      let scene = kind.scene(seed: options.seed)
      let text = Array(scene.recursiveDescription.utf8)
      var speed = Samples()
      for _ in 0..<options.rounds {
        let lap = time(0..<1000, stride: 1, budget: 50e6) { _ in consume(try? Dump(reading: text)) }
        speed.add(Double(text.count) / lap.each * 1000)
      }
      check(scene, text)
      report.print(
        Figure(
          name: "reading \(scene.name), \((Double(text.count) / 1e6).short) MB",
          value: speed.median, unit: "MB/s", spread: speed.spread, goal: .atLeast(100)))
    }
  }

  private func check(_ scene: Scene, _ text: [UInt8]) {
    let nodes = (try? Dump(reading: text))?.screens.first?.nodes ?? []
    let agreed = zip(nodes, scene.nodes).filter { read, written in
      read.bounds.isClose(to: written.geometry.bounds)
        && read.frame.isClose(to: written.geometry.frame)
        && read.flags.contains(.hidden) == written.isHidden
    }
    report.check("reading \(scene.name)", agreed: agreed.count, asked: scene.nodes.count)
  }
}

extension Screen.Rect {
  /// Whether two rectangles differ by no more than the text's digits and a turn's reconstruction.
  fileprivate func isClose(to other: Screen.Rect) -> Bool {
    abs(origin.x - other.origin.x) < 0.01 && abs(origin.y - other.origin.y) < 0.01
      && abs(size.width - other.size.width) < 0.01 && abs(size.height - other.size.height) < 0.01
  }
}
