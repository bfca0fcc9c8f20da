import UIKit

/// A button with a larger area than it shows, in the usual three ways.
class ExpandedButton: UIButton {
  var hitTestInsets = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)
  var minimumHitSize = CGSize(width: 44, height: 44)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, isEnabled else { return false }
    let widened = bounds.inset(by: hitTestInsets)
    let dx = max(0, (minimumHitSize.width - widened.width) / 2)
    let dy = max(0, (minimumHitSize.height - widened.height) / 2)
    return widened.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

/// Made with a configuration, as since iOS 15.
final class CapsuleButton: UIButton {
  convenience init(title: String, action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.image = UIImage(systemName: "bolt")
    configuration.imagePadding = 4
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemTeal
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    self.init(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction]) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
}

/// A wheel that is turned by one finger: a control with its own tracking.
final class Dial: UIControl {
  private(set) var value: CGFloat = 0
  var range: ClosedRange<CGFloat> = 0...1

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    value = min(max(value + (now.x - before.x) / bounds.width, range.lowerBound), range.upperBound)
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .editingDidEnd)
  }
}
