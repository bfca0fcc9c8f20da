extension Scene {
  /// A feed of 10,000 views in a container that is scrolled to its middle, on a phone's screen.
  static func feed(using random: inout SplitMix64) -> Scene {
    var scene = Scene(name: "feed", width: 393, height: 852)
    let container = scene.add(to: 0, 0, 0, 393, 852)
    var top = 0
    while scene.nodes.count < 10_000 {
      let height = random.integer(in: 260...460)
      scene.addPost(to: container, top: top, height: height, using: &random)
      top += height + 8
    }
    scene.nodes.removeLast(scene.nodes.count - 10_000)
    scene.nodes[container].boundsY = Double(random.integer(in: top / 4...top * 3 / 4))
    return scene
  }

  private mutating func addPost(
    to container: Int, top: Int, height: Int, using random: inout SplitMix64
  ) {
    let post = add(to: container, 0, top, 393, height)
    add(to: post, 16, 12, 40, 40)
    add(to: post, 64, 12, random.integer(in: 80...280), 20)
    add(to: post, 64, 34, random.integer(in: 60...200), 18)
    add(to: post, 0, 60, 393, height - 112)
    for (place, width) in [(16, 72), (104, 72), (340, 44)] {
      add(to: post, place, height - 48, width, 44)
    }
  }
}
