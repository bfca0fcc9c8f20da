extension Node {
  /// A node of a screen, by its place in ``Screen/nodes``, from 0.
  ///
  /// Nodes are in preorder, so an ancestor's ID is less than its descendants', and a subtree is a
  /// range. An ID is valid for one screen, and for the screens that were made from it without
  /// adding or removing nodes.
  public struct ID: Sendable, Hashable, BitwiseCopyable {
    /// The place in ``Screen/nodes``.
    public let index: Int

    /// Creates the ID of the node at a place of ``Screen/nodes``.
    @inline(__always)
    public init(_ index: Int) { self.index = index }

    /// The ID of the next node in preorder.
    @inline(__always)
    package var next: Node.ID { Node.ID(index + 1) }
  }
}

extension Node.ID: Strideable {
  /// Returns how many nodes further on in preorder another one is.
  public func distance(to other: Node.ID) -> Int { other.index - index }

  /// Returns the ID of the node that is some nodes further on in preorder.
  public func advanced(by count: Int) -> Node.ID { Node.ID(index + count) }

  /// Whether a node comes before another one in preorder.
  @inline(__always)
  public static func < (left: Node.ID, right: Node.ID) -> Bool { left.index < right.index }
}

extension Node.ID: Codable, CustomStringConvertible {
  /// Reads the place.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }

  /// The place, in digits.
  public var description: String { index.description }
}

extension Screen {
  /// All nodes, in preorder.
  public var nodeIDs: Range<Node.ID> { Node.ID(0)..<Node.ID(nodes.count) }

  /// One of the nodes, in O(1).
  public package(set) subscript(node: Node.ID) -> Node {
    @inline(__always) _read { yield nodes[node.index] }
    @inline(__always) _modify { yield &nodes[node.index] }
  }
}

extension Array {
  /// The element for a node, in an array with one element for each node of a screen.
  package subscript(node: Node.ID) -> Element {
    @inline(__always) _read { yield self[node.index] }
    @inline(__always) _modify { yield &self[node.index] }
  }

  /// The elements for the nodes of a range.
  subscript(nodes: Range<Node.ID>) -> ArraySlice<Element> {
    self[nodes.lowerBound.index..<nodes.upperBound.index]
  }
}
