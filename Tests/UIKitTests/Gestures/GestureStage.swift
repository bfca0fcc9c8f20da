import UIKit

/// A window with one logging view that fills it, and recognizers that log their actions.
@MainActor final class GestureStage {
  let device = SimulatedDevice.current
  let log = Log()
  let window: UIWindow
  let view: TouchLoggingView
  private let listener: GestureListener

  init() {
    listener = GestureListener(log)
    view = TouchLoggingView("view", frame: device.screenBounds, log: log)
    window = Stage.show(view)
  }

  /// Adds a recognizer whose every action is a line of the log, to the view or to another one.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(listener, action: "note:")
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds a logging view in front of what is there.
  func addView(_ name: String, _ frame: CGRect) -> TouchLoggingView {
    let added = TouchLoggingView(name, frame: frame, log: log)
    view.addSubview(added)
    return added
  }

  /// What the recognizers did since the last look.
  var actions: [String] { log.takeAll().filter { !$0.hasPrefix("view") } }

  func tap(_ x: CGFloat = 100, _ y: CGFloat = 100) { device.tap(at: CGPoint(x: x, y: y)) }

  func touchDown(_ x: CGFloat = 100, _ y: CGFloat = 100) -> SimulatedFinger {
    device.touchDown(at: CGPoint(x: x, y: y))
  }

  func wait(_ seconds: TimeInterval) { device.clock.advance(by: seconds) }
}

extension SimulatedFinger {
  func move(_ x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: x, y: y)) }
}

/// A target that notes the name and state of each recognizer that tells it something.
final class GestureListener: ActionPerforming {
  let log: Log

  init(_ log: Log) { self.log = log }

  func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
    guard selector == "note:" else { return nil }
    return { [log] sender, _ in
      guard let recognizer = sender as? UIGestureRecognizer else { return }
      log.note("\(recognizer.name ?? "?") \(recognizer.state)")
    }
  }
}

/// A recognizer that notes what it is told, and becomes what a script says at each phase.
final class ScriptedRecognizer: UIGestureRecognizer {
  var log: Log?
  /// What to become when a finger comes down, moves, is lifted or is cancelled.
  var script: [String: State] = [:]

  convenience init(_ script: [String: State] = [:], log: Log? = nil) {
    self.init(target: nil, action: nil)
    self.script = script
    self.log = log
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    take("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    take("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    take("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    take("cancelled", touches)
  }
  override func reset() { log?.note("\(name ?? "?") reset") }

  private func take(_ phase: String, _ touches: Set<UITouch>) {
    log?.note("\(name ?? "?") told \(phase)\(touches.count == 1 ? "" : " of \(touches.count)")")
    if let next = script[phase] { state = next }
  }
}

/// A delegate that notes what it is asked, and answers as it is told to.
final class ScriptedDelegate: NSObject, UIGestureRecognizerDelegate {
  var log: Log?
  var begins = true
  var takesTouch = true
  var takesEvent = true
  var isSimultaneous = false
  var waits = false
  var isWaitedFor = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log?.note("should begin?")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    log?.note("receive touch?")
    return takesTouch
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    log?.note("receive event?")
    return takesEvent
  }
}
