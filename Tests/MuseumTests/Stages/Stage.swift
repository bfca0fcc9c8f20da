import UIKit

/// A scenario on which exhibits stand: a tree, some points in it, and touches at these points.
///
/// The touches are a word: the letter of a point is a tap there, `^` before it a click of a pointer
/// that already hovers there, `~` a pointer that moves there, `?` a question without an event, `2`
/// two fingers in one event; blanks stay as they are. The answer has one letter for each, see ``AppScreen/answer(to:at:)``.
@MainActor
struct Stage<Subject> {
  /// The number in the museum, such as "S0".
  let number: String
  /// In the screen's space.
  var points: [Character: CGPoint]
  var touches: String
  /// What the answer is where everything is right.
  var wanted: String
  /// Sets the device's switches before anything is shown.
  var prepare: @MainActor (SimulatedDevice) -> Void = { _ in }
  /// What else there is to see after the touches.
  var observe: @MainActor (AppScreen) -> String = { _ in "" }
  /// Builds the tree with the exhibit in it.
  var build: @MainActor (AppScreen, Subject) -> Void

  /// Who got the touches on a system.
  func transcript(of subject: Subject, on system: System) -> String {
    system.install()
    prepare(.current)
    let screen = AppScreen()
    build(screen, subject)
    return answers(on: screen) + observe(screen)
  }

  private func answers(on screen: AppScreen) -> String {
    var answers = ""
    var deed = AppScreen.Deed.tap
    for character in touches {
      switch character {
      case " ": answers.append(" ")
      case "^": deed = .clickFromHover
      case "~": deed = .hover
      case "?": deed = .probe
      case "2": deed = .twoFingers
      default:
        guard let point = points[character] else { return "no point \(character)" }
        answers += screen.answer(to: deed, at: point)
        deed = .tap
      }
    }
    return answers
  }

  /// The same stage with other touches.
  func touching(_ touches: String, wanted: String) -> Self {
    var stage = self
    (stage.touches, stage.wanted) = (touches, wanted)
    return stage
  }

  /// The same stage with further switches.
  func with(_ prepare: @escaping @MainActor (SimulatedDevice) -> Void) -> Self {
    var stage = self
    stage.prepare = { [old = self.prepare] in
      old($0)
      prepare($0)
    }
    return stage
  }
}
