import Fallthrough
import UIKit

/// Dims the screen except for one view, the only one to use. A touch elsewhere closes the mark.
final class CoachMark: UIControl {
  private let target: UIView
  private let label = UILabel()
  private let onEnd: @MainActor () -> Void

  init(
    _ text: String, over target: UIView, in screen: UIView, onEnd: @escaping @MainActor () -> Void
  ) {
    (self.target, self.onEnd) = (target, onEnd)
    super.init(frame: screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = text
    label.textColor = .white
    label.numberOfLines = 0
    addSubview(label)
    // The cover takes all touches except in the hole, which follows the target.
    isPassThrough = true
    touchRegions.setSpotlight(.capsule, on: target, in: self, id: "target", outset: 8)
    addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
    screen.addSubview(self)
    // VoiceOver reads the text; its escape gesture ends the mark.
    UIAccessibility.post(notification: .screenChanged, argument: label)
  }

  override func accessibilityPerformEscape() -> Bool {
    end()
    return true
  }

  private func end() {
    removeFromSuperview()
    onEnd()
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Draws the hole that lets touches through. Call `setNeedsLayout()` when the target moves.
  override func layoutSubviews() {
    super.layoutSubviews()
    let hole = target.convert(target.bounds, to: self).insetBy(dx: -8, dy: -8)
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(roundedRect: hole, cornerRadius: min(hole.width, hole.height) / 2))
    let shape = layer as? CAShapeLayer
    shape?.path = path.cgPath
    shape?.fillRule = .evenOdd
    shape?.fillColor = UIColor.black.withAlphaComponent(0.6).cgColor

    let width = bounds.width - 32
    let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let isAbove = hole.midY > bounds.midY
    label.frame = CGRect(
      x: 16, y: isAbove ? hole.minY - 16 - height : hole.maxY + 16, width: width, height: height)
  }
}

/// Shows several coach marks, one after the other.
@MainActor
func showTour(
  _ stops: [(text: String, target: UIView)], in screen: UIView,
  onEnd: @escaping @MainActor () -> Void
) {
  guard let stop = stops.first else { return onEnd() }
  _ = CoachMark(stop.text, over: stop.target, in: screen) {
    showTour(Array(stops.dropFirst()), in: screen, onEnd: onEnd)
  }
}
