import Dispatch
import Notices
import Testing
import UIKit

/// What comes on the main queue and what comes by the device's clock, in one test.
@MainActor @Suite(.simulatedDevice) struct `Notices that wait for each other` {
  let device = SimulatedDevice.current
  let window: UIWindow
  let queue: NoticeQueue
  let presses = Presses()

  final class Presses { var count = 0 }

  init() throws {
    window = UIWindow(windowScene: device.scenes[0])
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    queue = NoticeQueue(in: try #require(root.view))
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
    button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
  }

  private func add(_ message: String) -> Toast {
    let toast = Toast(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    toast.message = message
    queue.add(toast)
    return toast
  }

  /// Lets happen what waits on the main queue.
  private func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `come one after the other, by a tap, a swipe and a time`() async {
    let toasts = ["A", "B", "C"].map(add)
    await settle()
    #expect(toasts.map { $0.superview != nil } == [true, false, false])
    device.tap(at: CGPoint(x: 250, y: 130))
    await settle()
    #expect(queue.transcript == ["A tap"])
    #expect(toasts.map { $0.superview != nil } == [false, true, false])
    device.swipe(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 40))
    await settle()
    #expect(queue.transcript == ["A tap", "B swipe"])
    toasts[2].live(for: 2)
    device.clock.advance(by: 1.9)
    #expect(toasts[2].superview != nil)
    device.clock.advance(by: 0.2)
    #expect(queue.transcript == ["A tap", "B swipe", "C time"])
  }

  @Test func `let taps beside them reach the app, also while others wait`() async {
    let toasts = ["A", "B"].map(add)
    await settle()
    device.tap(at: CGPoint(x: 150, y: 420))
    #expect(presses.count == 1)
    #expect(toasts.map { $0.superview != nil } == [true, false])
  }
}
