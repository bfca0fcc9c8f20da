#if canImport(UIKit) && !os(watchOS)
  /// Calls of the app's closures, made after all changes.
  @MainActor
  final class CallQueue {
    private var calls: [() -> Void] = []
    private var changesUnderWay = 0

    func add(_ call: @escaping () -> Void) { calls.append(call) }

    /// Makes a change, and after the outermost one the calls that were added.
    func settle(_ change: () -> Void) {
      changesUnderWay += 1
      change()
      changesUnderWay -= 1
      while changesUnderWay == 0, !calls.isEmpty { calls.removeFirst()() }
    }
  }
#endif
