import Testing
import UIKit

/// The window that everybody writes first fails as the world reports it.
@MainActor @Suite(.simulatedDevice) struct `The naive pass-through window` {
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

  @Test(
    arguments: [
      (15, nil, [true, true], 1), (16, nil, [true, true], 1), (17, nil, [true, true], 1),
      (18, 17, [true, true], 1), (18, nil, [true, false], 0), (26, nil, [false, true, true], 0),
    ] as [(Double, Double?, [Bool], Int)])
  func `FS-070 Its content gets its taps, which iOS 18 drops and iOS 26 leaks to the app`(
    iOS: Double, sdk: Double?, answers: [Bool], taps: Int
  ) {
    let screen = showToast(iOS: iOS, sdk: sdk)
    let record = device.tap(at: onToast)
    #expect(record.passes.map { $0.result != nil } == answers)
    #expect(screen.toast.tapCount == taps)
    #expect((record.dropWindow === screen.overlay) == (answers == [true, false]))
    #expect(screen.appTaps() == (iOS == 26 ? 1 : 0))
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
