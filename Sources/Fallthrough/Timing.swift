#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(Darwin)
    internal import FallthroughRuntime
  #endif

  /// Later moments at which work runs.
  @MainActor
  package enum Later {
    /// Runs `work` when the current event has been delivered, before the next one.
    static func afterCurrentEvent(_ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(Darwin)
        RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
        FTWakeMainRunLoop()
      #else
        SimulatedDevice.current.afterEvent(work)
      #endif
    }

    /// Runs `work` after each event, until it returns false.
    ///
    /// On Apple's systems that is in each turn of the main run loop, which is not woken for it: also
    /// after timers, and perhaps more than once after an event.
    static func afterEachEvent(_ work: @escaping @MainActor @Sendable () -> Bool) {
      #if canImport(Darwin)
        RunLoop.main.perform(inModes: [.common]) {
          MainActor.assumeIsolated { if work() { afterEachEvent(work) } }
        }
      #else
        SimulatedDevice.current.afterEachEvent(work)
      #endif
    }

    /// Runs `work` after a time, in seconds.
    package static func after(
      _ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void
    ) {
      #if canImport(Darwin)
        // At most a day: a larger number of nanoseconds could overflow and end the process.
        let nanoseconds = UInt64(min(seconds, 86_400) * 1e9)
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: nanoseconds)
          work()
        }
      #else
        SimulatedDevice.current.clock.schedule(after: seconds, work)
      #endif
    }

    /// Runs `work` at once on the main thread, and from another thread soon: an object may be
    /// released anywhere.
    nonisolated static func onMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(Darwin)
        let isMainThread = FTIsMainThread()
      #else
        let isMainThread = Thread.isMainThread
      #endif
      if isMainThread { MainActor.assumeIsolated(work) } else { Task { await work() } }
    }

    /// The time that has passed since some moment, in seconds.
    static var now: TimeInterval {
      #if canImport(Darwin)
        FTMediaTime()
      #else
        CACurrentMediaTime()
      #endif
    }
  }

  extension TimeInterval {
    /// The time, or zero for NaN and for less than zero.
    var notNegative: TimeInterval { self > 0 ? self : 0 }
  }

  /// Delays work until the current event or update of views is over, and runs it once, however
  /// often it is requested until then.
  ///
  /// SwiftUI calls from inside an update of its own. Work that hides a window, releases a hosting
  /// controller or calls the app at that moment would change what is being updated.
  @MainActor
  final class Afterwards {
    private var isDue = false

    /// Until then the work retains what it captures.
    func once(_ work: @escaping @MainActor @Sendable () -> Void) {
      guard !isDue else { return }
      isDue = true
      Later.afterCurrentEvent {
        self.isDue = false
        work()
      }
    }
  }

  /// A time that runs down in steps, and can pause.
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
      secondsLeft = seconds
      self.isHalted = isHalted
      self.isOver = isOver
    }

    /// Starts the time, which runs for as long as the countdown lives.
    func start() {
      if secondsLeft < .infinity { look(after: min(Self.step, secondsLeft)) }
    }

    /// A step may be late, so the time that has really passed counts.
    private func look(after seconds: TimeInterval) {
      let beginning = Later.now
      Later.after(seconds) { [weak self] in
        guard let self else { return }
        if isHalted() { return look(after: Self.step) }
        secondsLeft -= max(seconds, Later.now - beginning)
        if secondsLeft > 0 { start() } else { isOver() }
      }
    }
  }

  /// An observation of notifications; it ends when it is released. UIKit posts them on the main
  /// thread, and an app may post them on any.
  final class Observation: @unchecked Sendable {
    /// Written once; the notification centre accepts them on any thread.
    private let tokens: [any NSObjectProtocol]

    /// `body` gets the object of the notification.
    init(of names: [Notification.Name], _ body: @escaping @MainActor @Sendable (Any?) -> Void) {
      tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: .main) {
          nonisolated(unsafe) let object = $0.object
          MainActor.assumeIsolated { body(object) }
        }
      }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }
#endif
