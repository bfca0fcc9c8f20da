import UIKit

/// A scenario on which exhibits stand: a tree, some points in it, and touches at these points.
///
/// The touches are a word: the letter of a point is a tap there, `^` before it a click of a pointer
/// that already hovers there, `~` a pointer that moves there, `?` a question without an event, `2`
/// two fingers in one event; blanks stay as they are. The answer has one letter for each, see
/// ``AppScreen``.
@MainActor
struct Stage<Subject> {
  /// The number in the museum, such as "S0".
  let number: String
  /// In the screen's space.
  var points: [Character: CGPoint]
  var touches: String
  /// What the answer is where everything is right.
  var wanted: String
  /// Sets the switches of a simulated device before anything is shown.
  var prepare: @MainActor () -> Void = {}
  /// What else there is to see after the touches.
  var observe: @MainActor (AppScreen) -> String = { _ in "" }
  /// Builds the tree with the exhibit in it.
  var build: @MainActor (AppScreen, Subject) -> Void

  /// The same stage with other touches.
  func touching(_ touches: String, wanted: String) -> Self {
    var stage = self
    (stage.touches, stage.wanted) = (touches, wanted)
    return stage
  }
}

/// A stage with somebody on it.
@MainActor
struct Standing {
  let points: [Character: CGPoint]
  let touches: String
  let prepare: @MainActor () -> Void
  let observe: @MainActor (AppScreen) -> String
  /// Builds the tree on an app's screen.
  let build: @MainActor (AppScreen) -> Void

  init<Subject>(_ subject: Subject, on stage: Stage<Subject>) {
    (points, touches) = (stage.points, stage.touches)
    (prepare, observe) = (stage.prepare, stage.observe)
    build = { stage.build($0, subject) }
  }

  /// What a finger or a pointer does.
  enum Deed {
    case tap, clickFromHover, hover, probe, twoFingers
  }

  /// Returns one answer for each touch; what stands between them stays.
  ///
  /// - Parameter answer: Who gets a touch; nil if that cannot be told.
  func answers(_ answer: (Deed, CGPoint) -> String?) -> String {
    var answers = ""
    var deed = Deed.tap
    for character in touches {
      switch character {
      case " ": answers.append(" ")
      case "^": deed = .clickFromHover
      case "~": deed = .hover
      case "?": deed = .probe
      case "2": deed = .twoFingers
      default:
        guard let point = points[character] else { return "no point \(character)" }
        answers += answer(deed, point) ?? ""
        deed = .tap
      }
    }
    return answers
  }
}
