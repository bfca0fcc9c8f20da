import UIKit

/// A toast of UIKit.
final class ToastView: UIView {}

extension Stage where Subject == Overlay {
  /// S1: a toast of UIKit with a button in it, in a window of its own.
  static func uikitToast(number: String = "S1") -> Self {
    Self(
      number: number, points: ["toast": Toast.inside, "beside": Toast.beside],
      touches: ["toast", "beside", "toast", "beside", "click toast", "beside"],
      wanted: ["toast", "app", "toast", "app", "toast", "app"]
    ) { screen, overlay in
      let controller = UIViewController()
      controller.view = overlay.makeRoot()
      let toast = addToast(to: controller.view, on: screen)
      overlay.adopt(overlay.show(controller, on: screen), toast)
    }
  }

  /// S1 without a root controller: the toast is in the window itself.
  static func rootlessToast() -> Self {
    var stage = uikitToast()
    stage.build = { screen, overlay in
      let window = overlay.makeWindow(screen)
      screen.showOverlay(window)
      overlay.adopt(window, addToast(to: window, on: screen))
    }
    return stage
  }

  /// Adds a toast with a button in it.
  static func addToast(to view: UIView, on screen: AppScreen) -> UIView {
    let toast = ToastView(frame: Toast.frame)
    screen.addButton("toast", toast.bounds, to: toast)
    view.addSubview(toast)
    return toast
  }

  /// S5: a ball at the left edge of a window that fills the screen, in it or not.
  static func ball(isAttached: Bool = true) -> Self {
    let stage = Self(
      number: "S5", points: ["ball": CGPoint(x: 20, y: 276), "beside": Toast.beside],
      touches: ["ball", "beside", "ball", "beside", "click ball", "beside"],
      wanted: ["ball", "app", "ball", "app", "ball", "app"]
    ) { screen, overlay in
      let controller = UIViewController()
      controller.view = overlay.makeRoot()
      let ball = UIButton(frame: CGRect(x: 0, y: 256, width: 40, height: 40))
      screen.name(ball, "ball")
      screen.keep(ball)
      if isAttached { controller.view.addSubview(ball) }
      overlay.adopt(overlay.show(controller, on: screen), ball)
    }
    return isAttached ? stage : stage.leavingAllToApp()
  }
}
