import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A text view` {
  let device = SimulatedDevice.current
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

  @Test func `FS-093 Stays as it is while it can be neither changed nor selected`() {
    (textView.isEditable, textView.isSelectable) = (false, false)
    device.tap(at: CGPoint(x: 50, y: 50))
    #expect(!textView.isFirstResponder)
  }
}
