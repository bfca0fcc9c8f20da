import Fallthrough
import Testing
import UIKit

/// A setting of a presenter, and how one sees that it holds.
private struct Setting: Sendable {
  let name: String
  /// Whether looking takes the toast away.
  var isLast = false
  let apply: @MainActor @Sendable (OverlayPresenter) -> Void
  let holds: @MainActor @Sendable (OverlayPresenter, UIView) -> Bool

  @MainActor private static var device: SimulatedDevice { .current }

  static let all = [
    Setting(name: "mode", apply: { $0.mode = .blockAll }) { presenter, _ in
      device.tap(at: Toast.beside).passes.last?.window === presenter.window
    },
    Setting(name: "keyboard", apply: { $0.keepsClearOfKeyboard = true }) { presenter, view in
      presenter.window?.layoutIfNeeded()
      return view.safeAreaInsets.bottom > 200
    },
    Setting(name: "level", apply: { $0.level = .statusBar }) { presenter, _ in
      presenter.window?.windowLevel == .statusBar
    },
    Setting(
      name: "key",
      apply: { presenter in
        presenter.configureWindow = { $0.allowsKey = true }
        presenter.window?.allowsKey = true
      }
    ) { presenter, _ in presenter.window?.canBecomeKey == true },
    Setting(name: "use", apply: { _ in }) {
      presenter, view in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.addSubview(field)
      field.becomeFirstResponder()
      device.clock.advance(by: 5)
      return presenter.window != nil && field.isFirstResponder
    },
    Setting(
      name: "escape", isLast: true,
      apply: { presenter in presenter.onEscape = { presenter.hide() } }
    ) { presenter, _ in
      _ = device.performEscape()
      presenter.onEscape = nil
      return presenter.controller == nil
    },
    Setting(name: "motion", isLast: true, apply: { _ in device.isReduceMotionEnabled = true }) {
      presenter, view in
      presenter.hide(transition: .move(edge: .bottom))
      return view.alpha == 0 && view.transform == .identity
    },
    Setting(name: "scenes", isLast: true, apply: { $0.followsScenes = true }) { presenter, _ in
      device.disconnect(device.scenes[0])
      return presenter.scene === device.scenes[0] && presenter.window != nil
    },
  ]
}

@MainActor @Suite(.simulatedDevice) struct `Two settings of a presenter` {
  @Test(arguments: SystemUnderTest.ofNote, [true, false])
  func `hold together, whichever comes first, and before or after it shows`(
    system: SystemUnderTest, isBefore: Bool
  ) {
    let settings = Setting.all
    for first in settings {
      for second in settings where second.name != first.name && !(first.isLast && second.isLast) {
        let device = SimulatedDevice.current
        device.reset()
        system.begin()
        device.showsKeyboard = true
        let app = UIWindow(windowScene: device.scenes[0])
        app.rootViewController = UIViewController()
        app.makeKeyAndVisible()
        let field = UITextField(frame: CGRect(x: 200, y: 100, width: 100, height: 40))
        app.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        device.connectScene()
        let presenter = OverlayPresenter(scene: device.scenes[0])
        let toast = UIViewController()
        toast.view.addSubview(UIButton(frame: Toast.frame))
        let change = {
          first.apply(presenter)
          second.apply(presenter)
        }
        if isBefore { change() }
        presenter.show(toast, duration: 3)
        if !isBefore { change() }
        let checks = first.isLast ? [second, first] : [first, second]
        for check in checks {
          #expect(check.holds(presenter, toast.view), "\(check.name) of \(checks.map(\.name))")
        }
        presenter.configureWindow = nil
      }
    }
  }
}
