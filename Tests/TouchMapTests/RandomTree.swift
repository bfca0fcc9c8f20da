import SeededRandomness
@_spi(Command) import TouchMap

extension Screen {
  /// A window of up to 80 views, some of them turned, scrolled, hidden, faded or disabled.
  static func random(_ random: inout SplitMix64) throws -> Screen {
    var builder = ScreenBuilder()
    var depth = 0
    for line in 1...Int.random(in: 1...80, using: &random) {
      depth = line == 1 ? 0 : Int.random(in: 0...min(depth + 1, 8), using: &random)
      var node = Node(
        kind: depth == 0 ? .window : .view, className: "V\(line)", line: line,
        geometry: randomGeometry(&random))
      if Int.random(in: 0..<10, using: &random) == 0 { node.flags.insert(.hidden) }
      if Int.random(in: 0..<10, using: &random) == 0 { node.flags.insert(.interactionDisabled) }
      if Int.random(in: 0..<10, using: &random) == 0 { node.alpha = 0.01 }
      try builder.add(node, depth: depth)
    }
    return builder.finish()
  }

  private static func randomGeometry(_ random: inout SplitMix64) -> Node.Geometry {
    let quarter = Double.random(in: -2...2, using: &random)
    let isTurned = Int.random(in: 0..<4, using: &random) == 0
    let scrolls = Int.random(in: 0..<4, using: &random) == 0
    return Node.Geometry(
      position: .init(
        x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random)),
      bounds: .init(
        x: 0, y: scrolls ? .random(in: -50...50, using: &random) : 0,
        width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random)),
      anchorPoint: .init(x: isTurned ? 0 : 0.5, y: 0.5),
      transform: isTurned
        ? .init(a: quarter, b: 1, c: -0.5, d: 1 + quarter * quarter, tx: 3, ty: -4) : nil)
  }
}
