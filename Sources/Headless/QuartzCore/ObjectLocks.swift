/// Locks of objects, each for one thread at a time, which may take it several times.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// How many have the lock or wait for it.
    var users = 0
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func enter(_ object: ObjectIdentifier) {
    let own = lock.withLock {
      entries[object, default: Entry()].users += 1
      return entries[object]?.lock
    }
    own?.lock()
  }

  static func exit(_ object: ObjectIdentifier) -> Bool {
    lock.withLock {
      guard var entry = entries[object] else { return false }
      entry.users -= 1
      entries[object] = entry.users > 0 ? entry : nil
      entry.lock.unlock()
      return true
    }
  }
}

/// Waits until no other thread has an object, and takes it: the Objective-C runtime's, which has it at
/// Apple.
///
/// - Parameter obj: The object. A value that is no object is nobody's.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Gives an object free that the thread has taken.
///
/// - Returns: 0, or -1 if nobody had taken it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
