import UIKit

/// Keeps a card above the keyboard.
@MainActor
final class KeyboardFollower {
  private let card: UIView
  private var observer: (any NSObjectProtocol)?

  init(card: UIView) {
    self.card = card
    let key = UIResponder.keyboardFrameEndUserInfoKey
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] notification in
      let frame = notification.userInfo?[key] as? CGRect
      MainActor.assumeIsolated { self?.keepAbove(frame) }
    }
  }

  private func keepAbove(_ keyboard: CGRect?) {
    guard let keyboard else { return }
    card.frame.origin.y = keyboard.minY - card.frame.height
  }
}
