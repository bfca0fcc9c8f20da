import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The way of an event` {
  final class LoggingWindow: UIWindow {
    var log = Log()
    var deliversEvents = true

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log.note("window.hitTest")
      return super.hitTest(point, with: event)
    }

    override func sendEvent(_ event: UIEvent) {
      log.note("window.sendEvent")
      if deliversEvents { super.sendEvent(event) }
    }
  }

  final class LoggingApplication: UIApplication {
    var log = Log()
    var deliversEvents = true

    override func sendEvent(_ event: UIEvent) {
      log.note("app.sendEvent")
      if deliversEvents { super.sendEvent(event) }
    }
  }

  func showLoggingView(_ log: Log) -> LoggingWindow {
    let window = Stage.show(window: LoggingWindow())
    window.log = log
    window.rootViewController?.view.addSubview(
      TouchLoggingView("view", frame: device.screenBounds, log: log))
    return window
  }

  @Test func `FS-068 Hit test, application, window, view`() {
    let log = Log()
    let application = LoggingApplication()
    application.log = log
    device.launch(application)
    let window = showLoggingView(log)
    _ = log.takeAll()
    device.tap(at: CGPoint(x: 3, y: 4))
    log.expect([
      "window.hitTest", "window.hitTest", "app.sendEvent", "window.sendEvent", "view began (3 4)",
      "app.sendEvent", "window.sendEvent", "view ended (3 4)",
    ])
    #expect(window.windowScene != nil)
  }

  @Test func `FS-069 An application that does not call super keeps events from all windows`() {
    let application = LoggingApplication()
    application.deliversEvents = false
    device.launch(application)
    let log = Log()
    let window = showLoggingView(log)
    device.tap(at: Stage.center)
    #expect(log.lines == ["window.hitTest", "window.hitTest"])
    #expect(application.log.lines == ["app.sendEvent", "app.sendEvent"])
    #expect(window.isHidden == false)
  }

  @Test func `FS-069 A window that does not call super keeps events from its views`() {
    let log = Log()
    let window = showLoggingView(log)
    window.deliversEvents = false
    device.tap(at: Stage.center)
    #expect(!log.lines.contains { $0.hasPrefix("view") })
  }

  @Test func `FS-068 Each window with a changed touch gets the event once (a choice)`() {
    let logs = [Log(), Log()]
    let windows = logs.map(showLoggingView)
    windows[1].frame = CGRect(x: 0, y: 0, width: 393, height: 400)
    let fingers = device.touchDown(at: [
      CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 500), CGPoint(x: 3, y: 3),
    ])
    #expect(logs.map { $0.takeAll().filter { $0 == "window.sendEvent" }.count } == [1, 1])
    fingers[0].move(to: CGPoint(x: 9, y: 9))
    #expect(logs.map { $0.takeAll().filter { $0 == "window.sendEvent" }.count } == [0, 1])
    // The scene holds them weakly.
    withExtendedLifetime(windows) {}
  }

  @Test func `A dropped touch reaches its window and no view`() {
    final class Dropping: UIWindow {
      var asks = 0
      var sawTouch = false
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asks += 1
        return asks == 1 ? self : nil
      }
      override func sendEvent(_ event: UIEvent) {
        sawTouch = event.touches(for: self)?.first?.view == nil
        super.sendEvent(event)
      }
    }
    let window = Stage.show(window: Dropping())
    let finger = device.touchDown(at: Stage.center)
    #expect(window.sawTouch)
    #expect(finger.touch.window === window)
    #expect(finger.touch.view == nil)
  }

  @Test func `A touch that no window takes is no event`() {
    let application = LoggingApplication()
    device.launch(application)
    let finger = device.touchDown(at: Stage.center)
    finger.move(to: .zero)
    finger.lift()
    #expect(finger.record.isNobodys)
    #expect(finger.touch.window == nil)
    #expect(application.log.lines.isEmpty)
  }
}
