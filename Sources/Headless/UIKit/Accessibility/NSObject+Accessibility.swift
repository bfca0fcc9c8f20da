/// What every object has on iOS. Here the members of `UIResponder` can be overridden, and those of
/// other objects cannot: Swift without Objective-C has no overrides of an extension.
extension NSObjectProtocol where Self: NSObject {
  /// The elements in the object; those of a responder are its own.
  @MainActor public var accessibilityElements: [Any]? {
    (self as? UIResponder)?.accessibilityElements
  }

  /// Whether the cursor of an assistive app is on the object.
  @MainActor public func accessibilityElementIsFocused() -> Bool {
    (self as? UIResponder)?.accessibilityElementIsFocused()
      ?? (SimulatedDevice.current.accessibilityFocus === self)
  }
}
