/// The kind of a signpost.
public struct OSSignpostType: Sendable, Hashable {
  private let value: Int
  /// Apple's name; no output depends on it.
  public static let event = OSSignpostType(value: 0)
  /// Apple's name; no output depends on it.
  public static let begin = OSSignpostType(value: 1)
  /// Apple's name; no output depends on it.
  public static let end = OSSignpostType(value: 2)
}

/// Distinguishes signposts of one name.
public struct OSSignpostID: Sendable, Hashable {
  /// Apple's number for it.
  public let rawValue: UInt64

  /// Creates one.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates one.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates one.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// Apple's name; no output depends on it.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Apple's name; no output depends on it.
  public static let invalid = OSSignpostID(.max)
  /// Apple's name; no output depends on it.
  public static let null = OSSignpostID(0)
}

/// Does nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// A lock for short times.
public struct os_unfair_lock {
  fileprivate var isHeld: Int32 = 0

  /// Creates one.
  public init() {}
}

/// The type of such a lock.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to such a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

private let held = NSCondition()

/// Waits for a lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  held.withLock {
    while lock.pointee.isHeld != 0 { held.wait() }
    lock.pointee.isHeld = 1
  }
}

/// Takes a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  held.withLock {
    defer { lock.pointee.isHeld = 1 }
    return lock.pointee.isHeld == 0
  }
}

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  held.withLock {
    lock.pointee.isHeld = 0
    held.broadcast()
  }
}

/// A value that a lock protects.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  /// Creates one.
  public init(initialState: State) { state = initialState }
  /// Creates one.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Calls the body with the state, while the lock is held.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  /// Calls the body with the state, while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates one.
  public convenience init() { self.init(initialState: ()) }
  /// Takes the lock.
  public func lock() { mutex.lock() }
  /// Releases the lock.
  public func unlock() { mutex.unlock() }
}
