import Testing
import UIKit

@testable import Library

/// A toast of Toast-Swift over an app that has a button.
@MainActor @Suite(.simulatedDevice) struct `A public toast` {
  let device = SimulatedDevice.current
  let controller = UIViewController()
  let window: UIWindow
  let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
  let presses = Presses()

  final class Presses {
    var count = 0
    var taps: [Bool] = []
  }

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = controller
    window.isHidden = false
    button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
  }

  func show() throws -> UIView {
    let before = Set(controller.view.subviews.map(ObjectIdentifier.init))
    controller.view.makeToast("Saved", duration: 3, position: .bottom) { [presses] didTap in
      presses.taps.append(didTap)
    }
    device.clock.advance(by: 0.5)
    return try #require(
      controller.view.subviews.first { !before.contains(ObjectIdentifier($0)) })
  }

  @Test func `is shown, tapped and gone, and the app behind is alive`() throws {
    let toast = try show()
    let middle = CGPoint(x: toast.frame.midX, y: toast.frame.midY)
    device.tap(at: CGPoint(x: 150, y: 220))
    #expect(presses.count == 1)
    device.tap(at: middle)
    device.clock.advance(by: 1)
    #expect(presses.taps == [true])
    #expect(toast.superview == nil)
    device.tap(at: CGPoint(x: 150, y: 220))
    #expect(presses.count == 2)
  }

  @Test func `goes when its time is up`() throws {
    let toast = try show()
    device.clock.advance(by: 2)
    #expect(toast.superview != nil)
    device.clock.advance(by: 2)
    #expect(toast.superview == nil)
    #expect(presses.taps == [false])
  }
}
