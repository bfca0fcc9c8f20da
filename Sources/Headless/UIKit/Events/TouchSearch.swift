/// The two phases that find the window and the view of a new touch. (FS-060, FS-070) Phase 1 asks
/// windows front to back until one answers; nil leaks to the window below. Phase 2 asks that window
/// again; nil now drops the touch.
@MainActor
struct TouchSearch {
  private let context: HitTestContext
  private let event: UIEvent?
  private(set) var passes: [TouchRecord.Pass] = []

  init(context: HitTestContext, event: UIEvent?) {
    self.context = context
    self.event = event
  }

  /// Phase 1: the first window that takes a touch at a point of the screen; each is asked so often
  /// in a row, and the last answer counts. (FS-255)
  mutating func window(
    at pointInScreen: CGPoint, among windowsFrontToBack: [UIWindow], asks: Int = 1
  ) -> UIWindow? {
    for window in windowsFrontToBack {
      var view: UIView?
      for _ in 0..<asks { view = ask(window, at: pointInScreen, in: .window) }
      if view != nil { return window }
    }
    return nil
  }

  /// Phase 2: the view that gets the touch, as often as asked for; the last answer counts.
  mutating func view(at pointInScreen: CGPoint, in window: UIWindow, asks: Int = 1) -> UIView? {
    var view = passes.last?.result
    for _ in 0..<asks { view = ask(window, at: pointInScreen, in: .view) }
    return view
  }

  private mutating func ask(
    _ window: UIWindow, at pointInScreen: CGPoint, in phase: HitTestPhase
  ) -> UIView? {
    let point = window.pointFromScreen(pointInScreen)
    let event = event
    let result = context.asking(in: phase) {
      guard let recorder = SimulatedDevice.recorder else {
        return window.hitTestThroughHook(point, with: event)
      }
      return recorder.ask(window, at: point, in: phase) {
        window.hitTestThroughHook(point, with: event)
      }
    }
    passes.append(
      TouchRecord.Pass(
        phase: phase.rawValue, window: window, windowPoint: point, result: result))
    return result
  }
}

/// The question of a hit test of a window.
enum HitTestPhase: Int {
  /// Whether the window takes the touch at all.
  case window = 1
  /// Which of its views gets the touch that the window took.
  case view
}

/// The state of UIKit's own hit test, which UIKit and its own views know while windows are asked.
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
