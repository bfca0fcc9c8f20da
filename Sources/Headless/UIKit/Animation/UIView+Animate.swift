extension UIView {
  /// Changes views over time, on the device's clock. Within another animation it uses that one's
  /// duration, unless the options say otherwise.
  ///
  /// The views' properties have the new values at once; `CALayer.presentation()` has the values in
  /// between. The changed views and their descendants get no touches during the animation unless
  /// `.allowUserInteraction` is set; then hit tests find the views where their new values are.
  /// (FS-029, FS-176, FS-179)
  ///
  /// The completion is called with true when the clock reaches the end. It is called with false as
  /// soon as the animated views leave their window or other animations replace this one. While
  /// animations are disabled it is called with the clock's next tick, and never before this method
  /// has returned. (FS-420)
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, pace: options.pace)
    run(timing, options, animations, completion)
  }

  /// Changes views over time, on the device's clock, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(AnimationTiming(duration: duration), [], animations, completion) }

  /// Changes views over time as a spring would; a damping ratio of 1 does not overshoot.
  ///
  /// A choice: the velocity has no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, pace: .spring(damping: dampingRatio))
    run(timing, options, animations, completion)
  }

  /// Changes views over time as a spring would; a bounce of 0 does not overshoot.
  ///
  /// A choice: the velocity has no effect.
  @available(iOS 17.0, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, pace: .spring(damping: 1 - bounce))
    run(timing, options, animations, completion)
  }

  /// Changes a view's content over time; the view gets no touches during that time unless the
  /// options allow it.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, pace: options.pace)
    run(timing, options, { animations?() }, completion, holding: view)
  }

  /// Makes changes at once, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wereEnabled }
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether animations take time. Default true.
  public private(set) static var areAnimationsEnabled = true

  /// Enables or disables animations; while they are disabled, changes take effect at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  private static func run(
    _ timing: AnimationTiming, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?, holding view: UIView? = nil
  ) {
    let timing = timing.inherited(options)
    guard areAnimationsEnabled, timing.duration + timing.delay > 0 else {
      ViewAnimation.withoutAnimation(changes)
      SimulatedDevice.current.clock.schedule(after: 0) { completion?(true) }
      return
    }
    let animation = ViewAnimation(
      timing: timing, allowsInteraction: options.contains(.allowUserInteraction),
      replacesOthers: options.contains(.beginFromCurrentState))
    if let completion { animation.addCompletion(completion) }
    if let view { animation.hold(view, for: "transition") }
    animation.perform(changes)
    animation.start()
  }
}

extension AnimationTiming {
  /// Uses the inherited options of the animation around this one.
  @MainActor fileprivate func inherited(_ options: UIView.AnimationOptions) -> AnimationTiming {
    var timing = self
    if let outer = ViewAnimation.current?.timing {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing.pace = outer.pace }
    }
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    return timing
  }
}
