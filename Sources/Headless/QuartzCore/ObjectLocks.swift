/// Locks for objects: one thread at a time has such a lock, and may take it several times.
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

/// Waits until no other thread has locked an object, and locks it, as Apple's Objective-C runtime
/// does. A value that is not an object has no lock. Returns 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Unlocks an object that the thread has locked; returns 0, or -1 if it was not locked.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}
