extension Scene {
  /// A screen of 300 views: bars, scrolled cards with turned badges, a hidden spinner, and over it
  /// all a pass-through overlay with a toast, floating buttons and a turned sticker.
  static func app(using random: inout SplitMix64) -> Scene {
    var scene = Scene(name: "app", width: 393, height: 852)
    let overlay = overlayScene(using: &random)
    let content = scene.add(to: 0, 0, 0, 393, 852)
    scene.addScrolledCards(to: content, reserve: 26 + overlay.nodes.count, using: &random)
    scene.addNavigationBar(to: content)
    scene.addTabBar(to: content)
    let loading = scene.add(to: content, 0, 0, 393, 852) { $0.isHidden = true }
    scene.add(to: loading, 178, 408, 37, 37)
    scene.append(overlay)
    return scene
  }

  private mutating func addNavigationBar(to content: Int) {
    let bar = add(to: content, 0, 0, 393, 97)
    for x in [8, 293, 341] {
      let button = add(to: bar, x, 53, 44, 44)
      add(to: button, 10, 10, 24, 24)
    }
    add(to: bar, 96, 55, 193, 40)
  }

  private mutating func addTabBar(to content: Int) {
    let bar = add(to: content, 0, 769, 393, 83)
    for place in 0..<5 {
      let item = add(to: bar, 4 + place * 77, 0, 77, 49)
      add(to: item, 26, 6, 25, 25)
      add(to: item, 8, 33, 61, 12)
    }
  }

  /// Adds twelve cards of fifteen views, and chips until the screen has 300 views with `reserve`.
  private mutating func addScrolledCards(
    to content: Int, reserve: Int, using random: inout SplitMix64
  ) {
    let scrollView = add(to: content, 0, 97, 393, 672) {
      $0.boundsY = Double(random.integer(in: 100...700))
    }
    let first = nodes.count
    let chipCount = 300 - reserve - first - 12 * 16
    for card in 0..<12 {
      let chips = chipCount / 12 + (card < chipCount % 12 ? 1 : 0)
      addCard(to: scrollView, top: card * 176, chips: chips, using: &random)
    }
  }

  private mutating func addCard(
    to scrollView: Int, top: Int, chips: Int, using random: inout SplitMix64
  ) {
    let card = add(to: scrollView, 12, top + 12, 369, 164)
    add(to: card, 12, 12, 72, 72)
    add(to: card, 96, 12, random.integer(in: 90...220), 22)
    add(to: card, 96, 38, random.integer(in: 120...250), 36)
    let strip = add(to: card, 12, 88, 345, 24)
    for chip in 0..<chips { add(to: strip, chip * 60, 0, random.integer(in: 30...56), 24) }
    for place in 0..<3 {
      let button = add(to: card, 12 + place * 117, 116, 105, 44)
      add(to: button, 8, 10, 24, 24)
      add(to: button, 38, 12, random.integer(in: 30...60), 20)
    }
    let badge = add(to: card, 60, 4, 36, 20) { $0.degrees = Scene.turn(using: &random) }
    add(to: badge, 4, 3, 28, 14)
  }

  private static func overlayScene(using random: inout SplitMix64) -> Scene {
    var scene = Scene(name: "overlay", width: 393, height: 852)
    scene.nodes[0].isPassThrough = true
    scene.addToast(width: random.integer(in: 260...361))
    let stack = scene.add(to: 0, 305, 480, 72, 260) { $0.isPassThrough = true }
    for place in 0..<3 {
      let button = scene.add(to: stack, 8, 10 + place * 84, 56, 56)
      scene.add(to: button, 16, 16, 24, 24)
    }
    let sticker = scene.add(to: 0, 40, random.integer(in: 300...600), 160, 90) {
      $0.degrees = -turn(using: &random)
    }
    for row in 0..<3 { scene.add(to: sticker, 10, 8 + row * 26, random.integer(in: 60...140), 22) }
    return scene
  }

  private mutating func addToast(width: Int) {
    let toast = add(to: 0, (393 - width) / 2, 59, width, 64)
    add(to: toast, 12, 16, 32, 32)
    add(to: toast, 52, 10, width - 110, 20)
    add(to: toast, 52, 32, width - 110, 18)
    let close = add(to: toast, width - 52, 10, 44, 44)
    add(to: close, 12, 12, 20, 20)
  }

  /// An angle at which no whole point lies exactly on a turned edge, where rounding would decide; at
  /// 30 degrees some do.
  private static func turn(using random: inout SplitMix64) -> Double {
    let degrees = random.integer(in: 5...40)
    return Double(degrees.isMultiple(of: 15) ? degrees + 1 : degrees)
  }

  /// Puts another screen's tree in front of what is in the first node.
  private mutating func append(_ other: Scene) {
    let offset = nodes.count
    nodes += other.nodes.map { node in
      var node = node
      node.parent = node.parent < 0 ? 0 : node.parent + offset
      return node
    }
  }
}
