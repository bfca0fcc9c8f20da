/// Calls of methods by name, for objects with ``ActionPerforming`` or methods in ``SelectorTable``.
/// An unknown name ends the process, as on a device.
extension NSObject {
  /// Whether the object has a method with a name.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ActionLookup.action(for: $0, of: self) != nil } ?? false
  }

  /// Calls a method. It returns no result here.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Calls a method with an object. It returns no result here.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    ActionLookup.perform(aSelector, on: self, with: object)
    return nil
  }

  /// Calls a method after some time of the device's clock. The object and the argument are retained
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

  /// Cancels pending calls of a method with an argument.
  ///
  /// > Source: Foundation documentation,
  /// > `cancelPreviousPerformRequests(withTarget:selector:object:)`. FS-385.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && isSame($0.argument, anArgument)
    }
  }

  /// Cancels all pending calls of an object's methods. (FS-385)
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

/// A pending call.
@MainActor private final class DelayedPerform {
  static var all: [DelayedPerform] = []

  let target: NSObject
  let selector: Selector
  let argument: Any?
  /// Nil when it was made or cancelled.
  var timer: SimulatedTimer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  static func cancel(_ isMeant: (DelayedPerform) -> Bool) {
    for request in all where isMeant(request) {
      request.timer?.cancel()
      request.timer = nil
    }
    all.removeAll { $0.timer == nil }
  }
}
