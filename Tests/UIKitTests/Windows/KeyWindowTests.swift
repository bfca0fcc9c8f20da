import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The key window` {
  final class Named: UIWindow {
    var name = ""
    var log = Log()
    var allowsKey = true

    override var canBecomeKey: Bool { allowsKey }
    override func becomeKey() { log.note("\(name) becomes, key: \(isKeyWindow)") }
    override func resignKey() { log.note("\(name) resigns, key: \(isKeyWindow)") }
  }

  func observe(_ name: Notification.Name, as text: String, in log: Log) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      nonisolated(unsafe) let window = note.object
      MainActor.assumeIsolated { log.note("\((window as? Named)?.name ?? "?") \(text)") }
    }
  }

  @Test func `FS-065 Touches do not care which window is key`() {
    let key = Stage.show()
    let other = Stage.show()
    key.makeKey()
    #expect(device.tap(at: Stage.center).view?.window === other)
    #expect(key.isKeyWindow)
  }

  @Test func `FS-066 The old key window resigns before the new one becomes key (a choice)`() {
    let log = Log()
    let (a, b) = (Stage.show(window: Named()), Stage.show(window: Named()))
    (a.name, b.name, a.log, b.log) = ("a", "b", log, log)
    let observers = [
      observe(UIWindow.didBecomeKeyNotification, as: "posted become", in: log),
      observe(UIWindow.didResignKeyNotification, as: "posted resign", in: log),
    ]
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    a.makeKey()
    b.makeKey()
    b.makeKey()
    log.expect([
      "a becomes, key: true", "a posted become", "a resigns, key: false", "a posted resign",
      "b becomes, key: true", "b posted become",
    ])
    #expect(device.scenes[0].keyWindow === b)
  }

  @Test func `FS-066 A key window that leaves its scene leaves that to another there`() {
    let (other, key) = (Stage.show(), Stage.show())
    key.makeKey()
    key.windowScene = nil
    #expect(device.scenes[0].keyWindow === other && other.isKeyWindow && !key.isKeyWindow)
  }

  @Test func `FS-066 makeKey shows nothing`() {
    let window = UIWindow(windowScene: device.scenes[0])
    window.makeKey()
    #expect(window.isKeyWindow)
    #expect(window.isHidden)
  }

  @Test func `FS-066 A window that may not become key does not`() {
    let key = Stage.show()
    key.makeKey()
    let toast = Stage.show(window: Named())
    toast.allowsKey = false
    toast.makeKeyAndVisible()
    #expect(!toast.isHidden)
    #expect(device.scenes[0].keyWindow === key)
  }

  @Test func `FS-066 Each scene has a key window of its own`() {
    let first = Stage.show()
    let second = UIWindow(windowScene: device.connectScene())
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(first.isKeyWindow)
    #expect(second.isKeyWindow)
  }

  @Test func `FS-067 When the key window hides, the topmost visible one takes over`() {
    let app = Stage.show()
    let overlay = Stage.show(window: Named(), level: .statusBar)
    let alert = Stage.show(level: .alert)
    overlay.allowsKey = false
    alert.makeKey()
    alert.isHidden = true
    #expect(device.scenes[0].keyWindow === app)
  }

  @Test func `FS-067 When the key window is gone, the topmost visible one takes over`() {
    let app = Stage.show()
    let log = Log()
    let overlay = Stage.show(window: Named())
    (overlay.name, overlay.log) = ("overlay", log)
    do {
      let alert = UIWindow(windowScene: device.scenes[0])
      alert.windowLevel = .alert
      alert.makeKeyAndVisible()
      #expect(alert.isKeyWindow)
    }
    #expect(device.scenes[0].keyWindow === overlay)
    #expect(log.lines == ["overlay becomes, key: true"])
    #expect(!app.isKeyWindow)
  }

  @Test(arguments: [false, true])
  func `FS-067 Whether a window is asked before its first responder is that is a choice`(
    _ before: Bool
  ) {
    device.behavior.asksForKeyBeforeFirstResponder = before
    final class Asked: UIWindow {
      var answers: [Bool] = []
      override var canBecomeKey: Bool {
        answers.append(rootViewController?.view.isFirstResponder ?? false)
        return true
      }
    }
    let window = Asked(windowScene: device.scenes[0])
    window.rootViewController = UIViewController()
    window.rootViewController?.view = UITextField()
    window.isHidden = false
    window.answers = []
    window.rootViewController?.view.becomeFirstResponder()
    #expect(window.answers == [!before])
  }

  @Test func `FS-067 A first responder makes its window key`() {
    let key = Stage.show()
    key.makeKey()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let window = Stage.show(field)
    #expect(field.becomeFirstResponder())
    #expect(window.isKeyWindow)
    #expect(!key.isKeyWindow)
  }
}
