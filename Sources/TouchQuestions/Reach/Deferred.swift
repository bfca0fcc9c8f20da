import Foundation

/// A value that is worked out when it is asked for, once, whichever threads ask.
@propertyWrapper package final class Deferred<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case known(Value)
  }

  private let lock = NSLock()
  private var state: State

  /// - Parameter work: What gives the value; it must not ask for the value itself.
  package init(_ work: @escaping @Sendable () -> Value) { state = .pending(work) }

  package var wrappedValue: Value {
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

/// Values that are worked out when they are asked for, once each, whichever threads ask.
final class Remembered<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  /// Returns the value of a key, which `work` gives the first time; it must not ask for the same key.
  func value(of key: Key, _ work: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let value = work()
    lock.withLock { values[key] = value }
    return value
  }
}
