import Scenes
import TouchMap

/// The index of a screen as a value.
struct IndexEngine: HitTestEngine {
  private let index: TouchIndex

  static func input(from scene: Scene) throws -> Screen { try scene.screen() }

  init(_ screen: Screen) { index = TouchIndex(screen) }

  func query(x: Double, y: Double) -> TouchMap.Node.ID? {
    index.receiver(ofTouchAt: Screen.Point(x: x, y: y))
  }

  func node(_ answer: TouchMap.Node.ID?) -> Int { answer?.index ?? -1 }
}
