import Testing
import UIKit

@testable import ToastApp

/// One scene with the app in it.
@MainActor
final class RunningApp {
  let device = SimulatedDevice.current
  let scene: UIWindowScene
  let delegate: SceneDelegate

  /// The app on a phone with a home indicator, as its only scene.
  static func launched() -> RunningApp {
    let device = SimulatedDevice.current
    device.scenes.forEach(device.disconnect)
    device.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    return RunningApp()
  }

  init() {
    delegate = SceneDelegate()
    scene = SimulatedDevice.current.connectScene(delegate: delegate)
  }

  var history: [String] { delegate.feed?.history ?? [] }
  var shownText: String? { delegate.toasts?.shownText }
  /// The overlays' windows, on their way out or not.
  var overlays: Int { scene.windows.count - 1 }

  func view(_ identifier: String) throws -> UIView {
    let views = scene.windows.reversed().compactMap { $0.first(identifier) }
    return try #require(views.first, "no view is called \(identifier)")
  }

  /// Where a view is on the screen.
  func frame(_ identifier: String) throws -> CGRect {
    for window in scene.windows { window.layoutIfNeeded() }
    let view = try view(identifier)
    return view.convert(view.bounds, to: scene.coordinateSpace)
  }

  func tap(_ identifier: String) throws {
    let frame = try frame(identifier)
    let offset = scene.effectiveOrigin
    device.tap(at: CGPoint(x: frame.midX + offset.x, y: frame.midY + offset.y))
  }

  func wait(_ seconds: TimeInterval) { device.clock.advance(by: seconds) }
}

extension UIWindowScene {
  /// Where the scene begins on the screen.
  fileprivate var effectiveOrigin: CGPoint {
    coordinateSpace.convert(.zero, to: screen.coordinateSpace)
  }
}

extension UIView {
  /// The first view with a name, in this one or below it.
  fileprivate func first(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.first(identifier) }.first
  }
}
