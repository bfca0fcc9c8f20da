#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A moment at which something is done if it has not come to pass by itself.
  @MainActor
  enum Deadline {
    /// Runs `work` after a time, in seconds.
    static func after(_ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(Darwin)
        let nanoseconds = UInt64(min(seconds, longest) * 1e9)
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: nanoseconds)
          work()
        }
      #else
        SimulatedDevice.current.clock.schedule(after: seconds, work)
      #endif
    }

    #if canImport(Darwin)
      /// A day: more nanoseconds than a number may hold would end the process.
      private static let longest: TimeInterval = 86_400
    #endif
  }

  /// A time that runs down while it is not halted. A new one stands still.
  @MainActor
  final class Countdown {
    private var secondsLeft: TimeInterval
    /// Called once, when the time has run down.
    private var isOver: (@MainActor @Sendable () -> Void)?
    private var start: TimeInterval?
    /// How often it was halted: a deadline of before comes too early.
    private var halts = 0

    init(seconds: TimeInterval, _ isOver: @escaping @MainActor @Sendable () -> Void) {
      (secondsLeft, self.isOver) = (seconds, isOver)
    }

    func setRunning(_ isRunning: Bool) {
      if let start, !isRunning {
        halts += 1
        secondsLeft = max(0, secondsLeft - (CACurrentMediaTime() - start))
        self.start = nil
      } else if start == nil, isRunning {
        start = CACurrentMediaTime()
        Deadline.after(secondsLeft) { [weak self, halts] in
          guard let self, halts == self.halts, let isOver else { return }
          self.isOver = nil
          isOver()
        }
      }
    }
  }
#endif
