import UIKit

/// A card that closes with a swipe, and with its button.
final class SwipeCard: UIView {
  private(set) var isGone = false

  func setUp() {
    let button = UIButton(type: .close)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.addTarget(self, action: Self.closing, for: .touchUpInside)
    addSubview(button)
    addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: Self.swiping))
  }

  #if canImport(ObjectiveC)
    private static let closing = #selector(close)
    private static let swiping = #selector(swiped)
  #else
    private static let closing: Selector = "close"
    private static let swiping: Selector = "swiped:"
  #endif

  #if canImport(ObjectiveC)
    @objc
  #endif
  func close() { isGone = true }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func swiped(_ recognizer: UISwipeGestureRecognizer) { isGone = recognizer.state == .ended }
}

#if !canImport(ObjectiveC)
  extension SwipeCard: ActionPerforming {
    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      switch selector {
      case "close": return { [self] _, _ in close() }
      case "swiped:":
        return { [self] sender, _ in (sender as? UISwipeGestureRecognizer).map(swiped) }
      default: return nil
      }
    }
  }
#endif
