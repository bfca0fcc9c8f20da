import Testing
import UIKit

@testable import Library

/// A banner placed by Cartography, under simulated fingers.
@MainActor @Suite(.simulatedDevice) struct `Public layout constraints` {
  @Test func `place a banner that takes its touches and leaves the rest`() {
    let device = SimulatedDevice.current
    let controller = UIViewController()
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = controller
    window.isHidden = false
    let banner = UIView()
    controller.view.addSubview(banner)
    let group = constrain(banner) { banner in
      banner.leading == banner.superview!.leading + 10
      banner.trailing == banner.superview!.trailing - 10
      banner.bottom == banner.superview!.bottom - 20
      banner.height == 60
    }
    window.layoutIfNeeded()
    let bounds = controller.view.bounds
    #expect(
      banner.frame
        == CGRect(x: 10, y: bounds.height - 80, width: bounds.width - 20, height: 60))
    #expect(device.tap(at: CGPoint(x: 50, y: bounds.height - 50)).view === banner)
    #expect(device.tap(at: CGPoint(x: 50, y: bounds.height - 100)).view === controller.view)
    constrain(banner, replace: group) { banner in
      banner.top == banner.superview!.top
      banner.centerX == banner.superview!.centerX
      banner.size == banner.superview!.size / 4
    }
    window.layoutIfNeeded()
    #expect(device.tap(at: CGPoint(x: bounds.midX, y: 5)).view === banner)
    #expect(device.tap(at: CGPoint(x: 50, y: bounds.height - 50)).view === controller.view)
  }
}
