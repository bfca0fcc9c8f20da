import Testing
import UIKit

/// The window that everybody writes first fails as the world reports it.
@MainActor @Suite(.simulatedDevice) struct `The naive pass-through window` {
  let device = SimulatedDevice.current

  final class Naive: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === rootViewController?.view ? nil : hit
    }
  }

  struct Screen {
    let app: UIWindow
    let overlay: Naive
    let toast: SimulatedContentHandle
    let button: UIButton
    let appTaps: () -> Int
  }

  /// An app with one large button, and above it a toast at the bottom.
  func showToast(iOS: Double, sdk: Double? = nil) -> Screen {
    device.systemVersion = OperatingSystemVersion(iOS)
    if let sdk { device.linkedSDK = OperatingSystemVersion(sdk) }
    let button = UIButton(frame: device.screenBounds)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let app = Stage.show(button)
    let controller = SimulatedHostingController()
    let toast = controller.addContent(CGRect(x: 20, y: 700, width: 353, height: 80), kind: .drawing)
    let overlay = Stage.show(window: Naive(), root: controller, level: .alert)
    return Screen(app: app, overlay: overlay, toast: toast, button: button, appTaps: { taps })
  }

  let onToast = CGPoint(x: 200, y: 740)

  @Test(arguments: [15.0, 16, 17])
  func `FS-070 Up to iOS 17 its content gets its taps`(_ iOS: Double) {
    let screen = showToast(iOS: iOS)
    device.tap(at: onToast)
    #expect(screen.toast.tapCount == 1)
    #expect(screen.appTaps() == 0)
  }

  @Test func `FS-070 On iOS 18 a tap on its content is dropped`() {
    let screen = showToast(iOS: 18)
    let record = device.tap(at: onToast)
    #expect(record.dropWindow === screen.overlay)
    #expect(record.passes.map { $0.result == nil } == [false, true])
    #expect(screen.toast.tapCount == 0)
    #expect(screen.appTaps() == 0)
  }

  @Test func `FS-070 On iOS 18 with an older SDK its content gets its taps`() {
    let screen = showToast(iOS: 18, sdk: 17)
    device.tap(at: onToast)
    #expect(screen.toast.tapCount == 1)
  }

  @Test func `FS-070 On iOS 26 a tap on its content leaks to the app`() {
    let screen = showToast(iOS: 26)
    let record = device.tap(at: onToast)
    #expect(record.view === screen.button)
    #expect(record.passes.map(\.phase) == [1, 1, 2])
    #expect(screen.toast.tapCount == 0)
    #expect(screen.appTaps() == 1)
  }

  @Test(arguments: [17.0, 18, 26])
  func `FS-064 Beside its content the app gets the tap on every version`(_ iOS: Double) {
    let screen = showToast(iOS: iOS)
    #expect(device.tap(at: CGPoint(x: 200, y: 100)).view === screen.button)
    #expect(screen.appTaps() == 1)
    #expect(screen.overlay.windowScene != nil)
    #expect(screen.app.windowScene != nil)
  }
}
