import Fallthrough
import UIKit

/// A button that the user can drag in the safe area, which leaves out the bars of the app. It then moves to the nearer side.
final class FloatingButton: UIButton {
  private var start = CGPoint.zero
  private var grip = CGPoint.zero
  private(set) var isDragged = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: superview)
    grip = CGPoint(x: start.x - center.x, y: start.y - center.y)
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: superview)
    // Every finger moves a little, so less than ten points is a tap.
    if hypot(place.x - start.x, place.y - start.y) > 10 { isDragged = true }
    if isDragged { center = clamped(CGPoint(x: place.x - grip.x, y: place.y - grip.y)) }
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isDragged { snap() }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if isDragged { snap() }
  }

  /// Moves the button to the nearer side.
  func snap() {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      center = clamped(CGPoint(x: center.x < space.midX ? space.minX : space.maxX, y: center.y))
    }
  }

  /// The area in which the button's centre can be.
  private var space: CGRect {
    guard let superview else { return bounds }
    return superview.bounds.inset(by: superview.safeAreaInsets)
      .insetBy(dx: bounds.midX + 8, dy: bounds.midY + 8)
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, space.minX), space.maxX), y: min(max(point.y, space.minY), space.maxY))
  }
}

/// A tap calls `onTap`, a long press opens a menu.
final class DebugController: UIViewController, UIContextMenuInteractionDelegate {
  let button = FloatingButton(type: .system)
  var onTap: (@MainActor () -> Void)?
  var menu: [UIAction] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 8, y: 200, width: 56, height: 56)
    button.setTitle("Debug", for: .normal)
    button.backgroundColor = .systemYellow
    button.layer.cornerRadius = 28
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, !button.isDragged else { return }
        onTap?()
      }, for: .touchUpInside)
    button.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !button.isTracking { button.snap() }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in
      UIMenu(title: "Debug", children: menu)
    }
  }
}

/// Shows the button in front of alerts and of windows that the app opens later. Store the result
/// in a property: `hide()` of the presenter removes the button.
@MainActor
func makeDebugOverlay(in scene: UIWindowScene) -> (OverlayPresenter, DebugController) {
  let presenter = OverlayPresenter(scene: scene, level: .alert + 100)
  presenter.keepsClearOfBars = true
  let controller = DebugController()
  presenter.show(controller)
  return (presenter, controller)
}
