import Fallthrough
import Scenes
import UIKit

/// A scene as the root view of a window, as apps have it, asked by the window's hit test.
package final class WindowEngine {
  /// The window's class.
  package enum Kind: String, CaseIterable {
    case plain = "plain-window"
    case passThrough = "pass-through-window"
    /// A pass-through window that a presenter made for the scene.
    case presenter
    /// No window's hit test but that of the root view's layers, which is what a look at drawn layers is
    /// compared with.
    case layers = "layer-hit-test"
  }

  /// What shows the scene.
  package enum Root: String, CaseIterable {
    /// A controller whose view is the scene's first node.
    case controller
    /// A hosting controller that draws the scene's nodes as SwiftUI of that iOS does.
    case hosting17 = "hosting-17"
    case hosting18 = "hosting-18"
    case hosting26 = "hosting-26"
  }

  private let window: UIWindow
  private var presenter: OverlayPresenter?
  private let kind: Kind
  private let views: [UIView]
  private let event: UIEvent?

  /// - Parameter hasEvent: Whether the hit tests are made for an event.
  package init(_ scene: Scene, in kind: Kind, root: Root = .controller, hasEvent: Bool = false) {
    views = LiveTree.views(of: scene)
    event = hasEvent ? UIEvent() : nil
    self.kind = kind
    let frame = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
    SimulatedDevice.current.screenBounds = frame
    let controller: UIViewController
    if let version = root.systemMajorVersion {
      controller = Self.host(of: views, under: version)
    } else {
      controller = UIViewController()
      controller.view = views[0]
    }
    guard kind != .presenter else {
      let presenter = OverlayPresenter(scene: SimulatedDevice.current.scenes[0])
      presenter.show(controller)
      self.presenter = presenter
      window = presenter.window ?? UIWindow(frame: frame)
      window.layoutIfNeeded()
      return
    }
    window = kind == .passThrough ? PassThroughWindow(frame: frame) : UIWindow(frame: frame)
    // Only a window with a scene shows its root view.
    window.windowScene = SimulatedDevice.current.scenes[0]
    window.rootViewController = controller
    window.isHidden = false
  }

  /// Returns the index of the node that gets a touch, or -1 for none. Of drawn nodes it is 0.
  package func receiver(x: Double, y: Double) -> Int {
    let point = CGPoint(x: x, y: y)
    guard kind != .layers else {
      return window.rootViewController?.view.layer.hitTest(point) == nil ? -1 : 0
    }
    return window.hitTest(point, with: event)?.tag ?? -1
  }

  /// Draws every node but the first, which is the background.
  private static func host(of views: [UIView], under version: Int) -> UIViewController {
    let system = OperatingSystemVersion(majorVersion: version, minorVersion: 0, patchVersion: 0)
    SimulatedDevice.current.systemVersion = system
    SimulatedDevice.current.linkedSDK = system
    let host = SimulatedHostingController()
    host.view.frame = views[0].frame
    for view in views.dropFirst() where !(view is PassThroughView) {
      host.addContent(view.convert(view.bounds, to: views[0]))
    }
    return host
  }
}

extension WindowEngine.Root {
  /// The version of iOS whose drawing is simulated, if it is.
  fileprivate var systemMajorVersion: Int? {
    switch self {
    case .controller: nil
    case .hosting17: 17
    case .hosting18: 18
    case .hosting26: 26
    }
  }
}
