import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The key window under a pass-through window` {
  func screen() -> (Screen, UITextField) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let field = UITextField(frame: Toast.frame)
    root.view.addSubview(field)
    return (screen, field)
  }

  /// Ends the editing, and lets the run loop turn.
  func resign(_ field: UITextField) {
    field.resignFirstResponder()
    SimulatedDevice.current.turn()
  }

  @Test func `stays the app's, whatever is tapped and asked`() {
    let (screen, _) = screen()
    screen.overlay.makeKeyAndVisible()
    _ = screen.tap(Toast.beside)
    #expect(screen.app.isKeyWindow)
    #expect(!screen.overlay.isKeyWindow)
  }

  @Test func `is the overlay where that is allowed`() {
    let (screen, _) = screen()
    screen.overlay.allowsKey = true
    screen.overlay.makeKey()
    #expect(screen.overlay.isKeyWindow)
  }

  @Test func `is the overlay for as long as text in it is edited`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    #expect(screen.overlay.isKeyWindow)
    resign(field)
    #expect(screen.app.isKeyWindow)
    #expect(!screen.overlay.canBecomeKey)
  }

  @Test func `is the overlay though its editing is told on another thread`() async {
    let (screen, field) = screen()
    await Task.detached {
      let name = UITextField.textDidBeginEditingNotification
      NotificationCenter.default.post(name: name, object: nil)
    }.value
    field.becomeFirstResponder()
    #expect(screen.overlay.isKeyWindow)
  }

  @Test func `is not a hidden overlay, though text in it is still edited`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    screen.overlay.isHidden = true
    #expect(!screen.overlay.canBecomeKey)
    screen.overlay.makeKey()
    #expect(!screen.overlay.isKeyWindow)
  }

  @Test func `is the app's again when the text goes while it is edited`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!screen.overlay.canBecomeKey)
    SimulatedDevice.current.turn()
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the frontmost of the app when the one that was key has gone, and the log says so`()
    throws
  {
    let (screen, field) = screen()
    let second = UIWindow(windowScene: try #require(screen.app.windowScene))
    second.rootViewController = UIViewController()
    second.makeKeyAndVisible()
    field.becomeFirstResponder()
    second.isHidden = true
    let notes = notes { resign(field) }
    #expect(screen.app.isKeyWindow)
    #expect(
      notes == [
        "The window that was key before text in an overlay was edited has gone; the app's "
          + "frontmost window is key now"
      ])
  }

  @Test func `is the frontmost of the app when the one that was key was released`() throws {
    let (screen, field) = screen()
    let scene = try #require(screen.app.windowScene)
    do {
      let second = UIWindow(windowScene: scene)
      second.rootViewController = UIViewController()
      second.makeKeyAndVisible()
      field.becomeFirstResponder()
      second.windowScene = nil
    }
    #expect(notes { resign(field) }.count == 1)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `stays the overlay if the app has no window left, and the log says so`() {
    let (screen, field) = screen()
    field.becomeFirstResponder()
    screen.app.isHidden = true
    let notes = notes { resign(field) }
    #expect(
      notes == [
        "The window that was key before text in an overlay was edited has gone; the overlay stays "
          + "key"
      ])
  }
}

/// A view of an app's own that takes text, as for a one-time code.
private final class CodeView: UIView, UIKeyInput {
  private(set) var text = ""
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

/// A controller that takes text itself, with a view that does not.
private final class CodeController: UIViewController, UIKeyInput {
  var hasText: Bool { false }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@MainActor @Suite(.simulatedDevice) struct `The key window under a view that takes text` {
  let root = UIViewController()
  let screen: Screen
  private let code = CodeView(frame: Toast.frame)
  let field = UITextField(frame: CGRect(x: 20, y: 600, width: 350, height: 40))
  var device: SimulatedDevice { .current }

  init() {
    screen = Screen(root: root)
    [code, field].forEach(root.view.addSubview)
  }

  @Test(arguments: [false, true])
  func `is the overlay from the tap on it, whenever UIKit asks, and what is typed goes to it`(
    _ before: Bool
  ) {
    device.behavior.asksForKeyBeforeFirstResponder = before
    device.showsKeyboard = true
    _ = screen.tap(Toast.inside)
    device.clock.advance(by: 0.3)
    #expect(screen.overlay.isKeyWindow)
    device.type("123")
    #expect(code.text == "123")
    code.resignFirstResponder()
    device.clock.advance(by: 0.3)
    #expect(screen.app.isKeyWindow)
    #expect(!screen.overlay.canBecomeKey)
  }

  @Test func `is the app's again when the editing of a text view ends, without a keyboard`() {
    let view = UITextView(frame: Toast.frame)
    root.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(screen.overlay.isKeyWindow)
    view.resignFirstResponder()
    device.turn()
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the app's again after the touch that follows the editing, without a keyboard`() {
    final class Done: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        window?.endEditing(true)
      }
    }
    root.view.addSubview(Done(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
    code.becomeFirstResponder()
    device.tap(at: CGPoint(x: 50, y: 120))
    #expect(!code.isFirstResponder && screen.overlay.isKeyWindow)
    device.tap(at: CGPoint(x: 300, y: 300))
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is not looked for as time passes after a tap on content`() {
    final class Content: UIView {
      var asks = 0
      override var isFirstResponder: Bool {
        asks += 1
        return super.isFirstResponder
      }
    }
    let content = Content(frame: Toast.frame)
    root.view.addSubview(content)
    #expect(device.tap(at: Toast.inside).view === content)
    let asks = content.asks
    device.clock.advance(by: 3)
    #expect(content.asks == asks)
  }

  @Test(arguments: [false, true])
  func `is the overlay for text fields whenever UIKit asks`(_ before: Bool) {
    device.behavior.asksForKeyBeforeFirstResponder = before
    device.tap(at: field.center)
    #expect(screen.overlay.isKeyWindow)
    device.type("abc")
    #expect(field.text == "abc")
    field.resignFirstResponder()
    device.turn()
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the overlay from when the app's code makes it first responder`() {
    device.showsKeyboard = true
    code.becomeFirstResponder()
    #expect(screen.overlay.isKeyWindow)
    code.resignFirstResponder()
    device.clock.advance(by: 0.3)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the overlay for a controller that takes text`() {
    device.showsKeyboard = true
    let controller = CodeController()
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.becomeFirstResponder()
    #expect(screen.overlay.isKeyWindow)
    controller.resignFirstResponder()
    device.clock.advance(by: 0.3)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `goes not back and forth while one view hands on to another`() {
    var keys: [String] = []
    let name = UIWindow.didBecomeKeyNotification
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      nonisolated(unsafe) let window = $0.object
      MainActor.assumeIsolated { keys.append(window is PassThroughWindow ? "overlay" : "app") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    device.tap(at: field.center)
    _ = screen.tap(Toast.inside)
    device.clock.advance(by: 1)
    device.tap(at: field.center)
    #expect(keys == ["overlay"])
    field.resignFirstResponder()
    device.turn()
    #expect(keys == ["overlay", "app"])
  }

  @Test func `stays the app's for a view that is first responder and takes no text`() {
    final class Focusable: UIView { override var canBecomeFirstResponder: Bool { true } }
    let view = Focusable(frame: Toast.frame)
    root.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(!screen.overlay.canBecomeKey)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is not taken back while the app's text is edited and the overlay is touched`() {
    let own = UITextField()
    screen.app.rootViewController?.view.addSubview(own)
    code.becomeFirstResponder()
    own.becomeFirstResponder()
    device.turn()
    #expect(screen.app.isKeyWindow)
    screen.addButton("button", CGRect(x: 0, y: 100, width: 100, height: 40), to: root.view)
    #expect(screen.tap(50, 120) == ["button"])
    device.clock.advance(by: 1)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the app's frontmost when the one that was key has gone meanwhile`() throws {
    let second = UIWindow(windowScene: try #require(screen.app.windowScene))
    second.rootViewController = UIViewController()
    second.makeKeyAndVisible()
    device.showsKeyboard = true
    code.becomeFirstResponder()
    second.isHidden = true
    code.resignFirstResponder()
    #expect(notes { device.clock.advance(by: 0.3) }.count == 1)
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is that of the same scene, whatever becomes key in another one`() {
    let other = UIWindow(windowScene: device.connectScene())
    other.makeKeyAndVisible()
    device.showsKeyboard = true
    code.becomeFirstResponder()
    other.isHidden = true
    code.resignFirstResponder()
    #expect(notes { device.clock.advance(by: 0.3) } == [])
    #expect(screen.app.isKeyWindow)
  }

  @Test func `is the app's though another overlay's text was edited before`() {
    let second = PassThroughWindow(windowScene: device.scenes[0])
    second.rootViewController = UIViewController()
    second.isHidden = false
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    second.rootViewController?.view.addSubview(other)
    field.becomeFirstResponder()
    other.becomeFirstResponder()
    #expect(second.isKeyWindow)
    field.resignFirstResponder()
    _ = notes {
      other.resignFirstResponder()
      device.turn()
    }
    #expect(screen.app.isKeyWindow)
  }

  @Test func `stays the overlay after editing where it is allowed to be key`() {
    screen.overlay.allowsKey = true
    field.becomeFirstResponder()
    field.resignFirstResponder()
    device.clock.advance(by: 1)
    #expect(screen.overlay.isKeyWindow)
  }

  @Test func `is the overlay of a SwiftUI view while its field is edited, and it goes while it is`()
  {
    let app = OverlayApp()
    let windows = app.scene.windows.count
    let field = UITextField(frame: Toast.frame)
    app.onStage = { stage in stage.onAppear = { stage.host.addForeignView(field) } }
    app.want("toast")
    device.tap(at: Toast.inside)
    #expect(field.isFirstResponder)
    #expect(app.scene.windows.last?.isKeyWindow == true)
    app.want(nil)
    #expect(app.window.isKeyWindow)
    device.clock.advance(by: 2)
    #expect(app.scene.windows.count == windows)
  }
}
