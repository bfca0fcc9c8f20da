/// An object that observes values by a method.
///
/// Responders and layers need no conformance; another class of the app declares it.
public protocol KeyValueObserving: NSObject {
  /// Called when an observed value has changed, or is about to change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object with such a method in its class.
package protocol ValueHearing: NSObject {
  func hear(of keyPath: String, of object: Any?, _ change: KeyValueNews)
}

/// The arguments of such a method.
package struct KeyValueNews {
  package let change: [NSKeyValueChangeKey: Any]
  package let context: UnsafeMutableRawPointer?
}

extension CALayer: ValueHearing {
  package func hear(of keyPath: String, of object: Any?, _ news: KeyValueNews) {
    observeValue(forKeyPath: keyPath, of: object, change: news.change, context: news.context)
  }
}

extension NSObject {
  /// Adds an observer of a value, which gets `observeValue(forKeyPath:of:change:context:)`. Neither
  /// object is retained. If the object does not report changes of a value with this Objective-C
  /// name, a warning is written; then no change contains a value.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    precondition(
      observer is any ValueHearing || observer is any KeyValueObserving,
      "\(type(of: observer)) has no observeValue(forKeyPath:of:change:context:)")
    let (object, name, path) = observable(keyPath)
    if path == nil {
      KeyValueObservers.warn(ofUnreported: keyPath, of: String(reflecting: type(of: self)))
    }
    KeyValueRegistration<Any>(
      to: .named(name), of: object, options: options, observer: (observer, context),
      reading: { object in path.flatMap { (object as? NSObject)?[keyPath: $0] }.map(Self.boxed) },
      telling: { [weak observer, weak self] _, change in
        let news = KeyValueNews(change: change.dictionary, context: context)
        if let observer = observer as? any KeyValueObserving {
          observer.observeValue(
            forKeyPath: keyPath, of: self, change: news.change, context: context)
        } else {
          (observer as? any ValueHearing)?.hear(of: keyPath, of: self, news)
        }
      }
    ).begin()
  }

  /// Removes an observer of a value. One that was not added ends the process, as on a device.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    end(observer, keyPath) { _ in true }
  }

  /// Removes an observer of a value that it observes with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { end(observer, keyPath) { $0 == context } }

  private func end(
    _ observer: NSObject, _ keyPath: String, isMeant: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let (object, name, _) = observable(keyPath)
    let wasThere = KeyValueObservers.remove(of: ObjectIdentifier(object)) { listener in
      guard let told = listener.observer, listener.key == .named(name) else { return false }
      return told.object === observer && isMeant(told.context)
    }
    precondition(
      wasThere,
      "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from "
        + "\(type(of: self)) because it is not registered as an observer.")
  }

  /// Reports that the value with a name is about to change.
  // Foundation's `Operation` has one of its own.
  /// Apple's name; no output depends on it.
  @_disfavoredOverload public func willChangeValue(forKey key: String) {
    KeyValueObservers.willChange(.named(Self.objectiveName(key)), of: self)
  }

  /// Reports that the value with a name has changed; call `willChangeValue(forKey:)` before.
  // Foundation's `Operation` has one of its own.
  /// Apple's name; no output depends on it.
  @_disfavoredOverload public func didChangeValue(forKey key: String) {
    KeyValueObservers.didChange(.named(Self.objectiveName(key)), of: self)
  }

  /// The object that has a value, with the value's name and its key path there, if it reports its
  /// changes. For "layer.bounds" the object is the layer.
  private func observable(_ keyPath: String) -> (NSObject, name: String, path: AnyKeyPath?) {
    let name = Self.objectiveName(keyPath)
    let type = type(of: self) as? any KeyValueObservable.Type
    let keys = type.map { $0.observableKeys(of: $0) } ?? [:]
    if let path = keys.first(where: { $0.value == name })?.key { return (self, name, path) }
    guard let dot = keyPath.firstIndex(of: "."),
      let first = keys.first(where: { $0.value == keyPath[..<dot] + "." })?.key,
      let next = self[keyPath: first] as? NSObject
    else { return (self, name, nil) }
    return next.observable(String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Objective-C says `hidden` where Swift says `isHidden`.
  private static func objectiveName(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }

  /// A value as in Objective-C, where nil is an object.
  private static func boxed(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? NSNull()
  }
}

extension NSKeyValueObservedChange where Value == Any {
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var entries: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    entries[.newKey] = newValue
    entries[.oldKey] = oldValue
    if isPrior { entries[.notificationIsPriorKey] = NSNumber(value: true) }
    return entries
  }
}
