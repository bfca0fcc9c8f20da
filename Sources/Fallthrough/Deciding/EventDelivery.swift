#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The moment at which an event has been delivered.
  @MainActor
  enum EventDelivery {
    /// Runs `work` when the current event has been delivered, before the next one.
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
