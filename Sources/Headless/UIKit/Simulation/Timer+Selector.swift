extension Timer {
  /// Makes a timer that calls a method, and lets it run: by the device's clock.
  ///
  /// It keeps its target until it is invalidated or has fired for the last time.
  ///
  /// - Parameters:
  ///   - ti: Seconds of the device's clock; what is not positive is taken for 0.1 ms.
  ///   - aTarget: Whose method is called.
  ///   - aSelector: The method. One that the target does not know ends the process.
  ///   - userInfo: Nothing reads it here: Foundation's timer has no place for it.
  ///   - yesOrNo: Whether it goes on after it fired.
  @MainActor @preconcurrency @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return SimulatedDevice.current.clock.scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) {
      nonisolated(unsafe) let timer = $0
      MainActor.assumeIsolated {
        guard let action = ActionLookup.action(for: aSelector, of: target) else {
          preconditionFailure("unrecognized selector \(aSelector) sent to \(type(of: target))")
        }
        action(timer, nil)
      }
    }
  }
}
