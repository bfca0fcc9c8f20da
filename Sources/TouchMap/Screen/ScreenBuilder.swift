/// Collects nodes in preorder and links them to a ``Screen``.
public struct ScreenBuilder: Sendable {
  /// The deepest tree that is accepted; a deeper one comes from a broken or hostile input.
  public static let maximumDepth = 10_000

  /// The most nodes that are read as one screen; more come from a broken or hostile input.
  package static let maximumCount = 1_000_000

  /// Why a node does not fit at its depth.
  public enum Misfit: Error, Sendable, Hashable {
    /// The node lies more than one level below the node before it, or at a negative depth;
    /// `deepest` would have fitted.
    case gap(deepest: Int)
    /// The node lies deeper than ``ScreenBuilder/maximumDepth``.
    case tooDeep
  }

  /// The source's title of the screen.
  public var title: String?
  /// The notes of the reading so far.
  package var notes = Screen.Notes()
  /// How certain answers can be at best.
  public var evidence: Evidence

  private var nodes: [Node] = []
  private var windows: [Screen.Window] = []
  private var open: [Node.ID] = []

  /// Creates a builder of an empty screen.
  public init(title: String? = nil, evidence: Evidence = .exact) {
    self.title = title
    self.evidence = evidence
  }

  /// Whether nothing was added yet.
  var isEmpty: Bool { nodes.isEmpty }

  /// Whether there are several windows and nothing says their levels.
  var holdsUnorderedWindows: Bool {
    windows.count > 1 && windows.contains { $0.level == nil }
  }

  /// Whether the builder has as many nodes as are read as one screen.
  var isFull: Bool { nodes.count >= Self.maximumCount }

  /// The greatest depth of the next node: one more than the last node's.
  var deepest: Int { open.count }

  /// Adds the next node in preorder.
  ///
  /// A node at depth 0 starts a window, in front of those before it. Numbers of the node that are
  /// NaN or infinite become unknown, and the notes count them.
  ///
  /// - Throws: ``Misfit`` if the depth leaves a gap or is too large; the builder is unchanged then.
  /// - Complexity: Amortised O(1).
  public mutating func add(
    _ node: Node, depth: Int, level: Double? = nil, isKey: Bool? = nil
  ) throws(Misfit) {
    guard depth <= Self.maximumDepth else { throw .tooDeep }
    guard depth >= 0, depth <= open.count else { throw .gap(deepest: open.count) }
    close(downTo: depth)
    let index = Node.ID(nodes.count)
    if depth == 0 {
      windows.append(Screen.Window(root: index, level: level, isKey: isKey))
    }
    nodes.append(node)
    notes.unreadableValues += nodes[index].forgetEndlessNumbers()
    nodes[index].depth = depth
    nodes[index].parent = open.last
    open.append(index)
  }

  private mutating func close(downTo depth: Int) {
    while open.count > depth {
      nodes[open.removeLast()].subtreeEnd = Node.ID(nodes.count)
    }
  }

  /// Links what was added and returns it.
  ///
  /// Windows with a level are in the order of their levels. Those of one level, and those without a
  /// level, keep their order. A window without a level counts as level 0. An application
  /// without children is not a window.
  public consuming func finish() -> Screen {
    close(downTo: 0)
    windows.removeAll {
      nodes[$0.root].kind == .application && nodes[$0.root].subtreeEnd == $0.root.next
    }
    if windows.contains(where: { $0.level != nil }) {
      let order = windows.enumerated().sorted {
        ($0.element.level ?? 0, $0.offset) < ($1.element.level ?? 0, $1.offset)
      }
      windows = order.map(\.element)
    }
    return Screen(title: title, nodes: nodes, windows: windows, evidence: evidence, notes: notes)
  }
}
