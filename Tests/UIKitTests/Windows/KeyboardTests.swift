import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The keyboard` {
  let log = Log()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  let window: UIWindow
  let key = CGPoint(x: 100, y: 800)

  init() {
    device.showsKeyboard = true
    window = Stage.show(field)
  }

  @Test func `FS-077 stands in a window of its own in front of all others`() {
    let alert = Stage.show(level: .alert)
    alert.makeKeyAndVisible()
    field.becomeFirstResponder()
    let keyboard = device.keyboardWindow
    #expect(keyboard?.windowLevel == UIWindow.Level(rawValue: 10_000_000))
    #expect(keyboard.map { "\(type(of: $0))" } == "UIRemoteKeyboardWindow")
    #expect(device.tap(at: key).passes.map(\.window) == [keyboard, keyboard])
    #expect(
      device.tap(at: CGPoint(x: 100, y: 515)).passes.map(\.window) == [keyboard, alert, alert])
    #expect(field.isFirstResponder && window.isKeyWindow)
  }

  @Test(arguments: [15.0, 16, 18, 26])
  func `FS-197 is in no public list since iOS 16, and the window of text effects stays`(
    iOS: Double
  ) {
    device.systemVersion = OperatingSystemVersion(iOS)
    func names() -> [String] { device.scenes[0].windows.map { "\(type(of: $0))" } }
    #expect(names() == ["UIWindow"])
    field.becomeFirstResponder()
    let shown = ["UIWindow", "UITextEffectsWindow"]
    #expect(names() == (iOS < 16 ? shown + ["UIRemoteKeyboardWindow"] : shown))
    #expect(device.tap(at: key).passes.first?.window === device.keyboardWindow)
    field.resignFirstResponder()
    #expect(names() == shown)
    #expect(device.tap(at: key).view === window.rootViewController?.view)
  }

  @Test func `FS-077 goes with the first responder`() {
    field.becomeFirstResponder()
    window.endEditing(false)
    #expect(device.keyboardWindow == nil)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(device.keyboardWindow == nil)
    #expect(device.tap(at: key).view === window.rootViewController?.view)
  }

  @Test func `stays away from devices with keys, and from responders that take no text`() {
    final class Plain: UIView { override var canBecomeFirstResponder: Bool { true } }
    let plain = Plain()
    window.rootViewController?.view.addSubview(plain)
    plain.becomeFirstResponder()
    #expect(device.scenes[0].windows == [window])
    field.becomeFirstResponder()
    #expect(device.keyboardWindow != nil)
    device.showsKeyboard = false
    #expect(device.keyboardWindow == nil)
  }

  @Test func `shows what the responder has in its place and above it`() {
    let bar = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let chat = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    chat.inputAccessoryView = bar
    window.rootViewController?.view.addSubview(chat)
    chat.becomeFirstResponder()
    #expect(device.tap(at: CGPoint(x: 100, y: 852 - 336 - 1)).view === bar)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    // The keys stay where they are when another window is given them.
    let (other, keyboard) = (UITextField(), device.keyboardWindow)
    let front = Stage.show(other)
    other.becomeFirstResponder()
    #expect(front.isKeyWindow && device.keyboardWindow === keyboard && keyboard != nil)
    #expect(bar.superview == nil)
    #expect(device.keyboardWindow?.rootViewController?.view.subviews.first?.subviews.count == 1)
  }

  @Test func `shows what a text has in place of the keyboard`() {
    let text = UITextView(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    let keys = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    text.inputView = keys
    window.rootViewController?.view.addSubview(text)
    text.becomeFirstResponder()
    #expect(device.tap(at: CGPoint(x: 100, y: 852 - 10)).view === keys)
    #expect(text.inputView === keys && text.inputAccessoryView == nil)
  }

  @Test func `is lower on a screen that is wider than high`() {
    #expect(device.keyboardHeight == 336)
    device.rotate(to: .landscapeLeft)
    #expect(device.keyboardHeight == 209)
    device.keyboardHeight = 180
    device.rotate(to: .portrait)
    #expect(device.keyboardHeight == 180)
    device.reset()
    #expect(device.keyboardHeight == 336)
  }

  @Test func `types what the delegate of the field allows, and says so`() {
    final class NoDigits: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        lines.append("\(string) at \(range.location), \(range.length)")
        return string.first?.isNumber != true
      }
    }
    let delegate = NoDigits()
    field.delegate = delegate
    field.addAction(UIAction { [log] _ in log.note("changed") }, for: .editingChanged)
    field.becomeFirstResponder()
    device.type("a1b")
    #expect(field.text == "ab" && log.lines == ["changed", "changed"])
    #expect(delegate.lines == ["a at 0, 0", "1 at 1, 0", "b at 1, 0"])
  }

  @Test func `announces where it comes and goes`() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [log] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { log.note("\(name.rawValue) \(frame?.minY ?? -1)") }
      }
    }
    field.becomeFirstResponder()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    observers.forEach(NotificationCenter.default.removeObserver)
    log.expect([
      "UIKeyboardWillShowNotification 516.0", "UIKeyboardDidShowNotification 516.0",
      "UIKeyboardWillHideNotification 852.0", "UIKeyboardDidHideNotification 852.0",
    ])
  }

  @Test func `goes when a scroll view is dragged that says so`() {
    let scrollView = UIScrollView(frame: device.screenBounds)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.keyboardDismissMode = .onDrag
    window.rootViewController?.view.insertSubview(scrollView, at: 0)
    field.becomeFirstResponder()
    let finger = device.touchDown(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 300))
    #expect(!field.isFirstResponder)
    #expect(device.keyboardWindow == nil)
    finger.lift()
  }

  @Test func `is ended by a view around the first responder, willing or not`() {
    final class Stubborn: UITextField { override var canResignFirstResponder: Bool { false } }
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    window.rootViewController?.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()
    #expect(field.endEditing(true))
    #expect(stubborn.isFirstResponder)
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!stubborn.isFirstResponder)
    #expect(device.keyboardWindow == nil)
  }

  @Test func `FS-077 goes with the key window, and comes back with it`() {
    let other = Stage.show()
    field.becomeFirstResponder()
    #expect(device.keyboardWindow != nil)
    other.makeKey()
    #expect(device.keyboardWindow == nil)
    window.makeKey()
    #expect(device.keyboardWindow != nil)
    window.isHidden = true
    #expect(device.keyboardWindow == nil)
  }

  @Test func `is a bar alone for a responder that takes no text`() {
    final class Barred: UIView {
      let bar = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let barred = Barred()
    window.rootViewController?.view.addSubview(barred)
    barred.becomeFirstResponder()
    #expect(device.tap(at: CGPoint(x: 100, y: 851)).view === barred.bar)
    let above = CGPoint(x: 100, y: 852 - 44 - 1)
    #expect(device.tap(at: above).view === window.rootViewController?.view)
  }
}
