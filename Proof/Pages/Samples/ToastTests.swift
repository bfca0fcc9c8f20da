import Fallthrough
import Testing
import UIKit

/// An app, and a toast in a window in front of it.
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
    // Tests of a package have no scene on a simulator. A window without a scene does not add its root
    // view, so add it here.
    if scene == nil { overlay.rootViewController?.view.map(overlay.addSubview) }
    overlay.rootViewController?.view.addSubview(toast)
  }
}

// Runs on a simulator and on Linux: the test calls the window's hit test.
@MainActor @Suite struct `A toast in a hit test` {
  @Test func `is found, and nothing is found beside it`() {
    let scenes = UIApplication.shared.connectedScenes
    let shown = ToastOverApp(in: scenes.lazy.compactMap { $0 as? UIWindowScene }.first)
    #expect(shown.overlay.hitTest(CGPoint(x: 190, y: 740), with: nil) === shown.toast)
    #expect(shown.overlay.hitTest(CGPoint(x: 190, y: 300), with: nil) == nil)
  }
}

// Runs only on Linux: a finger taps, on several versions of iOS.
#if !canImport(Darwin)
  @MainActor @Suite(.simulatedDevice) struct `A toast under a finger` {
    @Test(arguments: [17, 18, 26])
    func `gets the taps on it, and the app gets the others`(iOS: Int) {
      let device = SimulatedDevice.current
      device.systemVersion = OperatingSystemVersion(
        majorVersion: iOS, minorVersion: 0, patchVersion: 0)
      let shown = ToastOverApp(in: device.scenes[0])
      #expect(device.tap(at: CGPoint(x: 190, y: 740)).view === shown.toast)
      #expect(device.tap(at: CGPoint(x: 190, y: 300)).view?.window === shown.app)
    }
  }
#endif
