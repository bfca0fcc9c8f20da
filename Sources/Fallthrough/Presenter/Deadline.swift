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

  /// A time that runs down while it is not halted.
  @MainActor
  final class Countdown {
    /// Whether time runs. A new countdown stands still.
    var isRunning = false {
      didSet {
        guard isRunning != oldValue else { return }
        if isRunning { run() } else { halt() }
      }
    }

    private var secondsLeft: TimeInterval
    private var start: TimeInterval = 0
    /// How often it was halted: a deadline of before comes too early.
    private var halts = 0
    private var isOver: (@MainActor @Sendable () -> Void)?

    /// - Parameter isOver: Called once, when the time has run down.
    init(seconds: TimeInterval, _ isOver: @escaping @MainActor @Sendable () -> Void) {
      (secondsLeft, self.isOver) = (seconds, isOver)
    }

    private func run() {
      start = CACurrentMediaTime()
      Deadline.after(secondsLeft) { [weak self, halts] in
        guard let self, halts == self.halts else { return }
        let isOver = self.isOver
        self.isOver = nil
        isOver?()
      }
    }

    private func halt() {
      halts += 1
      secondsLeft = max(0, secondsLeft - (CACurrentMediaTime() - start))
    }
  }
#endif
