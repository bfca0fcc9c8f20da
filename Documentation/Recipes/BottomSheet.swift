import Fallthrough
import UIKit

/// A sheet over the lower part of a screen that stays usable. Present it like any view controller.
///
/// UIKit holds the transitioning delegate weakly. So this controller is its own delegate.
class LiveSheetController: UIViewController, UIViewControllerTransitioningDelegate {
  let grabber = Grabber()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    grabber.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    grabber.autoresizingMask = .flexibleWidth
    view.addSubview(grabber)
    grabber.onDrag = { [weak self] distance in self?.sheet?.distance = distance }
    grabber.onEnd = { [weak self] distance in
      guard let self else { return }
      if distance > 80 { return dismiss(animated: true) }
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        self.sheet?.distance = 0
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  private var sheet: LiveSheetPresentation? { presentationController as? LiveSheetPresentation }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LiveSheetPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class LiveSheetPresentation: UIPresentationController {
  /// How far the user has dragged the sheet down, in points.
  var distance: CGFloat = 0 {
    didSet { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return container.bounds.divided(atDistance: 320, from: .maxYEdge).slice
      .offsetBy(dx: 0, dy: max(0, distance))
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    // This view covers the whole screen. Touches beside the sheet reach the screen behind it.
    containerView?.isPassThrough = true
    // VoiceOver reads both, too.
    let views = [presentingViewController.view, presentedView]
    containerView?.accessibilityElements = views.compactMap { $0 }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Reports how far a finger on it has moved down.
final class Grabber: UIControl {
  var onDrag: ((CGFloat) -> Void)?
  var onEnd: ((CGFloat) -> Void)?
  private var start: CGFloat = 0
  private var distance: CGFloat = 0

  // The grabber moves with the finger, so this code uses the window's coordinates.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, distance) = (touch.location(in: nil).y, 0)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    distance = touch.location(in: nil).y - start
    onDrag?(distance)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    onEnd?(distance)
  }

  override func cancelTracking(with event: UIEvent?) { onEnd?(0) }
}
