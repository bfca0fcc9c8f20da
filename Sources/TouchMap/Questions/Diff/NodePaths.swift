/// Names every node of a screen by properties that are the same in every dump of it: its class, its
/// identifier or its place among similar nodes, and the same properties of its ancestors.
struct NodePaths: Sendable {
  /// A path as a number that is the same on every host and in every run.
  private let paths: [UInt64]

  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ screen: Screen) {
    var paths: [UInt64] = []
    paths.reserveCapacity(screen.nodes.count)
    // How many siblings of one kind came before, for each node; the last entry is for the windows.
    var counts: [[String: Int]] = Array(repeating: [:], count: screen.nodes.count + 1)
    for node in screen.nodes {
      let step = Self.step(of: node)
      let parent = node.parent?.index ?? screen.nodes.count
      let place = counts[parent][step, default: 0]
      counts[parent][step] = place + 1
      let above = node.parent.map { paths[$0] } ?? Self.start
      paths.append(Self.hash("/\(step)[\(place)]", after: above))
    }
    self.paths = paths
  }

  subscript(index: Node.ID) -> UInt64 { paths[index] }

  private static func step(of node: Node) -> String {
    let name = DumpedClassName(node.className).short
    return node.identifier.map { "\(name)#\($0)" } ?? name
  }

  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Continues a 64-bit FNV-1a hash.
  static func hash(_ text: String, after hash: UInt64) -> UInt64 {
    text.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
