#if canImport(UIKit)
  import Foundation

  /// Explains input that can only be a mistake. It has a defined answer all the same, so release
  /// builds say nothing and go on.
  @MainActor
  package enum Misuse {
    /// Is given the explanation in debug builds: fails an assertion on Apple platforms. On other
    /// hosts, where only tests run, it writes to the standard error, so that they can go on.
    package static var handler: @MainActor (String) -> Void = { explanation in
      #if canImport(Darwin)
        assertionFailure(explanation)
      #else
        FileHandle.standardError.write(Data("Fallthrough: \(explanation)\n".utf8))
      #endif
    }

    /// Hands an explanation to ``handler`` if there is something to explain; both are asked for in
    /// debug builds only.
    static func explain(
      _ explanation: @autoclosure () -> String, if isMisuse: @autoclosure () -> Bool
    ) {
      assert(
        {
          if isMisuse() { handler(explanation()) }
          return true
        }())
    }
  }
#endif
