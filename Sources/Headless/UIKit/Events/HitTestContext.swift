/// The question of a hit test of a window.
enum HitTestPhase: Int {
  /// Whether the window takes the touch at all.
  case window = 1
  /// Which of its views gets the touch that the window took.
  case view
}

/// The state of UIKit's own hit test, which UIKit and its own views know while windows are asked.
///
/// Since iOS 18 the second phase is not the first one again: UIKit passes a private object, and
/// SwiftUI answers otherwise when it sees that. Nothing counts calls. (FS-070)
@MainActor
final class HitTestContext {
  private(set) var phase: HitTestPhase?

  func asking<Answer>(in phase: HitTestPhase, _ ask: () -> Answer) -> Answer {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    return ask()
  }
}
