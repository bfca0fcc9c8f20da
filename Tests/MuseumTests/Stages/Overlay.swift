import UIKit

/// A window above the app's, as an exhibit or we make it.
@MainActor
struct Overlay {
  let makeWindow: @MainActor (UIWindowScene) -> UIWindow
  /// The root view where the stage's is no hosting view.
  let makeRoot: @MainActor () -> UIView
  /// Tells the window what the stage put into it: the toast, or the hosting view.
  var adopt: @MainActor (UIWindow, UIView) -> Void
  /// Tells of the container of what the stage presents, before that is in it.
  var adoptContainer: @MainActor (UIView) -> Void = { _ in }

  init(
    _ makeWindow: @escaping @MainActor (UIWindowScene) -> UIWindow,
    root makeRoot: @escaping @MainActor () -> UIView = { UIView() },
    adopt: @escaping @MainActor (UIWindow, UIView) -> Void = { _, _ in }
  ) {
    (self.makeWindow, self.makeRoot, self.adopt) = (makeWindow, makeRoot, adopt)
  }

  /// Shows the window above the app's.
  func show(_ controller: UIViewController, on screen: AppScreen) -> UIWindow {
    let window = makeWindow(screen.scene)
    window.rootViewController = controller
    window.windowLevel = .alert
    window.isHidden = false
    screen.keep(window)
    return window
  }
}

/// Where the toast is.
enum Toast {
  static let frame = CGRect(x: 20, y: 700, width: 350, height: 80)
  /// On the toast.
  static let inside = CGPoint(x: 196, y: 740)
  /// Beside it.
  static let beside = CGPoint(x: 196, y: 300)
}

extension SimulatedHostingController {
  /// A hosting controller whose view is clear, as overlays make it.
  static func clear() -> SimulatedHostingController {
    let controller = SimulatedHostingController()
    controller.view.backgroundColor = .clear
    return controller
  }
}
