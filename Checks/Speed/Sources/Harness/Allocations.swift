#if canImport(AllocationCounter)
  import AllocationCounter
#endif

/// Counts how often heap memory is asked for; on a host without the counter never.
package enum Allocations {
  /// Whether the counter was seen to count: an array that must be on the heap was noticed.
  package static var counterWorks: Bool {
    during { consume([UInt8](repeating: 1, count: 999)) } > 0
  }

  /// Returns the number of allocations that the calling thread makes while `work` runs.
  package static func during(_ work: () -> Void) -> Int {
    #if canImport(AllocationCounter)
      allocation_counter_start()
      work()
      return Int(allocation_counter_stop())
    #else
      work()
      return 0
    #endif
  }
}

/// Makes the optimizer believe that a value is used.
@inline(never)
package func consume<Value>(_ value: Value) { withExtendedLifetime(value) {} }
