#if canImport(UIKit) && !os(watchOS)
  /// Puts work off to the end of the current event, or update of views, and has it done once, however
  /// often it is asked for until then.
  ///
  /// SwiftUI calls from inside an update of its own. To hide a window there, to release a hosting
  /// controller or to call the app would change what is being updated.
  @MainActor
  final class Afterwards {
    private var isDue = false

    /// Until then the work keeps what it holds.
    func once(_ work: @escaping @MainActor @Sendable () -> Void) {
      guard !isDue else { return }
      isDue = true
      EventDelivery.afterCurrentEvent {
        self.isDue = false
        work()
      }
    }
  }
#endif
