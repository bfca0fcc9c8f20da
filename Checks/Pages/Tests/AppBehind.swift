import UIKit

/// A screen with one button that fills it, so that every touch that falls through is counted.
@MainActor
struct AppBehind {
  let window: UIWindow
  let root = UIViewController()
  let button = UIButton()
  var scene: UIWindowScene { SimulatedDevice.current.scenes[0] }

  init() {
    window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.frame = root.view.bounds
    root.view.addSubview(button)
  }

  /// Whether a tap there reaches the app's button.
  func getsTap(at point: CGPoint) -> Bool {
    SimulatedDevice.current.tremblingTap(at: point) === button
  }
}

extension SimulatedDevice {
  /// Taps as people do: the finger moves by a third of a point before it is lifted.
  ///
  /// - Returns: The view that the touch belongs to.
  @discardableResult
  func tremblingTap(at point: CGPoint) -> UIView? {
    let finger = touchDown(at: point)
    clock.advance(by: 0.03)
    finger.move(to: CGPoint(x: point.x + 0.33, y: point.y - 0.33))
    clock.advance(by: 0.03)
    finger.lift()
    return finger.record.view
  }

  /// Makes the device one of iOS `version`, with an app of the same SDK.
  func run(_ version: Int) {
    systemVersion = OperatingSystemVersion(majorVersion: version, minorVersion: 0, patchVersion: 0)
    linkedSDK = systemVersion
  }
}

/// The middle of a view, or a place in parts of its width and height, in points of the screen.
@MainActor
func place(_ view: UIView, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGPoint {
  view.layoutIfNeeded()
  let point = CGPoint(x: view.bounds.width * x, y: view.bounds.height * y)
  return view.convert(point, to: nil)
}

extension SimulatedFinger {
  /// Moves the finger there in ten steps, and lifts it.
  func drag(to end: CGPoint) {
    let start = touch.location(in: nil)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    lift()
  }

  /// The view that the finger is on, which it leaves without a tap.
  var hit: UIView? {
    cancel()
    return record.view
  }
}
