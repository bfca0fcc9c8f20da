import Testing
import UIKit

@testable import Library

/// A popup of BottomPopup over an app that has a button.
@MainActor @Suite(.simulatedDevice) struct `A public bottom sheet` {
  let device = SimulatedDevice.current
  let root = UIViewController()
  let popup = BottomPopupViewController(nibName: nil, bundle: nil)
  let window: UIWindow

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = root
    window.isHidden = false
    root.present(popup, animated: true)
    device.clock.advance(by: 2)
  }

  @Test func `is shown at the bottom and takes its touches`() {
    let bounds = window.bounds
    #expect(root.presentedViewController === popup)
    #expect(popup.view.frame.maxY == bounds.maxY)
    #expect(popup.view.frame.minY == bounds.maxY - popup.popupHeight)
    #expect(
      device.tap(at: CGPoint(x: bounds.midX, y: bounds.maxY - 50)).view === popup.view)
  }

  @Test func `goes by a tap beside it, and the app behind is alive`() {
    device.tap(at: CGPoint(x: 100, y: 60))
    device.clock.advance(by: 2)
    #expect(root.presentedViewController == nil)
    #expect(device.tap(at: CGPoint(x: 100, y: 700)).view === root.view)
  }

  @Test func `goes by a swipe down`() {
    let top = window.bounds.maxY - popup.popupHeight
    device.swipe(
      from: CGPoint(x: 200, y: top + 20), to: CGPoint(x: 200, y: window.bounds.maxY - 10))
    device.clock.advance(by: 2)
    #expect(root.presentedViewController == nil)
    #expect(device.tap(at: CGPoint(x: 100, y: 700)).view === root.view)
  }
}
