#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Sees every touch that begins in some windows, and never handles one.
  @MainActor
  final class TouchWatch {
    /// Called for each touch, once its view is known.
    private let onTouch: @MainActor (UITouch) -> Void
    private var recognizers: [TouchWatchRecognizer] = []

    init(onTouch: @escaping @MainActor (UITouch) -> Void) { self.onTouch = onTouch }

    /// Watches these windows and no others.
    func watch(_ windows: [UIWindow]) {
      for old in recognizers where !windows.contains(where: { $0 === old.view }) {
        old.view?.removeGestureRecognizer(old)
      }
      recognizers.removeAll { $0.view == nil }
      for window in windows where !recognizers.contains(where: { $0.view === window }) {
        let recognizer = TouchWatchRecognizer(onTouch: onTouch)
        window.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
      }
    }
  }

  /// Receives each new touch of its view, reports it, and refuses it. So no touch waits for it,
  /// none is cancelled, and no other recognizer fails because of it. It is its own delegate, so
  /// that it refuses touches even after its watch was released.
  final class TouchWatchRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private let onTouch: @MainActor (UITouch) -> Void

    init(onTouch: @escaping @MainActor (UITouch) -> Void) {
      self.onTouch = onTouch
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delegate = self
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      onTouch(touch)
      return false
    }
  }
#endif
