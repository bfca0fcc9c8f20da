import UIKit

/// A scenario on which exhibits stand: a tree, some points in it, and touches at these points.
///
/// A touch is the name of a point, which is tapped; ``Touch`` tells what a word before it means. There
/// is one answer for each, see ``AppScreen``.
@MainActor
struct Stage<Subject> {
  /// The number in the museum, such as "S0".
  let number: String
  /// In the screen's space.
  var points: [String: CGPoint]
  var touches: [String]
  /// What the answers are where everything is right.
  var wanted: [String]
  /// Sets the switches of a simulated device before anything is shown.
  var prepare: @MainActor () -> Void = {}
  /// What else there is to see after the touches.
  var observe: @MainActor (AppScreen) -> [String] = { _ in [] }
  /// Builds the tree with the exhibit in it.
  var build: @MainActor (AppScreen, Subject) -> Void

  /// The same stage with other touches.
  func touching(_ touches: [String], wanted: [String]) -> Self {
    var stage = self
    (stage.touches, stage.wanted) = (touches, wanted)
    return stage
  }

  /// The same stage where every touch is to reach the app.
  func leavingAllToApp() -> Self {
    touching(touches, wanted: Array(repeating: "app", count: touches.count))
  }
}

/// A stage with somebody on it.
@MainActor
struct Standing {
  let points: [String: CGPoint]
  let touches: [String]
  let prepare: @MainActor () -> Void
  let observe: @MainActor (AppScreen) -> [String]
  /// Builds the tree on an app's screen.
  let build: @MainActor (AppScreen) -> Void

  init<Subject>(_ subject: Subject, on stage: Stage<Subject>) {
    (points, touches) = (stage.points, stage.touches)
    (prepare, observe) = (stage.prepare, stage.observe)
    build = { stage.build($0, subject) }
  }

  /// Returns one answer for each touch.
  ///
  /// - Parameter answer: Who gets a touch; nil if that cannot be told.
  func answers(_ answer: (Touch.Deed, CGPoint) -> String?) -> [String] {
    touches.map(Touch.init).compactMap { touch in
      guard let point = points[touch.place] else { return "no point \(touch.place)" }
      return answer(touch.deed, point)
    }
  }
}
