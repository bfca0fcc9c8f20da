#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// Shows one toast at a time above the app, until it is tapped or something beside it is.
  @MainActor
  final class ToastPresenter {
    private let overlay: OverlayPresenter

    init(scene: UIWindowScene) {
      overlay = OverlayPresenter(scene: scene)
      overlay.configureWindow = { [weak self] window in
        // The touch goes on to the app; the toast goes away.
        window.onTouchOutside = { _ in self?.hide() }
      }
    }

    var isShowing: Bool { overlay.window != nil }

    func show(_ toast: UIViewController) {
      (toast as? ToastController)?.onDone = { [weak self] in self?.hide() }
      overlay.show(toast)
    }

    func hide() {
      overlay.hide()
    }
  }
#endif
