#if canImport(UIKit) && !os(watchOS)
  /// The changes of all presenters, one after another, and then the calls of the app's closures.
  ///
  /// A change may call the app, whose calls then wait until it is done: no change runs inside
  /// another one. It is one list for all presenters, because they may show the same controllers.
  @MainActor
  enum OverlayChanges {
    private static var changes: [() -> Void] = []
    private static var calls: [() -> Void] = []
    private static var isChanging = false

    /// Adds a call of the app, to be made after all changes.
    static func call(_ call: @escaping () -> Void) { calls.append(call) }

    /// Has a completion of the app called, if there is one, after all changes.
    static func call(_ completion: ((Bool) -> Void)?, _ value: Bool) {
      if let completion { calls.append { completion(value) } }
    }

    /// Makes a change, and then the calls that were added; within another change, when that one and
    /// those that wait already are done.
    static func make(_ change: @escaping () -> Void) {
      changes.append(change)
      guard !isChanging else { return }
      isChanging = true
      while !changes.isEmpty { changes.removeFirst()() }
      isChanging = false
      while !isChanging, !calls.isEmpty { calls.removeFirst()() }
    }
  }
#endif
