import Fallthrough
import UIKit

/// Dims the screen except for one place, the only one to use. A touch elsewhere closes the mark.
final class CoachMark: UIControl {
  private let place: @MainActor (CoachMark) -> CGRect
  private let reacts: Bool
  private let label = UILabel()
  private let onEnd: @MainActor () -> Void

  /// - Parameters:
  ///   - reacts: Whether the app gets the touches on that place. If not, it is only shown.
  ///   - place: Where it is, in points of the mark.
  init(
    _ text: String, in screen: UIView, reacts: Bool = true,
    at place: @escaping @MainActor (CoachMark) -> CGRect, onEnd: @escaping @MainActor () -> Void
  ) {
    (self.place, self.reacts, self.onEnd) = (place, reacts, onEnd)
    super.init(frame: screen.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = text
    label.textColor = .white
    label.numberOfLines = 0
    addSubview(label)
    // The cover takes all touches except in the hole.
    isPassThrough = true
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

  /// Draws the hole and opens it. Call `setNeedsLayout()` when the place moves.
  override func layoutSubviews() {
    super.layoutSubviews()
    let hole = place(self)
    touchRegions.setSpotlight(.capsule(hole), in: self, id: "hole", reacts: reacts)
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

extension CoachMark {
  /// Shows a view, 8 points larger on each side.
  convenience init(
    _ text: String, over target: UIView, in screen: UIView, onEnd: @escaping @MainActor () -> Void
  ) {
    self.init(
      text, in: screen,
      at: { target.convert(target.bounds, to: $0).insetBy(dx: -8, dy: -8) }, onEnd: onEnd)
  }

  /// Shows a tab, counted from the left. It is no view of yours, but on an iPhone all tabs share the
  /// width of the bar.
  convenience init(
    _ text: String, overTab index: Int, in bar: UITabBar, of tabs: UITabBarController,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.init(
      text, in: tabs.view,
      at: { mark in
        let width = bar.bounds.width / CGFloat(max(1, tabs.viewControllers?.count ?? 1))
        let tab = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 49)
        return bar.convert(tab, to: mark)
      }, onEnd: onEnd)
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
