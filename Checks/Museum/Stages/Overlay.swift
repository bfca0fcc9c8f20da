import UIKit

/// A window above the app's, as an exhibit or we make it.
@MainActor
struct Overlay {
  /// Makes the window, hidden and without a root controller.
  let makeWindow: @MainActor (AppScreen) -> UIWindow
  /// The root view where the stage's is no hosting view.
  let makeRoot: @MainActor () -> UIView
  /// Tells the window what the stage put into it: the toast, or the hosting view.
  var adopt: @MainActor (UIWindow, UIView) -> Void
  /// Tells of the container of what the stage presents, before that is in it.
  var adoptContainer: @MainActor (UIView) -> Void = { _ in }

  init(
    on makeWindow: @escaping @MainActor (AppScreen) -> UIWindow,
    root makeRoot: @escaping @MainActor () -> UIView = { UIView() },
    adopt: @escaping @MainActor (UIWindow, UIView) -> Void = { _, _ in }
  ) { (self.makeWindow, self.makeRoot, self.adopt) = (makeWindow, makeRoot, adopt) }

  /// A window that is made by its frame and then put into the app's scene, if there is one.
  init(
    framed makeWindow: @escaping @MainActor (CGRect) -> UIWindow,
    root makeRoot: @escaping @MainActor () -> UIView = { UIView() },
    adopt: @escaping @MainActor (UIWindow, UIView) -> Void = { _, _ in }
  ) {
    self.init(
      on: { screen in
        let window = makeWindow(screen.window.bounds)
        window.windowScene = screen.scene
        return window
      }, root: makeRoot, adopt: adopt)
  }

  /// Shows the window above the app's.
  func show(_ controller: UIViewController, on screen: AppScreen) -> UIWindow {
    let window = makeWindow(screen)
    screen.showOverlay(window, root: controller)
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
