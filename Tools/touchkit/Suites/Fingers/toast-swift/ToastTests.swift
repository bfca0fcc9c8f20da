import Testing
import UIKit

@testable import Toast

/// A toast over an app that has a button.
@MainActor @Suite(.simulatedDevice) struct `A toast of toast-swift` {
  let device = SimulatedDevice.current
  let window: UIWindow
  let controller = UIViewController()
  let button = UIButton(frame: CGRect(x: 100, y: 500, width: 100, height: 50))
  let presses = Presses()

  final class Presses { var count = 0 }

  init() {
    device.clock.followsRealTime = false
    window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
  }

  private func show(_ dismissables: [Toast.Dismissable]) -> Toast {
    let toast = Toast.text(
      "Saved",
      config: ToastConfiguration(
        direction: .top, dismissBy: dismissables, animationTime: 0.2, attachTo: controller.view))
    toast.show()
    device.clock.advance(by: 1)
    return toast
  }

  private func middle(of toast: Toast) -> CGPoint {
    toast.view.convert(CGPoint(x: toast.view.bounds.midX, y: toast.view.bounds.midY), to: nil)
  }

  @Test func `lets a tap beside it reach the app`() {
    let toast = show([.tap])
    device.tap(at: CGPoint(x: 150, y: 520))
    #expect(presses.count == 1)
    #expect(toast.view.superview != nil)
  }

  @Test func `goes by a tap`() {
    let toast = show([.tap])
    device.tap(at: middle(of: toast))
    device.clock.advance(by: 1)
    #expect(toast.view.superview == nil)
  }

  @Test func `goes by a long press`() {
    let toast = show([.longPress])
    device.longPress(at: middle(of: toast))
    device.clock.advance(by: 1)
    #expect(toast.view.superview == nil)
  }

  @Test func `goes by a swipe`() {
    let toast = show([.swipe(direction: .natural)])
    let place = middle(of: toast)
    device.swipe(from: place, to: CGPoint(x: place.x, y: place.y - 90))
    device.clock.advance(by: 1)
    #expect(toast.view.superview == nil)
  }

  @Test func `goes by itself when its time is up`() async throws {
    let toast = show([.time(time: 0.2)])
    for _ in 0..<40 where toast.view.superview != nil {
      try await Task.sleep(for: .milliseconds(25))
      device.clock.advance(by: 0.1)
    }
    #expect(toast.view.superview == nil)
  }
}
