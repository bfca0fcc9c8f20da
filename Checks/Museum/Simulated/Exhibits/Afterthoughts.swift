import UIKit

/// Hands touches on to the app's screen once it has them. (M83)
final class TouchHandingView: UIView {
  weak var appScreen: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    target(of: touches)?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    target(of: touches)?.touchesEnded(touches, with: event)
  }

  /// The view behind, not the control in it.
  private func target(of touches: Set<UITouch>) -> UIView? { appScreen }
}

/// Gives its events to another window while there is one. (M84)
final class RedirectingWindow: UIWindow {
  weak var other: UIWindow?

  override func sendEvent(_ event: UIEvent) {
    guard let other, let touches = event.allTouches, let touch = touches.first else {
      return super.sendEvent(event)
    }
    switch touch.phase {
    case .began: other.touchesBegan(touches, with: event)
    case .ended: other.touchesEnded(touches, with: event)
    default: break
    }
  }
}

/// Hears of a tap. (M86)
final class TapTarget: ActionPerforming {
  private let tapped: () -> Void

  init(_ tapped: @escaping () -> Void) { self.tapped = tapped }

  func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
    { [tapped] _, _ in tapped() }
  }
}

extension Exhibit {
  static let afterthoughts = [
    Exhibit(
      "M81",
      [
        Showing(
          "on top", on: .toast(),
          Overlay(
            RootComparisonWindow.init(windowScene:),
            adopt: { _, root in
              root.addSubview(UIView(frame: root.bounds))
            }), ours: .probeBehind)
      ]),
    Exhibit(
      "M83",
      [
        Showing(
          "touches methods", on: .uikitToast(),
          Overlay(
            UIWindow.init(windowScene:), root: { TouchHandingView() },
            adopt: { window, _ in
              let root = window.rootViewController?.view as? TouchHandingView
              root?.appScreen = window.windowScene?.windows.first?.rootViewController?.view
            }), ours: .window)
      ]),
    Exhibit(
      "M84",
      [
        Showing(
          "redirected",
          on: .screen("S0", [:], touches: ["beside", "beside"], wanted: ["app", "app"]),
          { screen in
            let window = RedirectingWindow(windowScene: screen.device.scenes[0])
            let other = UIWindow(windowScene: screen.device.scenes[0])
            window.other = other
            window.rootViewController = UIViewController()
            window.isHidden = false
            screen.addButton("app", window.bounds, to: window.rootViewController?.view ?? window)
            screen.keep(window, other)
          }, ours: .emptyWindow)
      ]),
    Exhibit(
      "M86",
      [
        Showing(
          "recognizer of the app's window",
          on: .screen(
            "S0", [:], touches: ["beside", "beside"], wanted: ["call+app", "call+app"]),
          { screen in
            let recognizer = UITapGestureRecognizer()
            let target = TapTarget { [weak screen] in screen?.noteCall() }
            recognizer.addTarget(target, action: "tapped")
            recognizer.cancelsTouchesInView = false
            screen.window.addGestureRecognizer(recognizer)
            screen.keep(target)
          }, ours: .outsideTouches(blocks: false)),
        Showing(
          "clear area behind the toast",
          on: .screen(
            "S0", [:], touches: ["toast", "beside", "toast", "beside"],
            wanted: ["toast", "call+app", "toast", "call+app"]),
          { screen in
            let host = SimulatedHostingController.clear()
            screen.name(host.addContent(UIScreen.main.bounds, kind: .clearTappable), "area")
            screen.name(host.addContent(Toast.frame), "toast")
            _ = Overlay(UIWindow.init(windowScene:)).show(host, on: screen)
          }, ours: .outsideTouches(blocks: false)),
      ]),
  ]
}
