import UIKit

/// Never becomes key. (M79)
final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

extension Exhibit {
  static let hostedWholeWindows = [
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
      "M77",
      [
        Showing(
          "three branches", on: .rootlessToast(), Overlay(ThreeBranchWindow.init(windowScene:)),
          ours: .window)
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
          "where such views are refused",
          on: .uikitToast().with { $0.behavior.acceptsForeignViews = false },
          foreignAnswer, ours: .window)
      ]),
    Exhibit(
      "M96",
      [
        Showing(
          "by frame alone", on: .toast(),
          Overlay(on: { _ in RootComparisonWindow(frame: UIScreen.main.bounds) }), ours: .window)
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
