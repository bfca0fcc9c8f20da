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
        wake()
      #else
        SimulatedDevice.current.afterEvent(work)
      #endif
    }

    /// Makes the main run loop turn once more before it waits. The headless device needs no waking.
    static func wake() {
      #if canImport(Darwin)
        FTWakeMainRunLoop()
      #endif
    }

    /// Runs `work` each time the main run loop is about to wait, until it returns false. Windows have
    /// been laid out by then. Nothing wakes the loop for this.
    ///
    /// > Source: Core Foundation documentation, `CFRunLoopActivity.beforeWaiting`.
    static func beforeEachWait(_ work: @escaping @MainActor @Sendable () -> Bool) {
      #if canImport(Darwin)
        FTBeforeEachWait { MainActor.assumeIsolated(work) }
      #else
        SimulatedDevice.current.beforeEachWait(work)
      #endif
    }

    /// Work that waits for its time, and can be cancelled.
    #if canImport(Darwin)
      package typealias Alarm = Task<Void, Never>
    #else
      package typealias Alarm = SimulatedTimer
    #endif

    @discardableResult
    package static func after(
      _ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void
    ) -> Alarm {
      #if canImport(Darwin)
        // At most a day: a larger number of nanoseconds could overflow and end the process.
        let nanoseconds = UInt64(min(seconds.notNegative, 86_400) * 1e9)
        return Task { @MainActor in
          try? await Task.sleep(nanoseconds: nanoseconds)
          if !Task.isCancelled { work() }
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

  /// A time that runs down, and stops while something holds it.
  ///
  /// One alarm waits for its end. The owner calls ``look()`` whenever a hold may have begun or
  /// ended.
  @MainActor
  final class Countdown {
    private enum State {
      case standing(secondsLeft: TimeInterval)
      case running(end: TimeInterval)
    }

    private var state: State
    private var alarm: Later.Alarm?
    private let heldUntil: @MainActor () -> TimeInterval?
    private let isOver: @MainActor () -> Void

    /// - Parameters:
    ///   - heldUntil: When a hold ends that UIKit does not report; infinity for a hold whose end the
    ///     owner sees, `nil` for none.
    ///   - isOver: Called once, at the end.
    init(
      seconds: TimeInterval, heldUntil: @escaping @MainActor () -> TimeInterval?,
      _ isOver: @escaping @MainActor () -> Void
    ) {
      state = .standing(secondsLeft: seconds)
      self.heldUntil = heldUntil
      self.isOver = isOver
    }

    /// Lets the time run, or stops it, as it must from now on.
    func look() {
      switch (state, heldUntil()) {
      case (.standing(let secondsLeft), nil):
        state = .running(end: Later.now + secondsLeft)
        wake(at: Later.now + secondsLeft)
      case (.running(let end), let hold?):
        state = .standing(secondsLeft: end - Later.now)
        wake(at: hold)
      case (.standing, let hold?): if alarm == nil { wake(at: hold) }
      case (.running, nil): break
      }
    }

    func stop() { alarm?.cancel() }

    private func wake(at time: TimeInterval) {
      alarm?.cancel()
      alarm = nil
      guard time < .infinity else { return }
      alarm = Later.after(time - Later.now) { [weak self] in self?.ring() }
    }

    /// An alarm may be early, and what it waited for may last longer by now.
    private func ring() {
      alarm = nil
      look()
      guard case .running(let end) = state else { return }
      guard end <= Later.now else { return wake(at: end) }
      state = .standing(secondsLeft: .infinity)
      isOver()
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
