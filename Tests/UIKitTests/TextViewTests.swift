import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A text view` {
  let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(textView)
    window.isHidden = false
  }

  @Test func `FS-093 Becomes first responder by a tap`() {
    device.tap(at: CGPoint(x: 200, y: 200))
    #expect(!textView.isFirstResponder)
    device.tap(at: CGPoint(x: 50, y: 50))
    #expect(textView.isFirstResponder)
  }

  @Test func `FS-093 Posts that its editing begins, that its text changes, and that editing ends`()
  {
    let log = Log()
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: textView, queue: nil) { _ in
        MainActor.assumeIsolated { log.note(name.rawValue) }
      }
    }
    textView.text = "a"
    device.tap(at: CGPoint(x: 50, y: 50))
    textView.insertText("b")
    textView.deleteBackward()
    #expect(textView.resignFirstResponder())
    log.expect([
      "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
      "UITextViewTextDidChangeNotification", "UITextViewTextDidEndEditingNotification",
    ])
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func `FS-093 Stays as it is while it can be neither changed nor selected`() {
    (textView.isEditable, textView.isSelectable) = (false, false)
    device.tap(at: CGPoint(x: 50, y: 50))
    #expect(!textView.isFirstResponder)
  }
}
