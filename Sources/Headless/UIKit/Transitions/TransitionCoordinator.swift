/// The coordinator of a presentation, a dismissal or a change of a scene's size. The changes are
/// made in one animation on the device's clock: first those of the transition, then those alongside
/// it, then the layout that both request. The order is a choice. (FS-274)
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  private enum Stage { case waiting, changing, changed, over }

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var stage = Stage.waiting
  private var timer: SimulatedTimer?
  private var onEnd: (() -> Void)?
  /// The context of the app's animator; nil if the system animates.
  weak var context: TransitionContext?

  init(
    in containerView: UIView, duration: TimeInterval, isAnimated: Bool,
    style: UIModalPresentationStyle = .none, from: UIViewController? = nil,
    to: UIViewController? = nil
  ) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    presentationStyle = style
    controllers = [.from: from, .to: to].compactMapValues(\.self)
  }

  /// Makes the changes and the animations beside them, then lays out views. Calls `onEnd` and the
  /// completions when the clock has advanced, or at once if nothing is animated.
  func run(
    layingOut views: [UIView] = [], _ changes: () -> Void = {}, onEnd: @escaping () -> Void = {}
  ) {
    stage = .changing
    self.onEnd = onEnd
    guard isAnimated else {
      UIView.performWithoutAnimation { makeChanges(changes, layingOut: views) }
      return finish()
    }
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: .allowUserInteraction,
        animations: { self.makeChanges(changes, layingOut: views) })
    }
    guard stage == .changed else { return }
    timer = SimulatedDevice.current.clock.schedule(after: transitionDuration) { self.finish() }
  }

  private func makeChanges(_ changes: () -> Void, layingOut views: [UIView]) {
    changes()
    while !alongside.isEmpty { alongside.removeFirst()(self) }
    views.forEach { $0.layoutIfNeeded() }
    if stage == .changing { stage = .changed }
  }

  /// Runs the animations beside an app's animator, with the same duration.
  func changeAlongside() {
    stage = .changing
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.makeChanges({}, layingOut: []) })
  }

  /// Ends together with an app's animator.
  func finish(_ end: () -> Void) {
    stage = .over
    end()
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  /// Ends now, unless it has ended already.
  func finish() {
    guard stage == .changing || stage == .changed else { return }
    stage = .over
    timer?.cancel()
    onEnd?()
    onEnd = nil
    while !completions.isEmpty { completions.removeFirst()(self) }
  }

  // MARK: UIViewControllerTransitionCoordinator

  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    guard stage != .over, stage != .changed || animation == nil else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  // MARK: UIViewControllerTransitionCoordinatorContext

  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.map { $0.view(forKey: key) } ?? controllers[key == .from ? .from : .to]?.viewIfLoaded
  }
}
