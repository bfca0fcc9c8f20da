/// A group of changes to layers. New values of layers take effect at once here. Animations that are
/// added in the group use its duration if they have none.
public enum CATransaction {
  /// One group, until its block has been called.
  private final class Group {
    var duration: CFTimeInterval
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: (() -> Void)?
    private var running = 0
    private var isCommitted = false

    init(inside outer: Group?) {
      duration = outer?.duration ?? CATransaction.defaultDuration
      timingFunction = outer?.timingFunction
      disablesActions = outer?.disablesActions ?? false
    }

    func begin() { running += 1 }

    func end() {
      running -= 1
      completeIfOver()
    }

    func commit() {
      isCommitted = true
      completeIfOver()
    }

    private func completeIfOver() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  /// The duration of an animation without one, in seconds. Documented.
  private static let defaultDuration: CFTimeInterval = 0.25
  // Layers are only for the main thread.
  private nonisolated(unsafe) static var groups: [Group] = []
  private nonisolated(unsafe) static var implicit: Group?

  private static var current: Group {
    if let group = groups.last ?? implicit { return group }
    let group = Group(inside: nil)
    implicit = group
    // A change outside of all groups belongs to one that ends when the clock advances.
    _ = MediaTime.source?.schedule(at: CACurrentMediaTime()) { flush() }
    return group
  }

  /// Starts a group, inside of another one if there is one.
  public static func begin() { groups.append(Group(inside: groups.last ?? implicit)) }

  /// Ends the group that was started last.
  public static func commit() { groups.popLast()?.commit() }

  /// Ends the group that was never started.
  public static func flush() {
    let group = implicit
    implicit = nil
    group?.commit()
  }

  /// Returns the duration of the group's animations without one, in seconds. Default 0.25.
  public static func animationDuration() -> CFTimeInterval {
    (groups.last ?? implicit)?.duration ?? defaultDuration
  }

  /// Sets the duration of the group's animations without one, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// Returns the pace that was set for the group.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    (groups.last ?? implicit)?.timingFunction
  }

  /// Sets a pace for the group; animations here use their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Returns whether changes in the group take effect at once, as they always do here.
  public static func disableActions() -> Bool {
    (groups.last ?? implicit)?.disablesActions ?? false
  }

  /// Makes changes in the group take effect at once, as they always do here.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns the completion block of the group.
  public static func completionBlock() -> (() -> Void)? { (groups.last ?? implicit)?.completion }

  /// Sets the block to call when the group is committed and all animations that were added in it,
  /// before or after this call, are over: at once if there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  /// Makes the group wait until the first call of the returned closure.
  package static func hold() -> () -> Void {
    guard let group = groups.last ?? implicit else { return {} }
    group.begin()
    var isOver = false
    return {
      guard !isOver else { return }
      isOver = true
      group.end()
    }
  }
}
