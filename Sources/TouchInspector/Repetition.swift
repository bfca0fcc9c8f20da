#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Repeats work until it is released.
  @MainActor
  final class Repetition {
    private let work: @MainActor () -> Void
    private let interval: TimeInterval
    #if canImport(ObjectiveC)
      private var task: Task<Void, Never>?
    #else
      private var timer: SimulatedTimer?
    #endif

    /// - Parameter interval: In seconds; the work runs first after that time.
    init(every interval: TimeInterval, _ work: @escaping @MainActor () -> Void) {
      self.interval = interval
      self.work = work
      start()
    }

    #if canImport(ObjectiveC)
      private func start() {
        let pause = UInt64(interval * 1_000_000_000)
        task = Task { @MainActor [weak self] in
          while !Task.isCancelled {
            try? await Task.sleep(nanoseconds: pause)
            guard let self, !Task.isCancelled else { return }
            self.work()
          }
        }
      }

      func stop() { task?.cancel() }
    #else
      private func start() {
        timer = SimulatedDevice.current.clock.schedule(after: interval) { [weak self] in
          guard let self else { return }
          self.work()
          self.start()
        }
      }

      func stop() { timer?.cancel() }
    #endif
  }
#endif
