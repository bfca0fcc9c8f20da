import UIKit

/// Slides what comes in from the right, and what goes out to the right; notes what it is told.
@MainActor final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Whether the new controller stays at the end.
  var completes = true

  init(log: Log) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    log.note("animate")
    let width = context.containerView.bounds.width
    if let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: controller).offsetBy(dx: width, dy: 0)
      context.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear,
      animations: {
        if let controller = context.viewController(forKey: .to),
          let view = context.view(forKey: .to)
        {
          view.frame = context.finalFrame(for: controller)
        } else {
          context.view(forKey: .from)?.frame.origin.x = width
        }
      }, completion: { [self] _ in context.completeTransition(completes) })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}

/// Gives the same animator for everything.
@MainActor final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: Log
  lazy var animator = SlideAnimator(log: log)

  init(log: Log) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Notes when its view comes and goes.
@MainActor final class AppearanceLogger: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) did disappear") }
}
