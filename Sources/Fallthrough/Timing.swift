#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Moments to come at which work is run.
  @MainActor
  enum Later {
    /// Runs `work` when the current event has been delivered, before the next one.
    static func afterCurrentEvent(_ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(Darwin)
        RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
      #else
        SimulatedDevice.current.afterEvent(work)
      #endif
    }

    /// Runs `work` after a time, in seconds.
    static func after(_ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(Darwin)
        // At most a day: more nanoseconds than a number may hold would end the process.
        let nanoseconds = UInt64(min(seconds, 86_400) * 1e9)
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: nanoseconds)
          work()
        }
      #else
        SimulatedDevice.current.clock.schedule(after: seconds, work)
      #endif
    }
  }

  /// Puts work off to the end of the current event, or update of views, and runs it once, however
  /// often it is asked for until then.
  ///
  /// SwiftUI calls from inside an update of its own. To hide a window there, to release a hosting
  /// controller or to call the app would change what is being updated.
  @MainActor
  final class Afterwards {
    private var isDue = false

    /// Until then the work keeps what it holds.
    func once(_ work: @escaping @MainActor @Sendable () -> Void) {
      guard !isDue else { return }
      isDue = true
      Later.afterCurrentEvent {
        self.isDue = false
        work()
      }
    }
  }

  /// A time that runs down in steps, and stands still while it is halted.
  @MainActor
  final class Countdown {
    /// How long a step is, in seconds: a choice.
    private static let step: TimeInterval = 0.1

    private var secondsLeft: TimeInterval
    private let isHalted: @MainActor @Sendable () -> Bool
    private let isOver: @MainActor @Sendable () -> Void

    init(
      seconds: TimeInterval, isHalted: @escaping @MainActor @Sendable () -> Bool,
      _ isOver: @escaping @MainActor @Sendable () -> Void
    ) {
      (secondsLeft, self.isHalted, self.isOver) = (seconds, isHalted, isOver)
    }

    /// Starts the time, which runs for as long as the countdown lives.
    func start() {
      if secondsLeft < .infinity { look(after: min(Self.step, secondsLeft)) }
    }

    private func look(after seconds: TimeInterval) {
      Later.after(seconds) { [weak self] in
        guard let self else { return }
        if isHalted() { return look(after: Self.step) }
        secondsLeft -= seconds
        if secondsLeft > 0 { start() } else { isOver() }
      }
    }
  }

  /// An observation of notifications that UIKit posts on the main thread; it ends with its life.
  final class Observation: @unchecked Sendable {
    /// Written once; the notification centre takes them on any thread.
    private let tokens: [any NSObjectProtocol]

    /// `body` gets the object of the notification.
    init(of names: [Notification.Name], _ body: @escaping @MainActor @Sendable (Any?) -> Void) {
      tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
          nonisolated(unsafe) let object = $0.object
          MainActor.assumeIsolated { body(object) }
        }
      }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }
#endif
