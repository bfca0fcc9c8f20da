import UIKit

/// Says that its root is the app's, for the status bar's sake. (M76)
final class BorrowedRootWindow: UIWindow {
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

/// Never becomes key. (M79)
final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

/// Claims in the name of the app's window. (M85)
final class ForeignAnswerWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === rootViewController?.view else { return hit }
    return windowScene?.windows.first?.hitTest(point, with: event)
  }
}

extension Exhibit {
  static let wholeWindows = [
    Exhibit(
      "M74",
      [
        Showing(
          "drawn", on: .toast(),
          Overlay { scene in
            let window = UIWindow(windowScene: scene)
            window.isUserInteractionEnabled = false
            return window
          }, ours: nil)
      ]),
    Exhibit(
      "M76",
      [
        Showing(
          "root of another window", on: .rootlessToast(),
          Overlay(
            BorrowedRootWindow.init(windowScene:),
            adopt: { window, _ in
              let app = window.windowScene?.windows.first
              (window as? BorrowedRootWindow)?.lender = app?.rootViewController
            }), ours: .window)
      ]),
    Exhibit(
      "M77",
      [
        Showing(
          "plain window", on: .rootlessToast(), Overlay(UIWindow.init(windowScene:)),
          ours: .window),
        Showing(
          "three branches", on: .rootlessToast(), Overlay(ThreeBranchWindow.init(windowScene:)),
          ours: .window),
      ]),
    Exhibit(
      "M78",
      [
        Showing(
          "made key", on: .editing(),
          Overlay(UIWindow.init(windowScene:), adopt: { window, _ in window.makeKeyAndVisible() }),
          ours: .madeKey)
      ]),
    Exhibit(
      "M79",
      [
        Showing(
          "refuses to be key", on: .editing(),
          Overlay(
            NeverKeyWindow.init(windowScene:), adopt: { window, _ in window.makeKeyAndVisible() }),
          ours: .madeKey)
      ]),
    Exhibit(
      "M80",
      [
        Showing(
          "drawn", on: .toastInSmallWindow(), Overlay(UIWindow.init(windowScene:)), ours: .window),
        Showing(
          "sheet", on: .sheet(),
          Overlay(UIWindow.init(windowScene:), adopt: { window, _ in window.frame = Toast.frame }),
          ours: .window),
      ]),
    Exhibit(
      "M85",
      [
        Showing(
          "view of another window", on: .uikitToast(),
          Overlay(ForeignAnswerWindow.init(windowScene:)), ours: .window),
        Showing(
          "where such views are refused",
          on: .uikitToast().with { $0.behavior.hitTesting.acceptsForeignViews = false },
          Overlay(ForeignAnswerWindow.init(windowScene:)), ours: .window),
      ]),
    Exhibit(
      "M96",
      [
        Showing(
          "by frame alone", on: .toast(),
          Overlay { _ in RootComparisonWindow(frame: UIScreen.main.bounds) }, ours: .window)
      ]),
  ]
}

extension Stage where Subject == Overlay {
  /// S0 in a window as large as the toast.
  static func toastInSmallWindow() -> Self {
    var stage = toast()
    stage.build = { screen, overlay in
      let host = SimulatedHostingController.clear()
      add(.drawn, at: CGRect(origin: .zero, size: Toast.frame.size), to: host, on: screen)
      let window = overlay.show(host, on: screen)
      window.frame = Toast.frame
      overlay.adopt(window, host.view)
    }
    return stage
  }
}
