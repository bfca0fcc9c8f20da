import Foundation

extension Scene {
  /// The scene as all engines read it; ``init(path:)`` reads it back.
  ///
  ///     scene app 393 852 300
  ///     PARENT X Y WIDTH HEIGHT BOUNDS-X BOUNDS-Y DEGREES FLAGS
  ///
  /// with one line for each node in preorder, and as flags 1 for hidden plus 2 for pass-through.
  package var text: String {
    var text = "scene \(name) \(width.text) \(height.text) \(nodes.count)\n"
    for node in nodes {
      let numbers = [
        node.x, node.y, node.width, node.height, node.boundsX, node.boundsY, node.degrees,
      ]
      let flags = (node.isHidden ? 1 : 0) + (node.isPassThrough ? 2 : 0)
      text += "\(node.parent) " + numbers.map(\.text).joined(separator: " ") + " \(flags)\n"
    }
    return text
  }

  package init(path: String) throws {
    var words = try WordScanner(path: path)
    try words.expect("scene")
    name = try words.word()
    width = try words.number()
    height = try words.number()
    let count: Int = try words.number()
    nodes = []
    nodes.reserveCapacity(count)
    for _ in 0..<count { nodes.append(try Node(from: &words)) }
  }
}

extension Scene.Node {
  fileprivate init(from words: inout WordScanner) throws {
    parent = try words.number()
    x = try words.number()
    y = try words.number()
    width = try words.number()
    height = try words.number()
    boundsX = try words.number()
    boundsY = try words.number()
    degrees = try words.number()
    let flags: Int = try words.number()
    isHidden = flags & 1 != 0
    isPassThrough = flags & 2 != 0
  }
}
