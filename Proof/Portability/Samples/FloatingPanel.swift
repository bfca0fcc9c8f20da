import UIKit

protocol FloatingPanelDelegate: AnyObject {
  func floatingPanel(
    _ panel: FloatingPanelController, didMoveTo position: FloatingPanelController.Position)
}

/// A card that is dragged up and down over other content and snaps to one of three heights.
final class FloatingPanelController: UIViewController {
  enum Position: Int, CaseIterable {
    case tip, half, full
  }

  final class PassThroughRootView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }

  weak var delegate: FloatingPanelDelegate?
  let surfaceView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let backdropView = UIView()
  private let grabber = UIView()
  private(set) var position: Position = .half
  private(set) var contentController: UIViewController?
  weak var trackedScrollView: UIScrollView?
  private var animator: UIViewPropertyAnimator?
  private var topBeforeDrag: CGFloat = 0
  let panRecognizer = UIPanGestureRecognizer()

  override func loadView() {
    view = PassThroughRootView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdropView.frame = view.bounds
    backdropView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    backdropView.alpha = 0
    backdropView.isUserInteractionEnabled = true
    view.addSubview(backdropView)
    surfaceView.layer.cornerRadius = 16
    surfaceView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    surfaceView.clipsToBounds = true
    view.addSubview(surfaceView)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    surfaceView.contentView.addSubview(grabber)
    panRecognizer.addTarget(self, action: Selector(("handlePan:")))
    panRecognizer.delegate = self
    panRecognizer.maximumNumberOfTouches = 1
    surfaceView.addGestureRecognizer(panRecognizer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdropView.frame = view.bounds
    if animator?.isRunning != true, panRecognizer.state == .possible {
      surfaceView.frame = frame(for: position)
    }
    grabber.frame = CGRect(x: surfaceView.bounds.midX - 18, y: 6, width: 36, height: 5)
    contentController?.view.frame = surfaceView.bounds.inset(
      by: UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0))
  }

  func set(contentViewController controller: UIViewController?) {
    if let old = contentController {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    contentController = controller
    guard let controller = controller else { return }
    addChild(controller)
    surfaceView.contentView.addSubview(controller.view)
    controller.didMove(toParent: self)
    view.setNeedsLayout()
  }

  func addPanel(to parent: UIViewController) {
    parent.addChild(self)
    view.frame = parent.view.bounds
    parent.view.addSubview(view)
    didMove(toParent: parent)
  }

  func removePanelFromParent() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  func frame(for position: Position) -> CGRect {
    let bounds = view.bounds
    let top: CGFloat
    switch position {
    case .tip: top = bounds.height - 80 - view.safeAreaInsets.bottom
    case .half: top = bounds.midY
    case .full: top = view.safeAreaInsets.top + 18
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func move(to position: Position, velocity: CGPoint = .zero) {
    animator?.stopAnimation(true)
    self.position = position
    let target = frame(for: position)
    let timing = UISpringTimingParameters(
      dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: abs(velocity.y) / 1000))
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.isInterruptible = true
    animator.addAnimations { [weak self] in
      self?.surfaceView.frame = target
      self?.backdropView.alpha = position == .full ? 1 : 0
    }
    animator.addCompletion { [weak self] end in
      guard let self = self, end == .end else { return }
      self.animator = nil
      self.delegate?.floatingPanel(self, didMoveTo: position)
    }
    animator.startAnimation()
    self.animator = animator
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animator?.stopAnimation(true)
      animator = nil
      topBeforeDrag = surfaceView.frame.minY
    case .changed:
      let top = max(topBeforeDrag + recognizer.translation(in: view).y, frame(for: .full).minY)
      surfaceView.frame = CGRect(
        x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: view)
      let projected = surfaceView.frame.minY + velocity.y * 0.1
      let nearest = Position.allCases.min {
        abs(frame(for: $0).minY - projected) < abs(frame(for: $1).minY - projected)
      }
      move(to: nearest ?? position, velocity: velocity)
    default:
      break
    }
  }
}

extension FloatingPanelController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer === trackedScrollView?.panGestureRecognizer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    return !(touch.view is UIControl)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return abs(velocity.y) >= abs(velocity.x)
  }
}

#if !canImport(ObjectiveC)
  extension FloatingPanelController: ActionPerforming {
    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard selector == "handlePan:" else { return nil }
      return { [self] sender, _ in (sender as? UIPanGestureRecognizer).map(handlePan) }
    }
  }
#endif
