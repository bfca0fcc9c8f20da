import Fallthrough
import Testing
import UIKit

@MainActor @Suite struct `A toast over an app` {
  @Test(.simulatedDevice, arguments: [17, 18, 26])
  func `gets the taps on it, and the app gets the others`(iOS: Int) {
    let device = SimulatedDevice.current
    device.systemVersion = OperatingSystemVersion(
      majorVersion: iOS, minorVersion: 0, patchVersion: 0)
    device.linkedSDK = device.systemVersion

    let app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()

    // Replaces a SwiftUI hosting controller. It answers hit tests as the real one does on that iOS.
    let host = SimulatedHostingController()
    let toast = host.addContent(CGRect(x: 20, y: 700, width: 350, height: 80), kind: .drawing)
    let overlay = PassThroughWindow(windowScene: device.scenes[0])
    overlay.rootViewController = host
    overlay.isHidden = false

    device.tap(at: CGPoint(x: 190, y: 740))
    #expect(toast.tapCount == 1)
    let beside = device.tap(at: CGPoint(x: 190, y: 300))
    #expect(beside.passes.last?.window === app)
  }
}
