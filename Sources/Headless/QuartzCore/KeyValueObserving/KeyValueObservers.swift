/// The observers of values, by object.
package enum KeyValueObservers {
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [any KeyValueListener]] = [:]
  /// Whether there are no observers. This is read first wherever a value changes, without the lock:
  /// a thread that changes an object sees the observers that were added to it.
  nonisolated(unsafe) package private(set) static var isEmpty = true

  static func add(_ listener: any KeyValueListener, to object: AnyObject) {
    // Removed observers are released when the lock is open again: their `deinit` may remove others.
    var old: [ObjectIdentifier: [any KeyValueListener]] = [:]
    lock.withLock {
      old = all
      all = old.filter { $0.value.contains { $0.object != nil } }
      all[ObjectIdentifier(object), default: []].append(listener)
      isEmpty = false
    }
    withExtendedLifetime(old) {}
  }

  /// Removes the listeners of an object that match, and returns whether there were any.
  @discardableResult
  static func remove(
    of object: ObjectIdentifier, where isMeant: (any KeyValueListener) -> Bool
  ) -> Bool {
    // Removed listeners are released when the lock is open again.
    var gone: [any KeyValueListener] = []
    lock.withLock {
      gone = all[object]?.filter(isMeant) ?? []
      gone.forEach { $0.isOver = true }
      all[object]?.removeAll { $0.isOver }
      if all[object]?.isEmpty ?? false { all[object] = nil }
      isEmpty = all.isEmpty
    }
    return !gone.isEmpty
  }

  /// Removes all listeners of an object that is in its `deinit`.
  package static func removeAll(of object: ObjectIdentifier) { remove(of: object) { _ in true } }

  private static func listeners(to key: ObservedKey, of object: AnyObject) -> [any KeyValueListener]
  {
    lock.withLock {
      all[ObjectIdentifier(object)]?.filter { $0.key == key && $0.object === object } ?? []
    }
  }

  nonisolated(unsafe) private static var warned: Set<String> = []

  /// Writes once that changes of a value will not be reported.
  static func warn(ofUnreported value: String, of object: String) {
    guard lock.withLock({ warned.insert("\(object) \(value)").inserted }) else { return }
    let text = """
      \(value) is observed, but the headless \(object) does not report its changes. \
      Documentation/PortableCode.md lists the values that can be observed. (FS-380)

      """
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Ends the process, as a device does for a change that `observeValue` does not handle.
  package static func endUnhandled(_ keyPath: String?) -> Never {
    preconditionFailure(
      "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled: "
        + "\(keyPath ?? "nil")")
  }

  /// Reports that a value is about to change. A value that is not stored, so that it can no longer
  /// be read, is given as `old`.
  package static func willChange(_ key: ObservedKey, of object: AnyObject?, from old: Any? = nil) {
    guard !isEmpty, let object else { return }
    for listener in listeners(to: key, of: object) where !listener.isOver {
      listener.changeBegins(in: object, from: old)
    }
  }

  /// Reports that a value has changed; each call ends one of ``willChange(_:of:)``.
  package static func didChange(_ key: ObservedKey, of object: AnyObject?) {
    guard !isEmpty, let object else { return }
    for listener in listeners(to: key, of: object) where !listener.isOver {
      listener.changeEnds(in: object)
    }
  }
}

/// A value of an object that can be observed.
package enum ObservedKey: Hashable, ExpressibleByStringLiteral {
  /// A value whose changes the object reports itself, by the name that Objective-C has for it.
  case named(String)
  /// A value whose changes its class must report.
  case path(AnyKeyPath)

  package init(stringLiteral value: String) { self = .named(value) }
}

/// A class that reports changes of some of its values.
package protocol KeyValueObservable: NSObject {
  /// The names of these values, for key paths that begin at a class of the hierarchy.
  static func observableKeys(of root: any KeyValueObservable.Type) -> [AnyKeyPath: String]
}

/// One observation of one value.
protocol KeyValueListener: AnyObject {
  var object: AnyObject? { get }
  var key: ObservedKey { get }
  var isOver: Bool { get set }
  /// The object whose method is called, if it is observed by a method, and the context.
  var observer: (object: AnyObject?, context: UnsafeMutableRawPointer?)? { get }
  func changeBegins(in object: AnyObject, from old: Any?)
  func changeEnds(in object: AnyObject)
}

/// An observation of a value of one type.
final class KeyValueRegistration<Value>: KeyValueListener {
  private(set) weak var object: AnyObject?
  let key: ObservedKey
  var isOver = false
  private let options: NSKeyValueObservingOptions
  private let read: (AnyObject) -> Value?
  private let tell: (AnyObject, NSKeyValueObservedChange<Value>) -> Void
  private weak var told: AnyObject?
  private let context: UnsafeMutableRawPointer?
  private let isToldByMethod: Bool
  /// The values before the changes that are in progress.
  private var begun: [Value?] = []

  var observer: (object: AnyObject?, context: UnsafeMutableRawPointer?)? {
    isToldByMethod ? (told, context) : nil
  }

  init(
    to key: ObservedKey, of object: AnyObject, options: NSKeyValueObservingOptions,
    observer: (AnyObject, UnsafeMutableRawPointer?)? = nil,
    reading read: @escaping (AnyObject) -> Value?,
    telling tell: @escaping (AnyObject, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.key = key
    self.object = object
    self.options = options
    self.read = read
    self.tell = tell
    told = observer?.0
    context = observer?.1
    isToldByMethod = observer != nil
  }

  /// Starts the observation.
  func begin() {
    guard let object else { return }
    KeyValueObservers.add(self, to: object)
    if options.contains(.initial) { send(in: object, old: nil) }
  }

  func changeBegins(in object: AnyObject, from known: Any?) {
    let old = options.contains(.old) ? known.flatMap { $0 as? Value } ?? read(object) : nil
    begun.append(old)
    guard options.contains(.prior) else { return }
    tell(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: nil, oldValue: old, indexes: nil, isPrior: true))
  }

  func changeEnds(in object: AnyObject) {
    // An observation that began during a change has no old value.
    guard let old = begun.popLast() else { return }
    send(in: object, old: old)
  }

  private func send(in object: AnyObject, old: Value?) {
    let new = options.contains(.new) ? read(object) : nil
    tell(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false))
  }
}
