extension Timer {
  /// Makes a timer that calls a method, and lets it run: by the device's clock. (FS-371)
  ///
  /// It keeps its target until it is invalidated or has fired for the last time.
  ///
  /// - Parameters:
  ///   - ti: Seconds of the device's clock; what is not positive is taken for 0.1 ms.
  ///   - aTarget: Whose method is called.
  ///   - aSelector: The method. One that the target does not know ends the process.
  ///   - userInfo: Something to be found again in ``userInfo``.
  ///   - yesOrNo: Whether it goes on after it fired.
  @preconcurrency @MainActor
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }

  /// Makes a timer that calls a method, by the device's clock. (FS-371)
  ///
  /// It runs at once and not when it is added to a run loop, which is a choice: run loops go by real time
  /// here, and have nothing to do for it.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    // No run loop has it fire.
    self.init(fire: .distantFuture, interval: ti, repeats: yesOrNo) {
      nonisolated(unsafe) let timer = $0
      MainActor.assumeIsolated {
        guard let action = ActionLookup.action(for: aSelector, of: target) else {
          preconditionFailure("unrecognized selector \(aSelector) sent to \(type(of: target))")
        }
        action(timer, nil)
      }
    }
    if let userInfo {
      objc_setAssociatedObject(self, Self.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN)
    }
    SimulatedDevice.current.clock.run(self, every: ti)
  }

  /// What the timer was given to find again.
  public var userInfo: Any? { objc_getAssociatedObject(self, Self.userInfoKey) }

  nonisolated(unsafe) private static let userInfoKey =
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
