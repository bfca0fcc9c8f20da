/// How an associated value is stored. The names are those of Apple's Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is not retained, and the association returns nil when it is released.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is retained, if it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is retained, if it can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Sets the value of an object for a key; nil removes it. A value that is not an object stores
/// nothing.
///
/// Values of views, controllers, recognizers and layers are released with them. Those of other
/// objects are released when the next association is made, a choice: nothing reports here when such
/// an object is released.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, policy, for: key, of: object as AnyObject) }

/// Returns the value that an object has under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// The values of all objects, by the objects' addresses.
package enum AssociatedObjects {
  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Kept] = [:]
  }

  private enum Kept {
    case strong(Any)
    case weak(WeakObject)
  }

  private struct WeakObject { weak var object: AnyObject? }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
  nonisolated(unsafe) private static var sizeOfNextSweep = 64

  fileprivate static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer, of object: AnyObject
  ) {
    // Removed values are released when the lock is free again, because their `deinit` may read
    // associations.
    var old: [Owner?] = []
    lock.withLock {
      if owners.count >= sizeOfNextSweep { old = sweep() }
      var owner = owners[ObjectIdentifier(object)]
      old.append(owner)
      if owner?.object !== object { owner = nil }
      var new = owner ?? Owner(object: object)
      new.values[key] = value.map { kept($0, policy) }
      owners[ObjectIdentifier(object)] = new.values.isEmpty ? nil : new
    }
    withExtendedLifetime(old) {}
  }

  private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Kept {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      .weak(WeakObject(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .strong(value)
    }
  }

  fileprivate static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return nil
      }
      switch owner.values[key] {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  /// Removes all values of an object, which may be in its `deinit`, on any thread.
  package static func removeAll(of object: ObjectIdentifier) {
    var old: Owner?
    lock.withLock { old = owners.removeValue(forKey: object) }
    withExtendedLifetime(old) {}
  }

  /// Removes the values of released objects.
  private static func sweep() -> [Owner?] {
    let gone = owners.filter { $0.value.object == nil }
    for key in gone.keys { owners[key] = nil }
    sizeOfNextSweep = max(64, owners.count * 2)
    return Array(gone.values)
  }
}
