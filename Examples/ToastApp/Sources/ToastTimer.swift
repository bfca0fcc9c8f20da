#if canImport(UIKit)
  import UIKit

  /// Does something after a while, unless it is cancelled or released before.
  @MainActor
  final class ToastTimer {
    private var work: (@MainActor () -> Void)?

    init(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
      self.work = work
      #if canImport(Darwin)
        Task { [weak self] in
          try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
          self?.fire()
        }
      #else
        // Without a device time is the simulated one's.
        SimulatedDevice.current.clock.schedule(after: seconds) { [weak self] in self?.fire() }
      #endif
    }

    func cancel() { work = nil }

    private func fire() {
      let work = work
      self.work = nil
      work?()
    }
  }
#endif
