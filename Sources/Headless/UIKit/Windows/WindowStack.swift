/// The windows of a scene, held weakly, in the order in which they came to the front.
@MainActor struct WindowStack {
  private struct Entry { weak var window: UIWindow? }

  private var entries: [Entry] = []

  /// A higher level is in front of every lower one; within a level the last that became visible is
  /// in front, which is a choice. (FS-061)
  var windowsBackToFront: [UIWindow] {
    entries.compactMap(\.window).enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  mutating func add(_ window: UIWindow) { entries.append(Entry(window: window)) }

  /// Removes a window, and released ones.
  mutating func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}
