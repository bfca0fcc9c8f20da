import Scenes

/// A way to find who gets a touch, in the form that ``Session`` measures.
protocol HitTestEngine {
  /// What a query gives back as it is: turned into a node's index after the clock is stopped.
  associatedtype Answer

  /// What the engine is built from: the scene in the form that the engine's users have it in.
  associatedtype Input

  /// Converts a scene; this is not timed.
  static func input(from scene: Scene) throws -> Input

  init(_ input: Input)

  func query(x: Double, y: Double) -> Answer

  /// Returns the index of the node that an answer stands for, or -1 for none.
  func node(_ answer: Answer) -> Int
}
