import UIKit

/// A toast of UIKit.
final class ToastView: UIView {}

extension Stage where Subject == Overlay {
  /// S1: a toast of UIKit with a button in it, in a window of its own; S1w has an iPad's wrappers
  /// between the window and its root view.
  static func uikitToast(isWrapped: Bool = false) -> Self {
    let stage = Self(
      number: isWrapped ? "S1w" : "S1", points: ["t": Toast.inside, "e": Toast.beside],
      touches: "tete ^te", wanted: "tata ta"
    ) { screen, overlay in
      let controller = UIViewController()
      controller.view = overlay.makeRoot()
      let toast = addToast(to: controller.view, on: screen)
      overlay.adopt(overlay.show(controller, on: screen), toast)
    }
    return stage.with { $0.behavior.wrapsRootView = isWrapped }
  }

  /// S1 whose app brings its window to the front after the overlay: the level counts.
  static func uikitToastUnderNews() -> Self {
    var stage = uikitToast()
    let build = stage.build
    stage.build = { screen, overlay in
      build(screen, overlay)
      screen.window.makeKeyAndVisible()
    }
    return stage
  }

  /// S1 without a root controller: the toast is in the window itself.
  static func rootlessToast() -> Self {
    var stage = uikitToast()
    stage.build = { screen, overlay in
      let window = overlay.makeWindow(screen.scene)
      window.windowLevel = .alert
      window.isHidden = false
      screen.keep(window)
      overlay.adopt(window, addToast(to: window, on: screen))
    }
    return stage
  }

  /// Adds a toast with a button in it: "t".
  static func addToast(to view: UIView, on screen: AppScreen) -> UIView {
    let toast = ToastView(frame: Toast.frame)
    screen.addButton("t", toast.bounds, to: toast)
    view.addSubview(toast)
    return toast
  }

  /// S5: a ball at the left edge of a window that fills the screen, in it or not.
  static func ball(isAttached: Bool = true) -> Self {
    Self(
      number: "S5", points: ["b": CGPoint(x: 20, y: 276), "e": Toast.beside],
      touches: "bebe ^be", wanted: isAttached ? "baba ba" : "aaaa aa"
    ) { screen, overlay in
      let controller = UIViewController()
      controller.view = overlay.makeRoot()
      let ball = UIButton(frame: CGRect(x: 0, y: 256, width: 40, height: 40))
      screen.name(ball, "b")
      screen.keep(ball)
      if isAttached { controller.view.addSubview(ball) }
      overlay.adopt(overlay.show(controller, on: screen), ball)
    }
  }
}
