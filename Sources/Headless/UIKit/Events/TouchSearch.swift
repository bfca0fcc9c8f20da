/// The two phases that find the window and the view of a new touch. (FS-060, FS-070) Phase 1 asks
/// windows front to back until one answers; nil passes the touch to the window below. Phase 2 asks
/// that window again; nil now drops the touch.
@MainActor struct TouchSearch {
  private let context: HitTestContext
  private let event: UIEvent?
  private(set) var passes: [TouchRecord.Pass] = []

  init(context: HitTestContext, event: UIEvent?) {
    self.context = context
    self.event = event
  }

  /// Phase 1: the first window that takes a touch at a point of the screen. Each is asked as often
  /// as the device is set, and the last answer counts. (FS-255)
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

  /// Phase 2: the view that gets the touch. It is asked as often as the device is set, and the last
  /// answer counts.
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
    let result = context.asking(for: phase, of: event) {
      guard let recorder = SimulatedDevice.recorder else {
        return window.hitTestThroughHook(point, with: event)
      }
      return recorder.ask(window, at: point, in: phase) {
        window.hitTestThroughHook(point, with: event)
      }
    }
    context.note(result, in: phase)
    passes.append(
      TouchRecord.Pass(phase: phase.rawValue, window: window, windowPoint: point, result: result))
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

/// UIKit's own hit test while it lasts; its views and SwiftUI know about it.
///
/// Since iOS 18 UIKit asks a window for the view of a touch within a *gesture hit test*, in which
/// hosting views answer differently. Nothing counts calls. (FS-070, FS-401)
@MainActor final class HitTestContext {
  private var ask: (phase: HitTestPhase, event: UIEvent?)?
  /// The view that a window last named when it was asked whether it takes a touch.
  private weak var named: UIView?

  func asking<Answer>(for phase: HitTestPhase, of event: UIEvent?, _ ask: () -> Answer) -> Answer {
    let outer = self.ask
    self.ask = (phase, event)
    defer { self.ask = outer }
    return ask()
  }

  /// Whether a view that is asked now is asked within a gesture hit test.
  ///
  /// The hit test for the view of a touch is one, with the event of the touch. The one for its
  /// window is not, unless the device asks once for both. A hit test of the app's own is not. We chose
  /// that those of pointers and drag sessions, and those without an event, are not. (FS-401)
  func isGestureHitTest(with event: UIEvent?) -> Bool {
    guard let ask else { return false }
    let behavior = SimulatedDevice.current.behavior
    guard ask.event?.type == .touches, event === ask.event else {
      return false
    }
    return ask.phase == .view || behavior.hitTestPasses < 2
  }

  func note(_ answer: UIView?, in phase: HitTestPhase) { if phase == .window { named = answer } }

  /// Whether a window named a view when it was asked whether it takes the touch.
  func isNamed(_ view: UIView) -> Bool { named === view }
}
