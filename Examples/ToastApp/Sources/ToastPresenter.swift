#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// Shows toasts above the app of one scene, one after the other, each for its time.
  ///
  /// A touch beside a toast makes it go, and reaches the app all the same.
  @MainActor
  final class ToastPresenter {
    private let overlay: OverlayPresenter
    private var waiting: [Toast] = []
    private var timer: ToastTimer?
    /// The text of the toast that is shown.
    private(set) var shownText: String?

    init(scene: UIWindowScene) {
      overlay = OverlayPresenter(scene: scene)
      overlay.keepsClearOfKeyboard = true
      overlay.keepsClearOfBars = true
      overlay.onEscape = { [weak self] in self?.endToast() }
      overlay.configureWindow = { [weak self] window in
        window.onTouchOutside = { _ in self?.endToast() }
      }
    }

    /// Shows a toast when those before it have gone.
    func show(_ toast: Toast) {
      waiting.append(toast)
      if shownText == nil, !overlay.isLeaving { showNext() }
    }

    /// Has the toast go that is shown; the next one comes when it has gone.
    func endToast() {
      guard shownText != nil else { return }
      shownText = nil
      timer?.cancel()
      overlay.hide(transition: Self.transition) { [weak self] _ in self?.showNext() }
    }

    private func showNext() {
      guard shownText == nil, !waiting.isEmpty else { return }
      let toast = waiting.removeFirst()
      shownText = toast.text
      let controller = ToastController(toast) { [weak self] in self?.endToast() }
      overlay.show(controller, transition: Self.transition)
      announce(toast)
      timer = ToastTimer(after: Self.duration(of: toast)) { [weak self] in self?.endToast() }
    }

    /// Nobody looks for a toast with VoiceOver, so it has to speak up.
    private func announce(_ toast: Toast) {
      UIAccessibility.post(notification: .announcement, argument: toast.text)
    }

    /// Who has the screen read out needs longer to get to the button.
    private static func duration(of toast: Toast) -> TimeInterval {
      UIAccessibility.isVoiceOverRunning ? 5 * toast.duration : toast.duration
    }

    private static let transition = OverlayTransition.move(edge: .bottom, duration: 0.3)
  }
#endif
