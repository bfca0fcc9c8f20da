import Engines
import Scenes

/// Asks one kind of window a number of times and nothing else, so that a tool can count the
/// instructions: what two runs that differ in the number differ in is the cost of the queries.
struct WindowMode {
  var options: Options

  /// Returns whether every answer is right, and prints how many are wrong.
  func run(_ kind: WindowEngine.Kind) -> Bool {
    var isRight = true
    for sceneKind in options.scenes {
      let scene = sceneKind.scene(seed: options.seed)
      let engine = WindowEngine(scene, in: kind, root: options.root, hasEvent: options.hasEvent)
      // The points are as many in every run; more queries than that begin again.
      var size = Round.Size()
      (size.queries, size.queryWarmup) = (1000, 0)
      let points = Round(0, of: scene, seed: options.seed, size: size).queries
      // Who gets a touch on drawn nodes is SwiftUI's to say.
      let isChecked = options.root == .controller && kind != .layers
      var agreed = 0
      for number in 0..<options.queries {
        let query = points[number % points.count]
        let receiver = engine.receiver(x: query.x, y: query.y)
        if !isChecked || receiver == kind.expected(query.receiver) { agreed += 1 }
      }
      guard agreed < options.queries else { continue }
      isRight = false
      print("\(kind.rawValue): \(options.queries - agreed) of \(options.queries) answers are wrong")
    }
    return isRight
  }
}

extension WindowEngine.Kind {
  /// The root view of a pass-through window lets touches on its own area fall through.
  fileprivate func expected(_ receiver: Int) -> Int {
    self != .plain && receiver == 0 ? -1 : receiver
  }
}
