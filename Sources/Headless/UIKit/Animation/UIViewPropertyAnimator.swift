/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or its animations are over.
  case inactive
  /// It has started, and may be paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// The end position of an animator's animations.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be paused, reversed and stopped, on the device's clock.
///
/// As with ``UIView/animate(withDuration:animations:completion:)`` properties have the new values
/// as soon as it starts. Its views get touches during the animation unless
/// ``isUserInteractionEnabled`` is false. Hit tests find them where they are on screen, unless
/// ``isManualHitTestingEnabled`` is true. (FS-177, FS-178)
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var timing: AnimationTiming
  private var pending: [(delay: CGFloat, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: ViewAnimation?

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive

  /// How long it takes, in seconds.
  open var duration: TimeInterval { timing.duration }

  /// Whether views get touches while they move. Default true; counts as of the start, a choice.
  open var isUserInteractionEnabled = true

  /// Whether the app itself tests which moving view a touch hits. If so, hit tests find views where
  /// their values are; otherwise where they are on screen. Default false. The value at the start
  /// counts, a choice.
  ///
  /// > Source: UIKit documentation, `isManualHitTestingEnabled`; WWDC 2016-216, which says that
  /// > deep trees need it. Here the view's place on screen counts for all its descendants. FS-177.
  open var isManualHitTestingEnabled = false

  /// Whether the animator can be used again when it is over; it then stays active. Default false.
  open var pausesOnCompletion = false

  /// Whether the animator can be paused. Default true.
  open var isInterruptible = true

  /// Creates an animator with a pace along a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    timing = AnimationTiming(duration: duration, pace: curve.pace)
    pending = animations.map { [(0, $0)] } ?? []
  }

  /// Creates an animator with a pace along a curve with two control points, from 0 to 1.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    timing = AnimationTiming(duration: duration, pace: .curve(point1, point2))
    pending = animations.map { [(0, $0)] } ?? []
  }

  /// Creates an animator that moves as a spring does; a ratio of 1 does not overshoot.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    timing = AnimationTiming(duration: duration, pace: .spring(damping: ratio))
    pending = animations.map { [(0, $0)] } ?? []
  }

  /// Creates an animator with a pace of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let pace = (parameters as? any PaceProvider)?.pace ?? .easeInOut
    timing = AnimationTiming(duration: duration, pace: pace)
  }

  /// Creates and starts an animator with the options of a view animation.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, pace: options.pace)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private init(duration: TimeInterval, pace: AnimationTiming.Pace) {
    timing = AnimationTiming(duration: duration, pace: pace)
  }

  // MARK: Changes

  /// Adds changes; once it has started they are made at once and move for the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later than the others, after `delayFactor` of the remaining time, from
  /// 0 to 1, and end with them. The views have their new values at once.
  ///
  /// > Source: UIKit documentation, `addAnimations(_:delayFactor:)`. FS-381.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if let running = self.animation { return running.perform(delayedBy: delayFactor, animation) }
    pending.append((delayFactor, animation))
  }

  /// Adds a block to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Its course

  /// Whether it moves now.
  open var isRunning: Bool { animation.map { $0.pauseTime == nil && !$0.isOver } ?? false }

  /// Whether it runs from the end to the start. Change this only while it is stopped or paused.
  open var isReversed: Bool {
    get { animation?.isReversed ?? false }
    set { turn(newValue) }
  }

  /// The part of its time that is over, from 0 to 1. Setting it shows the views at that point of
  /// the animation, and pauses the animator.
  open var fractionComplete: CGFloat {
    get { animation.map { part(of: $0) } ?? 0 }
    set {
      pauseAnimation()
      animation?.scrub(to: timing.delay + duration * min(max(newValue, 0), 1))
    }
  }

  /// Starts, or continues after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a delay, in seconds; the properties have the new values at once all the same.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if let animation, let time = animation.pauseTime { return animation.resume(at: time) }
    guard animation == nil else { return }
    timing.delay = delay
    begin().start()
  }

  /// Pauses. If it has not started, it makes its changes and shows the start.
  open func pauseAnimation() {
    let animation = animation ?? begin()
    if animation.pauseTime == nil { animation.pause() }
  }

  /// Continues after a pause; neither the pace nor the duration changes here, a choice.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops where it is; views keep the values that they show. The animator becomes inactive at
  /// once, or with ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let animation else { return }
    stopped = animation.stop()
    self.animation = nil
    state = withoutFinishing ? .inactive : .stopped
  }
  private var stopped: ViewSettlement?

  /// Ends a stopped animator, with its views at one of its ends or where they are.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    stopped?.move(to: finalPosition)
    stopped = nil
    conclude(at: finalPosition)
  }

  // MARK: Inside

  private func begin() -> ViewAnimation {
    let animation = ViewAnimation(
      timing: timing, allowsInteraction: isUserInteractionEnabled,
      hitsWhereShown: !isManualHitTestingEnabled)
    self.animation = animation
    state = .active
    animation.addCompletion { [self] _ in reachEnd(of: animation) }
    for (delay, changes) in pending { animation.perform(delayedBy: delay, changes) }
    pending = []
    return animation
  }

  private func part(of animation: ViewAnimation) -> CGFloat {
    guard duration > 0 else { return 1 }
    return min(max((animation.elapsed - timing.delay) / duration, 0), 1)
  }

  /// The reverse run takes as long as the forward run has taken so far.
  private func turn(_ isReversed: Bool) {
    guard let animation, animation.isReversed != isReversed else { return }
    let left = 1 - part(of: animation)
    let wasRunning = animation.pauseTime == nil
    animation.isReversed = isReversed
    animation.pause()
    animation.scrub(to: timing.delay + duration * left)
    if wasRunning { startAnimation() }
  }

  private func reachEnd(of animation: ViewAnimation) {
    guard self.animation === animation else { return }
    self.animation = nil
    conclude(at: animation.isReversed ? .start : .end)
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = completions
    self.completions = []
    completions.forEach { $0(position) }
  }
}
