/// One of the two controllers of a transition, with its view and its places.
@MainActor struct TransitionSide {
  let controller: UIViewController
  /// The view that an animator moves; nil if it stays where it is.
  let view: () -> UIView?
  /// In points of the container; zero while the view is not in it.
  let initialFrame: () -> CGRect
  /// In points of the container; zero if the view is not in it then.
  let finalFrame: () -> CGRect
}

/// The context that an app's animator gets.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: TransitionSide
  private let to: TransitionSide
  /// The transition, until it is over.
  var transition: CustomTransition?

  init(
    in containerView: UIView, style: UIModalPresentationStyle = .none, from: TransitionSide,
    to: TransitionSide
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
  }

  let isAnimated = true
  let targetTransform = CGAffineTransform.identity
  private(set) var transitionWasCancelled = false

  func completeTransition(_ didComplete: Bool) {
    guard let transition else { return }
    self.transition = nil
    transitionWasCancelled = !didComplete
    transition.end(didComplete)
  }

  // MARK: Controllers and views

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view()
    case .to: to.view()
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame() ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame() ?? .zero }

  private func side(of controller: UIViewController) -> TransitionSide? {
    [from, to].first { $0.controller === controller }
  }
}
