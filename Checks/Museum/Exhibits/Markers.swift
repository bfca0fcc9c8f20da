import UIKit

/// Force-unwraps what super answers. (M33)
final class BackgroundClassWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // swift-format-ignore: NeverForceUnwrap
    let hit = super.hitTest(point, with: event)!
    return hit is BackgroundView ? nil : hit
  }
}

/// The background of M33.
final class BackgroundView: UIView {}

/// Takes every view with a tag for background. (M34)
final class TagWindow: UIWindow {
  var passTag = 99

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit?.tag == passTag ? nil : hit
  }
}

/// Keeps the hit only if it is of the toast's class. (M35)
final class WhiteListWindow: UIWindow {
  weak var toast: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if rootViewController?.presentedViewController != nil { return hit }
    return hit.flatMap { view in toast.flatMap { type(of: view) == type(of: $0) ? view : nil } }
  }
}

extension Exhibit {
  static let markers = [
    Exhibit(
      "M33",
      [
        Showing(
          "UIKit toast", on: .uikitToast(),
          Overlay(framed: BackgroundClassWindow.init(frame:), root: { BackgroundView() }),
          ours: .window)
      ],
      crashes: [
        Showing(
          "touched outside of it", on: .uikitToast().touching(["beside"], wanted: ["app"]),
          Overlay(
            framed: BackgroundClassWindow.init(frame:), root: { BackgroundView() },
            adopt: { window, _ in window.frame = Toast.frame }),
          ours: .window)
      ]),
    Exhibit(
      "M34",
      [
        Showing("UIKit toast", on: .uikitToast(), tagged(99), ours: .window),
        Showing("pass tag 0", on: .uikitToast(), tagged(0), ours: .window),
      ]),
    Exhibit(
      "M35",
      [
        Showing("ball", on: .ball(), whiteList, ours: .window),
        Showing("toast with a button", on: .uikitToast(), whiteList, ours: .window),
      ]),
  ]

  private static let whiteList = Overlay(
    framed: WhiteListWindow.init(frame:),
    adopt: { window, toast in (window as? WhiteListWindow)?.toast = toast })

  static func tagged(_ tag: Int) -> Overlay {
    Overlay(
      framed: { frame in
        let window = TagWindow(frame: frame)
        window.passTag = tag
        return window
      },
      adopt: { window, _ in window.rootViewController?.view.tag = tag })
  }
}
