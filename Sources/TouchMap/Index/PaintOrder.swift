/// The order in which views cover one another: windows back to front, nodes in preorder.
struct PaintOrder: Sendable {
  /// A window's nodes.
  struct Span: Sendable {
    var rank: Int
    var node: Int
    var count: Int
  }

  /// The windows back to front.
  let spans: [Span]
  let count: Int
  /// Whether every node's rank is its index.
  private let isIdentity: Bool
  /// The places of the windows in ``spans``, in the order of their nodes.
  private let byNode: [Int]

  init(_ screen: Screen) {
    var rank = 0
    spans = screen.windows.map { window in
      let nodes = screen.subtree(of: window.root)
      defer { rank += nodes.count }
      return Span(rank: rank, node: nodes.lowerBound.index, count: nodes.count)
    }
    count = rank
    isIdentity = spans.allSatisfy { $0.rank == $0.node }
    let spans = spans
    byNode = spans.indices.sorted { spans[$0].node < spans[$1].node }
  }

  /// - Complexity: O(log *w*), where *w* is the number of windows, and O(1) if they are stored in
  ///   their order.
  @inline(__always)
  func node(at rank: Int) -> Node.ID { Node.ID(isIdentity ? rank : searchNode(at: rank)) }

  private func searchNode(at rank: Int) -> Int {
    let place = spans.partitioningIndex { $0.rank > rank } - 1
    return rank - spans[place].rank + spans[place].node
  }

  /// Returns a node's rank, or `nil` if the node is in no window.
  func rank(of id: Node.ID) -> Int? {
    let node = id.index
    let place = byNode.partitioningIndex { spans[$0].node > node } - 1
    guard place >= 0 else { return nil }
    let span = spans[byNode[place]]
    return node < span.node + span.count ? node - span.node + span.rank : nil
  }
}

extension RandomAccessCollection {
  /// Returns the first place whose element satisfies a condition that all later ones satisfy too.
  func partitioningIndex(_ isBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isBehind(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
