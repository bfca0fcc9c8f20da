#if canImport(UIKit) && !os(watchOS)
  /// The changes of all presenters, one after another, and then the calls of the app's closures.
  ///
  /// A change may call the app, whose calls then wait until it is done: no change runs inside
  /// another one. Nor does one run inside a call of a closure, so that a chain of completions that
  /// show content has no depth. It is one list for all presenters, because they may show the same
  /// controllers.
  @MainActor
  enum OverlayChanges {
    private static var changes: [() -> Void] = []
    private static var calls: [() -> Void] = []
    private static var isRunning = false

    /// Adds a call of the app, to be made after all changes.
    static func call(_ call: @escaping () -> Void) { calls.append(call) }

    /// Has a completion of the app called, if there is one, after all changes.
    static func call(_ completion: ((Bool) -> Void)?, _ value: Bool) {
      if let completion { call { completion(value) } }
    }

    /// Makes a change, and then the calls that were added; within a change or a call, when that one
    /// and the changes that wait already are done.
    static func make(_ change: @escaping () -> Void) {
      changes.append(change)
      guard !isRunning else { return }
      isRunning = true
      while !changes.isEmpty || !calls.isEmpty {
        (changes.isEmpty ? calls.removeFirst() : changes.removeFirst())()
      }
      isRunning = false
    }
  }
#endif
