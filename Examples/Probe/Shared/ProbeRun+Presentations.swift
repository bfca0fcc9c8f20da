#if canImport(UIKit)
  import Fallthrough
  import UIKit

  extension ProbeRun {
    /// In which order things are told at a presentation from an overlay, and who gets touches.
    func present() async {
      stage.begin("presentation")
      let root = UIViewController()
      let window = await show(root, in: ProbeWindow(windowScene: stage.scene))
      let shown = ProbeController()
      shown.modalPresentationStyle = .overFullScreen
      let point = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      root.present(shown, animated: false) { shown.note("completion") }
      await stage.settle()
      note("presentation.order", shown.take())
      note("presentation.touch", claims(window, at: point))
      note("presentation.key", keyWindow(besides: window))
      root.dismiss(animated: false) { shown.note("completion") }
      await stage.settle()
      note("presentation.dismissal", shown.take())
      note("presentation.touch-afterwards", claims(window, at: point))
      await remove(window)
    }

    /// The same for a presenter.
    func showInPresenter() async {
      stage.begin("presenter")
      let presenter = OverlayPresenter(scene: stage.scene)
      let shown = ProbeController()
      presenter.show(shown) { shown.note("completion \($0)") }
      note("presenter.order-at-once", shown.events.joined(separator: ", "))
      await stage.settle()
      note("presenter.order", shown.take())
      note("presenter.key", keyWindow(besides: presenter.window))
      let insets = [shown.view.safeAreaInsets, app.rootViewController?.view.safeAreaInsets]
      note("presenter.safe-area", insets[0] == insets[1] ? "the app's" : "another")
      note("presenter.safe-area-insets", "\(insets)", .device)
      presenter.hide { shown.note("completion \($0)") }
      await stage.settle()
      note("presenter.dismissal", shown.take())
      note("presenter.window-afterwards", presenter.window == nil ? "none" : "one")
    }

    /// Which window is key while a text field in an overlay is edited.
    func edit() async {
      stage.begin("key")
      let root = UIViewController()
      let window = await show(root, in: ProbeWindow(windowScene: stage.scene))
      let field = UITextField(frame: ProbeContent.frame(in: window.bounds))
      root.view.addSubview(field)
      note("key.before", keyWindow(besides: window))
      let began = field.becomeFirstResponder()
      await stage.settle()
      note("key.editing", began ? keyWindow(besides: window) : "the field refused")
      _ = field.resignFirstResponder()
      await stage.settle()
      note("key.afterwards", keyWindow(besides: window))
      await remove(window)
    }

    private func claims(_ window: UIWindow, at point: CGPoint) -> String {
      window.hitTest(point, with: nil) == nil ? "falls through" : "claimed"
    }

    private func keyWindow(besides overlay: UIWindow?) -> String {
      switch stage.scene.keyWindow {
      case nil: "none"
      case app: "the app's"
      case overlay: "the overlay"
      default: "another"
      }
    }
  }
#endif
