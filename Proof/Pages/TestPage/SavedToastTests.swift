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

  var elements: [UIResponder] { device.accessibilityElements }
  @Test func `takes the taps on it, leaves all others, and goes after three seconds`() async {
    #expect(device.tap(at: CGPoint(x: 190, y: 300)).window === app)
    #expect(device.tap(at: CGPoint(x: 190, y: 780)).view is UIButton)
    #expect(toasts.shown == nil)
    toasts.show("Sent")
    await device.clock.advance(by: .seconds(4))
    #expect(toasts.shown == nil)
  }

  @Test func `stays at the bottom when the device is turned`() {
    device.rotate(to: .landscapeRight)
    #expect(elements.last?.accessibilityFrame == CGRect(x: 75, y: 300, width: 702, height: 56))
    #expect(device.tap(at: CGPoint(x: 400, y: 200)).window === app)
  }

  @Test func `stands above the keyboard, with which the user goes on typing`() {
    device.showsKeyboard = true
    device.tap(at: field.center)
    device.type("Ada")
    #expect(field.text == "Ada")
    #expect(elements.last?.accessibilityFrame.maxY == 500)
  }

  @Test func `is announced, stays longer with VoiceOver, and lets users get away`() async {
    device.isVoiceOverRunning = true
    #expect(device.announcements == ["Saved"])
    await device.clock.advance(by: .seconds(9))
    #expect(elements.map(\.accessibilityLabel) == [nil, "Saved"])
    device.performEscape()
    #expect(elements == [field])
  }

  @Test func `is in its own scene alone`() {
    let scene = device.connectScene()
    let second = UIWindow(windowScene: scene)
    second.isHidden = false
    device.bringToFront(scene)
    #expect(device.tap(at: CGPoint(x: 190, y: 780)).window === second)
    #expect(toasts.shown != nil)
  }
}
