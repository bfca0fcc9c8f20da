import Fallthrough
import UIKit

/// React Native: the host's view and its containers let every touch through that no child takes,
/// as `pointerEvents="box-none"` does.
@MainActor
func showReactNative(_ surface: UIView, in presenter: OverlayPresenter) {
  let controller = UIViewController()
  surface.frame = controller.view.bounds
  surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  surface.isPassThrough = true
  surface.subviews.forEach { $0.isPassThrough = true }
  controller.view.addSubview(surface)
  presenter.show(controller)
}

/// Flutter: the engine draws everything in one view. So declare the frame of the content. When the
/// frame changes, send it again over a method channel.
@MainActor
func showFlutter(
  _ flutter: UIViewController, content: CGRect, in presenter: OverlayPresenter
) {
  presenter.configureWindow = { window in
    window.mode = .regions
    window.regions.set(.rect(content), id: "content")
  }
  presenter.show(flutter)
}
