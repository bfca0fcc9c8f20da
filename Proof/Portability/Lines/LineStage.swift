import Testing
import UIKit

/// A window of an app, and an overlay's in front of it.
@MainActor
struct LineStage {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let app: UIWindow
  let root = UIViewController()

  init() {
    app = UIWindow(windowScene: scene)
    app.rootViewController = root
    app.makeKeyAndVisible()
  }

  /// Adds a view to the app's screen.
  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50))
    -> View
  {
    view.frame = frame
    root.view.addSubview(view)
    return view
  }

  /// Who gets a tap.
  func tap(_ x: CGFloat, _ y: CGFloat) -> UIView? { device.tap(at: CGPoint(x: x, y: y)).view }
}

/// Calls back, for closures that change something in a test.
final class Counter: @unchecked Sendable {
  var count = 0
}
