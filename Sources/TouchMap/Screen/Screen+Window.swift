extension Screen {
  /// A tree of the screen: a window, or the view at which a dump starts.
  public struct Window: Sendable, Hashable, Codable {
    /// The index of the topmost node.
    public var root: Node.ID
    /// The window level, if the source contains it; among windows with a level, `nil` counts as 0.
    public var level: Double?
    /// Whether the window is the key window, if the source says so.
    public var isKey: Bool?

    package init(root: Node.ID, level: Double? = nil, isKey: Bool? = nil) {
      self.root = root
      self.level = level
      self.isKey = isKey
    }
  }

  /// The place of a node's window in ``windows``, which is 0 for the rearmost one.
  ///
  /// - Complexity: O(*w*), where *w* is the number of windows.
  public func window(of index: Node.ID) -> Int? {
    windows.firstIndex { subtree(of: $0.root).contains(index) }
  }

  /// The place of each node's window in ``windows``.
  var windowOfNode: [Int] {
    var windowOfNode = Array(repeating: 0, count: nodes.count)
    for (place, window) in windows.enumerated() {
      for index in subtree(of: window.root) { windowOfNode[index] = place }
    }
    return windowOfNode
  }

  /// Whether the tree starts at a view whose place on the screen is not known. Such a view's frame
  /// is in its own superview's space, which is treated as the screen's.
  func startsBelowWindow(_ window: Window) -> Bool { nodes[window.root].kind == .view }

  /// Whether the source says how large the screen is. Only a window or an application does: the
  /// view at which a dump starts may be smaller or larger, and nothing is known to lie off the
  /// screen.
  @_spi(Command) public var statesSize: Bool {
    windows.contains { !startsBelowWindow($0) }
      && !notes.remarks.contains { $0.kind == .guessedScreen }
  }

  /// Whether the source shows the views of one window, and does not say that there are no others:
  /// what prints levels prints all windows.
  package var showsOneWindow: Bool {
    guard evidence == .exact, let only = windows.first, windows.count == 1 else { return false }
    return only.level == nil && !startsBelowWindow(only)
  }
}
