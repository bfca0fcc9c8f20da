#if canImport(UIKit) && !os(watchOS)
  import HitTesting

  #if canImport(OSLog)
    import OSLog
  #endif

  /// The category of the unified log that decisions go to, on hosts that have one.
  @MainActor
  enum DecisionLog {
    #if canImport(OSLog)
      private static let touches = Logger(subsystem: "Fallthrough", category: "touches")
    #endif

    /// Writes a decision in one line. It holds no more about the user than a point of the window.
    static func write(_ decision: TouchDecision) {
      #if canImport(OSLog)
        touches.debug("\(decision.description, privacy: .public)")
      #endif
    }
  }
#endif
