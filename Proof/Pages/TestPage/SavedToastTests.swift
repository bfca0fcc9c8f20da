import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A toast` {
  let device = SimulatedDevice.current
  let app = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let toasts = SavedToasts(
    scene: SimulatedDevice.current.scenes[0], clock: SimulatedDevice.current.clock)
  init() {
    app.rootViewController = UIViewController()
    app.rootViewController?.view.addSubview(field)
    app.makeKeyAndVisible()
    device.model = .iPhone15
    toasts.show("Saved")
  }

  /// What VoiceOver can reach, back to front.
  var elements: [UIResponder] { device.accessibilityElements }
  /// A point in the toast: an iPhone 15 is 852 points high, and the toast is at its lower edge.
  let onToast = CGPoint(x: 190, y: 780)

  @Test func `takes the taps on it, leaves all others, and closes after three seconds`() async {
    #expect(device.tap(at: CGPoint(x: 190, y: 300)).window === app)
    #expect(device.tap(at: onToast).view is UIButton)
    #expect(toasts.shown == nil)
    toasts.show("Sent")
    await device.clock.advance(by: .seconds(4))
    #expect(toasts.shown == nil)
  }

  @Test func `stays at the bottom when the device rotates`() {
    device.rotate(to: .landscapeRight)
    // The safe area is 734 x 372 points at (59, 0). The toast keeps 16 points from its edges.
    #expect(elements.last?.accessibilityFrame == CGRect(x: 75, y: 300, width: 702, height: 56))
    #expect(device.tap(at: CGPoint(x: 400, y: 200)).window === app)
  }

  @Test func `is above the keyboard while the user types`() {
    device.showsKeyboard = true
    device.tap(at: field.center)
    device.type("Ada")
    #expect(field.text == "Ada")
    let keyboardTop = app.bounds.height - device.keyboardHeight
    #expect(elements.last?.accessibilityFrame.maxY == keyboardTop - 16)
  }

  @Test func `is announced, stays longer with VoiceOver, and closes on escape`() async {
    device.isVoiceOverRunning = true
    #expect(device.announcements == ["Saved"])
    await device.clock.advance(by: .seconds(9))
    #expect(elements.map(\.accessibilityLabel) == [nil, "Saved"])
    device.performEscape()
    #expect(elements == [field])
  }

  @Test func `appears only in its own scene`() {
    let scene = device.connectScene()
    let second = UIWindow(windowScene: scene)
    second.isHidden = false
    device.bringToFront(scene)
    #expect(device.tap(at: onToast).window === second)
    #expect(toasts.shown != nil)
  }
}
