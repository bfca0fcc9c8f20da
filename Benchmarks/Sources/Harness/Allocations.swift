import AllocationCounter

/// Counts how often heap memory is asked for.
package enum Allocations {
  /// Whether the counter was seen to count: an array that must be on the heap was noticed.
  package static var counterWorks: Bool {
    allocation_counter_is_available() != 0
      && during { consume([UInt8](repeating: 1, count: 999)) } > 0
  }

  /// The bytes of heap memory that the process holds now; 0 where they cannot be told.
  package static var bytesInUse: Int { Int(allocation_counter_bytes_in_use()) }

  /// Returns the number of allocations that all threads make while `work` runs.
  package static func during(_ work: () -> Void) -> Int {
    let before = allocation_counter_value()
    work()
    return Int(allocation_counter_value() - before)
  }
}

/// Makes the optimizer believe that a value is used.
@inline(never)
package func consume<Value>(_ value: Value) { withExtendedLifetime(value) {} }
