#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The moment at which an event has been delivered.
  @MainActor
  enum EventDelivery {
    /// Runs `work` when the event under way has been delivered, before the next one is.
    static func afterCurrentEvent(_ work: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(Darwin)
        RunLoop.main.perform(inModes: [.common]) {
          MainActor.assumeIsolated(work)
        }
      #else
        SimulatedDevice.current.afterEvent(work)
      #endif
    }
  }
#endif
