/// What a window is being asked for.
enum HitTestPhase: Int {
  /// Whether it takes the touch at all.
  case window = 1
  /// Which of its views gets the touch that it took.
  case view
}

/// What UIKit itself knows while it asks windows, and views of UIKit's own with it.
///
/// Since iOS 18 the second phase is not the first one again: UIKit asks through a private object,
/// and SwiftUI answers that otherwise. Nothing counts calls. (FS-070)
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
