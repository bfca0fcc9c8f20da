import UIKit

/// Asking windows without a finger, which every host with a UIKit allows.
extension Standing {
  /// Who the windows say would get each touch. A question without an event has no pointer and one
  /// finger, so other touches are left out.
  ///
  /// - Parameter scene: The scene for the app's window; nil where the host has none.
  /// - Returns: The answers; nil if what the stage presents is not shown on this host.
  func answersOfWindows(in scene: UIWindowScene?) -> [String]? {
    let screen = AppScreen(in: scene)
    build(screen)
    let presented = screen.window.rootViewController?.presentedViewController
    if let presented, presented.view.window == nil { return nil }
    return answers { deed, point in
      switch deed {
      case .tap: screen.answerOfWindows(at: point, phases: 2)
      case .probe: screen.answerOfWindows(at: point, phases: 1)
      case .clickFromHover, .hover, .twoFingers: nil
      }
    }
  }
}

extension AppScreen {
  /// Who would get a touch: the first window that answers says it, the last time it is asked.
  ///
  /// - Parameters:
  ///   - point: In the screen's space.
  ///   - phases: How often that window is asked; UIKit does it twice for a finger.
  fileprivate func answerOfWindows(at point: CGPoint, phases: Int) -> String {
    calls = []
    for window in windows {
      let origin = window.frame.origin
      let pointInWindow = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      let ask = { window.hitTest(pointInWindow, with: nil) }
      guard var view = ask() else { continue }
      for _ in 1..<phases {
        guard let again = ask() else { return answer([Answer.dropped]) }
        view = again
      }
      return answer([name(of: view, among: views + controls) ?? Answer.other])
    }
    return answer([Answer.nobody])
  }
}

extension ShowingRecord {
  /// What the record says of the touches that windows can be asked about directly.
  ///
  /// - Parameter major: The major version of iOS.
  func seenByAsking(onMajor major: Int) -> [String]? {
    let column = major < 18 ? "17" : major < 26 ? "18" : "\(min(major, 27))"
    guard let touches, let seen = cell(on: column)?.seen else { return nil }
    return Self.asked(touches, seen)
  }

  /// The answers to taps and to questions without an event.
  static func asked(_ touches: [String], _ answers: [String]) -> [String] {
    zip(touches, answers).filter { [.tap, .probe].contains(Touch($0.0).deed) }.map(\.1)
  }
}
