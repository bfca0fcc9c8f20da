/// What an object does by the name of a method, where it says so by ``ActionPerforming`` or
/// ``SelectorTable``. A name that it does not know ends the process, as on a device.
extension NSObject {
  /// Whether the object has a method with a name.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ActionLookup.action(for: $0, of: self) != nil } ?? false
  }

  /// Calls a method. There is no result to give back here.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Calls a method with an object. There is no result to give back here.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    ActionLookup.perform(aSelector, on: self, with: object)
    return nil
  }

  /// Calls a method when some time of the device's clock is over. The object and the argument are kept
  /// until then.
  ///
  /// > Source: Foundation documentation, `perform(_:with:afterDelay:)`. FS-385.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedPerform.all.removeAll { $0.timer == nil }
    let request = DelayedPerform(target: self, selector: aSelector, argument: anArgument)
    request.timer = SimulatedDevice.current.clock.schedule(after: max(0, delay)) {
      guard request.timer != nil else { return }
      request.timer = nil
      DelayedPerform.all.removeAll { $0 === request }
      _ = request.target.perform(request.selector, with: request.argument)
    }
    DelayedPerform.all.append(request)
  }

  /// Takes back calls of a method with an argument that are still to come.
  ///
  /// > Source: Foundation documentation,
  /// > `cancelPreviousPerformRequests(withTarget:selector:object:)`. FS-385.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && isSame($0.argument, anArgument)
    }
  }

  /// Takes back all calls of an object's methods that are still to come. (FS-385)
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel { $0.target === aTarget as AnyObject }
  }

  private class func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}

/// A call that is still to come.
@MainActor
private final class DelayedPerform {
  static var all: [DelayedPerform] = []

  let target: NSObject
  let selector: Selector
  let argument: Any?
  /// Nil when it is over or was taken back.
  var timer: SimulatedTimer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  static func cancel(_ isMeant: (DelayedPerform) -> Bool) {
    for request in all where isMeant(request) {
      request.timer?.cancel()
      request.timer = nil
    }
    all.removeAll { $0.timer == nil }
  }
}
