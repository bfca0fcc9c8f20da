import Fallthrough
import Testing
import UIKit

/// A toast above the app, in points of the screen.
@MainActor
struct ToastOverApp {
  let app = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let overlay = PassThroughWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let toast = UIButton(frame: CGRect(x: 20, y: 700, width: 353, height: 80))

  init(in scene: UIWindowScene?) {
    for window in [app, overlay] {
      window.windowScene = scene
      window.rootViewController = UIViewController()
      window.isHidden = false
    }
    overlay.windowLevel = .alert
    // Tests of a package have no scene on a simulator, so the window shows no root view there.
    if scene == nil { overlay.rootViewController?.view.map(overlay.addSubview) }
    overlay.rootViewController?.view.addSubview(toast)
  }
}

// On a simulator and on Linux: windows are asked directly.
@MainActor @Suite struct `A toast, asked` {
  @Test func `has the touches on it and lets the others through`() {
    let scenes = UIApplication.shared.connectedScenes
    let shown = ToastOverApp(in: scenes.lazy.compactMap { $0 as? UIWindowScene }.first)
    #expect(shown.overlay.hitTest(CGPoint(x: 190, y: 740), with: nil) === shown.toast)
    #expect(shown.overlay.hitTest(CGPoint(x: 190, y: 300), with: nil) == nil)
  }
}

// On Linux alone: a finger, on several versions of iOS.
#if !canImport(Darwin)
  @MainActor @Suite(.simulatedDevice) struct `A toast, touched` {
    @Test(arguments: [17, 18, 26])
    func `has the touches on it and lets the others through`(iOS: Int) {
      let device = SimulatedDevice.current
      device.systemVersion = OperatingSystemVersion(
        majorVersion: iOS, minorVersion: 0, patchVersion: 0)
      let shown = ToastOverApp(in: device.scenes[0])
      #expect(device.tap(at: CGPoint(x: 190, y: 740)).view === shown.toast)
      #expect(device.tap(at: CGPoint(x: 190, y: 300)).view?.window === shown.app)
    }
  }
#endif
