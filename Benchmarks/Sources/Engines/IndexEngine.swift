import Scenes
import TouchMap

/// The index of a screen as a value.
struct IndexEngine: HitTestEngine {
  private var index: TouchIndex

  static func input(from scene: Scene) throws -> Hierarchy {
    try scene.hierarchy()
  }

  init(_ hierarchy: Hierarchy) {
    index = TouchIndex(hierarchy)
  }

  func query(x: Double, y: Double) -> Int? {
    index.receiver(ofTouchAt: Hierarchy.Point(x: x, y: y))
  }

  func node(_ answer: Int?) -> Int {
    answer ?? -1
  }

  mutating func move(_ node: Int, x: Double, y: Double) {
    index.move(node, to: Hierarchy.Point(x: x, y: y))
  }
}
