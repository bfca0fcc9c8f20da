/// One screen at one moment: its windows and every view and layer in them, as values.
///
/// The tree is flat: ``nodes`` holds it in preorder, so a node comes before its descendants and
/// siblings follow one another back to front, and a subtree is a range of indices. Lengths are in
/// points; rectangles are half-open: they contain their minimum edges and not their maximum edges.
public struct Screen: Sendable, Hashable {
  /// The source's title of this screen, for example the text of a `== heading ==` line.
  public var title: String?
  /// Every node in preorder, in the order of the source.
  public package(set) var nodes: [Node]
  /// The windows back to front: the last one is asked for a touch first.
  public internal(set) var windows: [Window]
  /// How certain an answer from this source can be at best.
  public var evidence: Evidence
  /// The notes from reading this screen.
  package var notes: Notes
  /// The system on which the screen was captured, for example `iOS 26.0`, if the source says it.
  public var system: String?
  /// The answers of the live UIKit about this screen, if it was asked.
  public package(set) var witnesses: [Witness] = []

  /// Whether the source has all nodes on one line, as JSON without line ends has. A line number then
  /// says nothing about a node.
  private(set) var isOnOneLine: Bool

  /// Creates a screen from nodes that are already linked.
  init(title: String?, nodes: [Node], windows: [Window], evidence: Evidence, notes: Notes) {
    self.title = title
    self.nodes = nodes
    self.windows = windows
    self.evidence = evidence
    self.notes = notes
    isOnOneLine = Self.areOnOneLine(nodes)
  }

  /// Replaces the line numbers of all nodes and remarks.
  mutating func replaceLines(_ change: (Int) -> Int) {
    for node in nodes.indices { nodes[node].line = change(nodes[node].line) }
    for remark in notes.remarks.indices {
      notes.remarks[remark].line = notes.remarks[remark].line.map(change)
    }
    isOnOneLine = Self.areOnOneLine(nodes)
  }

  private static func areOnOneLine(_ nodes: [Node]) -> Bool {
    nodes.count > 1 && nodes.allSatisfy { $0.line == nodes[0].line }
  }

  /// The screen's area in answers, in screen points: the application's frame if an accessibility
  /// tree contains it, else the largest window's.
  ///
  /// The first of several equally large windows counts.
  public var frame: Rect {
    if let first = nodes.first, first.kind == .application, !first.unknown.contains(.geometry),
      first.frame.size.area > 0
    {
      return first.frame
    }
    var largest = Rect.zero
    for window in windows {
      let candidate = nodes[window.root].frame
      if candidate.size.area > largest.size.area { largest = candidate }
    }
    return largest
  }

  /// The range of a node and all its descendants.
  public func subtree(of index: Node.ID) -> Range<Node.ID> { index..<nodes[index].subtreeEnd }

  /// A node's children, back to front.
  ///
  /// - Complexity: O(*k*), where *k* is the number of children.
  public func children(of index: Node.ID) -> [Node.ID] {
    var children: [Node.ID] = []
    var child = index.next
    let end = nodes[index].subtreeEnd
    while child < end {
      children.append(child)
      child = nodes[child].subtreeEnd
    }
    return children
  }

  /// The number of nodes that are not bare layers.
  public var viewCount: Int { nodes.lazy.filter { $0.kind != .layer }.count }
}
