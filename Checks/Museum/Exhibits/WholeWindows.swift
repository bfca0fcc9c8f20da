import UIKit

/// Says that its root is the app's, for the status bar's sake. (M76)
final class BorrowedRootWindow: UIWindow {
  weak var app: UIWindow?
  weak var lender: UIViewController?

  override var rootViewController: UIViewController? {
    get { lender ?? super.rootViewController }
    set { super.rootViewController = newValue }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === rootViewController?.view ? nil : hit
  }
}

/// Claims in the name of the app's window. (M85)
final class ForeignAnswerWindow: UIWindow {
  weak var app: UIWindow?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === rootViewController?.view else { return hit }
    return app?.hitTest(point, with: event)
  }
}

extension Exhibit {
  static let wholeWindows = [
    Exhibit(
      "M76",
      [
        Showing(
          "root of another window", on: .rootlessToast(),
          Overlay(
            on: { screen in
              let window = BorrowedRootWindow(frame: screen.window.bounds)
              window.windowScene = screen.scene
              window.app = screen.window
              return window
            },
            adopt: { window, _ in
              let window = window as? BorrowedRootWindow
              window?.lender = window?.app?.rootViewController
            }), ours: .window)
      ]),
    Exhibit(
      "M77",
      [
        Showing(
          "plain window", on: .rootlessToast(), Overlay(framed: UIWindow.init(frame:)),
          ours: .window)
      ]),
    Exhibit(
      "M85",
      [Showing("view of another window", on: .uikitToast(), foreignAnswer, ours: .window)]),
  ]

  static let foreignAnswer = Overlay(on: { screen in
    let window = ForeignAnswerWindow(frame: screen.window.bounds)
    window.windowScene = screen.scene
    window.app = screen.window
    return window
  })
}
