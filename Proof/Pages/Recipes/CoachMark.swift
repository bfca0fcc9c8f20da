import Fallthrough
import UIKit

/// Dims the screen but for one view, which alone can be used. A touch elsewhere ends it.
final class CoachMark: UIControl {
  init(over target: UIView, in screen: UIView, onEnd: @escaping @MainActor () -> Void) {
    super.init(frame: screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    isPassThrough = true
    touchRegions.setSpotlight(.capsule, on: target, in: self, id: "target", outset: 8)
    addAction(
      UIAction { [weak self] _ in
        self?.removeFromSuperview()
        onEnd()
      }, for: .touchUpInside)
    screen.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
}
