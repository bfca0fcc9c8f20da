/// A timer that retains a target until it is invalidated, and returns its `userInfo`. Foundation's
/// own timers cannot do that here.
private final class SelectorTimer: Timer {
  private var kept: Any?
  private var target: AnyObject?
  private var selector: Selector?

  override var userInfo: Any? { kept }

  /// No run loop fires it, because its date never comes.
  convenience init(
    _ target: AnyObject, _ selector: Selector, _ userInfo: Any?, every interval: TimeInterval,
    repeats: Bool
  ) {
    self.init(fire: .distantFuture, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { (timer as? SelectorTimer)?.call() }
    }
    self.target = target
    self.selector = selector
    kept = userInfo
  }

  @MainActor private func call() {
    guard let target, let selector else { return }
    ActionLookup.perform(selector, on: target, with: self)
  }

  override func invalidate() {
    super.invalidate()
    target = nil
  }
}

/// The result of an initialiser that chooses the class of its timer; only `Timer` conforms.
public protocol SelectorTiming {}

extension Timer: SelectorTiming {
  /// Makes and starts a timer that calls a method, by the device's clock. Zero seconds or less
  /// become 0.1 ms. A method that the target does not have ends the process. (FS-371)
  ///
  /// It retains its target until it is invalidated or has fired for the last time.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }
}

extension SelectorTiming {
  /// Makes a timer that calls a method, by the device's clock. (FS-371)
  ///
  /// It starts at once and not when it is added to a run loop, which is a choice: run loops follow
  /// real time here, and do not run it.
  @preconcurrency @MainActor public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let made = SelectorTimer(aTarget as AnyObject, aSelector, userInfo, every: ti, repeats: yesOrNo)
    guard let timer = made as? Self else {
      preconditionFailure("a \(Self.self) is no timer of Foundation's")
    }
    self = timer
    SimulatedDevice.current.clock.run(made, every: ti, repeats: yesOrNo)
  }
}
