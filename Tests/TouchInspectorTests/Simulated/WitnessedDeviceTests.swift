import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

/// Screens with more than one window of an app's own.
@MainActor @Suite(.simulatedDevice) struct `A witnessed capture of the device` {
  private func show(_ root: UIViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// No difference, and so many asks that this says something.
  private func agrees() -> Bool {
    let verification = Verification(of: TouchInspector.capture(options: .all))
    return verification.differences == [] && verification.asked > 3_000
  }

  @Test func `agrees with the rule while a sheet is shown, and after it`() {
    let root = UIViewController()
    let window = show(root, in: SimulatedDevice.current.scenes[0])
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.view.addSubview(UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44)))
    root.present(sheet, animated: false)
    #expect(sheet.view.window === window)
    #expect(agrees())
    sheet.dismiss(animated: false)
    #expect(agrees())
  }

  @Test func `agrees with the rule on two scenes, and on a turned device`() {
    let first = show(UIViewController(), in: SimulatedDevice.current.scenes[0])
    let second = show(UIViewController(), in: SimulatedDevice.current.connectScene())
    second.rootViewController?.view.addSubview(
      UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44)))
    #expect(TouchInspector.capture().windows.count == 2)
    #expect(agrees())
    SimulatedDevice.current.resize(
      SimulatedDevice.current.scenes[0], to: CGSize(width: 852, height: 393))
    #expect(first.bounds.size == CGSize(width: 852, height: 393))
    #expect(agrees())
  }
}
