extension Scene {
  /// Rectangles strewn over a square board, all of them children of the first node.
  ///
  /// 45 % are icons (squares of 24 to 44 points), 45 % buttons and labels (60 to 200 by 20 to 44),
  /// 10 % cards (150 to 350 by 60 to 200), each extent uniform. The board is so large that a point
  /// lies in three of them on average, however many there are.
  static func canvas(name: String, count: Int, using random: inout SplitMix64) -> Scene {
    let sizes = (1..<count).map { _ in elementSize(using: &random) }
    let area = sizes.reduce(0) { $0 + $1.width * $1.height }
    let side = Int((Double(area) / 3).squareRoot())
    var scene = Scene(name: name, width: Double(side), height: Double(side))
    for size in sizes {
      scene.add(
        to: 0, random.integer(in: 0...(side - size.width)),
        random.integer(in: 0...(side - size.height)), size.width, size.height)
    }
    return scene
  }

  private static func elementSize(using random: inout SplitMix64) -> (width: Int, height: Int) {
    switch random.integer(in: 0...99) {
    case ..<45:
      let side = random.integer(in: 24...44)
      return (side, side)
    case ..<90: return (random.integer(in: 60...200), random.integer(in: 20...44))
    default: return (random.integer(in: 150...350), random.integer(in: 60...200))
    }
  }

  /// A chain of 500 views, each one point inside the view around it; every tenth is scrolled.
  static func deep(using random: inout SplitMix64) -> Scene {
    let side = 1200
    var scene = Scene(name: "deep", width: Double(side), height: Double(side))
    var origin = (x: 0, y: 0)
    for depth in 1..<500 {
      let extent = side - 2 * depth
      let parent = scene.add(to: depth - 1, origin.x + 1, origin.y + 1, extent, extent)
      origin = (0, 0)
      if depth.isMultiple(of: 10) {
        origin = (random.integer(in: -50...50), random.integer(in: 0...400))
        scene.nodes[parent].boundsX = Double(origin.x)
        scene.nodes[parent].boundsY = Double(origin.y)
      }
    }
    return scene
  }
}
