#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  #if canImport(OSLog)
    import OSLog
  #endif

  /// Explains likely mistakes. Their results are defined all the same.
  @MainActor
  package enum Misuse {
    /// Reports the explanation of a certain mistake in debug builds: fails an assertion on Apple
    /// platforms. On other hosts, where only tests run, it writes to the standard error, so that
    /// they can continue.
    package static var handler: @MainActor (String) -> Void = { explanation in
      #if canImport(Darwin)
        assertionFailure(explanation)
      #else
        write(explanation)
      #endif
    }

    /// Reports a setting that has no effect for now: in the unified log's notices on Apple
    /// platforms, on the standard error on other hosts.
    package static var noteHandler: @MainActor (String) -> Void = { note in
      #if canImport(OSLog)
        Logger(subsystem: "Fallthrough", category: "setup").notice("\(note, privacy: .public)")
      #else
        write(note)
      #endif
    }

    /// Passes an explanation to ``handler`` if there is a mistake; both closures run in debug
    /// builds only.
    static func explain(
      _ explanation: @autoclosure () -> String, if isMisuse: @autoclosure () -> Bool
    ) {
      assert(
        {
          if isMisuse() { handler(explanation()) }
          return true
        }())
    }

    /// Writes a note to the log, in all builds.
    static func note(_ note: String) {
      noteHandler(note)
    }

    /// Explains once for each view, in debug builds, why an embedded hosting view takes all touches
    /// on it.
    static func noteOpaqueHostingView(_ view: UIView) {
      assert(
        {
          if opaqueHostingViews.insert(ObjectIdentifier(view)).inserted {
            note(
              "A hosting view in a pass-through view paints its whole bounds, so it takes all "
                + "touches there; clear its background, or set isPassThrough on it")
          }
          return true
        }())
    }

    private static var opaqueHostingViews: Set<ObjectIdentifier> = []

    #if !canImport(OSLog)
      private static func write(_ line: String) {
        FileHandle.standardError.write(Data("Fallthrough: \(line)\n".utf8))
      }
    #endif
  }
#endif
