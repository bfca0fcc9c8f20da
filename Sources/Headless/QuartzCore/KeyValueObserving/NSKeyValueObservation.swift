/// An observation of a value; it ends when it is released.
///
/// The observed object is not retained, and may be released before it.
///
/// > Source: Foundation documentation, "Using Key-Value Observing in Swift". FS-380.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let listener: any KeyValueListener
  private let object: ObjectIdentifier

  init(_ listener: any KeyValueListener, of object: AnyObject) {
    self.listener = listener
    self.object = ObjectIdentifier(object)
  }

  /// Ends the observation. A second call does nothing.
  public func invalidate() { KeyValueObservers.remove(of: object) { $0 === listener } }

  deinit { invalidate() }
}

/// An object with observable values: all objects of Foundation's base class.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a block whenever a value changes, until the returned observation is released.
  ///
  /// The page "Code for iOS and Linux" lists the values whose changes views, layers, controllers
  /// and recognizers report. Of another value of theirs only the initial one is reported, and a
  /// warning is written. An app's own class reports a value by ``willChangeValue(for:)`` and
  /// ``didChangeValue(for:)``. A change without `old` and `new` among the options contains no
  /// values.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self as AnyObject
    let registration = KeyValueRegistration<Value>(
      to: ObservedKey(keyPath), of: object, options: options,
      reading: { ($0 as? Self)?[keyPath: keyPath] },
      telling: { object, change in
        if let object = object as? Self { changeHandler(object, change) }
      })
    registration.begin()
    return NSKeyValueObservation(registration, of: object)
  }

  /// Reports that a value is about to change.
  public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    KeyValueObservers.willChange(ObservedKey(telling: keyPath), of: self as AnyObject)
  }

  /// Reports that a value has changed; call ``willChangeValue(for:)`` before the change.
  public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    KeyValueObservers.didChange(ObservedKey(telling: keyPath), of: self as AnyObject)
  }
}

extension ObservedKey {
  /// Creates the key of a value that its class reports.
  init<Root, Value>(telling keyPath: KeyPath<Root, Value>) {
    let names = (Root.self as? any KeyValueObservable.Type).map { $0.observableKeys(of: $0) }
    self = names?[keyPath].map(ObservedKey.named) ?? .path(keyPath)
  }

  /// Creates the key of a value that is to be observed.
  init<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
    self.init(telling: keyPath)
    guard case .path = self, Root.self is any KeyValueObservable.Type else { return }
    let root = String(reflecting: Root.self)
    guard root.hasPrefix("UIKit.") || root.hasPrefix("QuartzCore.") else { return }
    KeyValueObservers.warn(ofUnreported: "\(keyPath)", of: root)
  }
}
