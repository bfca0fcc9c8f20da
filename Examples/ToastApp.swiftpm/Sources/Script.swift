#if !canImport(Darwin)
  import UIKit

  /// Opens each screen on a simulated phone and taps the app's button, where there is no device.
  @main
  @MainActor
  struct Script {
    static func main() {
      print("A tap on the app's button, on iOS 17, 18 and 26, reaches")
      for recipe in Recipe.all {
        let receivers = [17, 18, 26].map { version in
          let app = RunningApp(iOS: version)
          app.tap(recipe.name)
          app.wait(0.5)
          app.tap("Like")
          return app.screen?.likes == 1 ? "app" : "overlay"
        }
        let name = recipe.name.padding(toLength: 14, withPad: " ", startingAt: 0)
        print("  \(name)\(receivers.joined(separator: ", "))")
      }
    }
  }

  /// The app on a simulated phone, and a finger.
  @MainActor
  final class RunningApp {
    let delegate = SceneDelegate()
    let scene: UIWindowScene
    private let device = SimulatedDevice.current

    /// - Parameter screen: The screen of the argument `-screen`; `nil` for none.
    init(iOS version: Int, screen: String? = nil) {
      device.reset()
      device.model = .iPhone15
      device.systemVersion = OperatingSystemVersion(
        majorVersion: version, minorVersion: 0, patchVersion: 0)
      device.scenes.forEach(device.disconnect)
      delegate.arguments = screen.map { ["ToastApp", "-screen", $0] } ?? []
      scene = device.connectScene(delegate: delegate)
      wait(0.5)
    }

    var navigation: UINavigationController? {
      delegate.overlays.window?.rootViewController as? UINavigationController
    }

    var screen: RecipeScreen? { navigation?.topViewController as? RecipeScreen }

    func wait(_ seconds: TimeInterval) { device.clock.advance(by: seconds) }

    func goBack() {
      navigation?.popViewController(animated: false)
      delegate.overlays.callEnded()
      wait(6)
    }

    /// Taps the middle of a view, and scrolls the list if it is below the screen.
    func tap(_ name: String) {
      if let y = place(of: name)?.y, y > device.screenBounds.maxY - 34 {
        device.swipe(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 300))
        wait(1)
      }
      place(of: name).map { _ = device.tap(at: $0) }
    }

    /// The view that a finger on the middle of a view belongs to.
    func hit(_ name: String) -> UIView? {
      guard let place = place(of: name) else { return nil }
      let finger = device.touchDown(at: place)
      finger.cancel()
      return finger.record.view
    }

    /// The frontmost view with a name, a title, a label, or the name of its class.
    func view(_ name: String) -> UIView? {
      scene.windows.reversed().lazy.compactMap { $0.first(name) }.first
    }

    private func place(of name: String) -> CGPoint? {
      for window in scene.windows { window.layoutIfNeeded() }
      guard let view = view(name) else { return nil }
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }
  }

  extension UIView {
    /// The first view with a name, in this one or below it.
    fileprivate func first(_ name: String) -> UIView? {
      let names = [
        accessibilityIdentifier, (self as? UIButton)?.currentTitle, accessibilityLabel,
        "\(type(of: self))",
      ]
      return names.contains(name) ? self : subviews.lazy.compactMap { $0.first(name) }.first
    }
  }
#endif
