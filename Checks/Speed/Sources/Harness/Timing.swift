import Dispatch
import Foundation

/// Nanoseconds since some moment in the past.
package func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) }

/// What a run of steps took and how far it came within its budget.
package struct Lap: Sendable {
  package var nanoseconds = 0.0
  package var count = 0

  package init() {}

  /// Nanoseconds a step.
  package var each: Double { count == 0 ? 0 : nanoseconds / Double(count) }
}

/// Runs `step` for one index after another until they or the budget are used up.
///
/// The clock is read once in `stride` steps.
@inline(__always)
package func time(
  _ range: Range<Int>, stride: Int = 64, budget: Double, step: (Int) -> Void
) -> Lap { timeStrides(range, of: stride, budget: budget) { $0.forEach(step) } }

/// The same for steps that run `stride` at a time, in a loop of the caller's own.
@inline(__always)
package func timeStrides(
  _ range: Range<Int>, of stride: Int = 64, budget: Double, steps: (Range<Int>) -> Void
) -> Lap {
  var lap = Lap()
  var index = range.lowerBound
  let start = now()
  while index < range.upperBound, lap.nanoseconds < budget {
    let stop = min(range.upperBound, index + stride)
    steps(index..<stop)
    index = stop
    lap.nanoseconds = now() - start
  }
  lap.count = index - range.lowerBound
  return lap
}

/// Ends the program unless it is an optimized build: times of any other say nothing.
package func requireRelease() {
  #if DEBUG
    FileHandle.standardError.write(
      Data("Times of a debug build say nothing; build with --configuration release.\n".utf8))
    exit(2)
  #endif
}
