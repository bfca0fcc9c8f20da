import Fallthrough
import UIKit

/// A button that floats over the whole app and can be dragged out of the way.
final class DebugButton: UIButton {
  private var grip = CGPoint.zero
  private(set) var wasDragged = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: superview)
    grip = CGPoint(x: place.x - center.x, y: place.y - center.y)
    wasDragged = false
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: superview)
    center = CGPoint(x: place.x - grip.x, y: place.y - grip.y)
    wasDragged = true
    return super.continueTracking(touch, with: event)
  }
}

final class DebugController: UIViewController {
  let button = DebugButton(type: .system)
  var onTap: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 16, y: 200, width: 56, height: 56)
    button.setTitle("Debug", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, !button.wasDragged else { return }
        onTap?()
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// Above alerts, and where the app's own windows come and go.
@MainActor
func makeDebugOverlay(in scene: UIWindowScene) -> (OverlayPresenter, DebugController) {
  let presenter = OverlayPresenter(scene: scene, level: .alert + 100)
  let controller = DebugController()
  presenter.show(controller)
  return (presenter, controller)
}
