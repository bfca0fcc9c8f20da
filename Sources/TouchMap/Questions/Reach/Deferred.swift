import Foundation

/// A value that is computed once, when it is first needed, on whichever thread.
@propertyWrapper @_spi(Command) public final class Deferred<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case known(Value)
  }

  private let lock = NSLock()
  private var state: State

  /// - Parameter work: Returns the value; it must not read the value itself.
  package init(_ work: @escaping @Sendable () -> Value) { state = .pending(work) }

  /// The value, which the first use computes.
  @_spi(Command) public var wrappedValue: Value {
    lock.lock()
    defer { lock.unlock() }
    switch state {
    case .known(let value): return value
    case .pending(let work):
      let value = work()
      state = .known(value)
      return value
    }
  }
}

/// Values that are computed once each, when they are first needed, on whichever thread.
final class Remembered<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  /// Returns the value of a key. The first call takes it from `work`, which must not use the same
  /// key.
  func value(of key: Key, _ work: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let value = work()
    lock.withLock { values[key] = value }
    return value
  }
}
