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
#endif
