import Foundation
import SeededRandomness
@_spi(Command) import TouchMap

/// Screens with everything that a touch can meet, the same for the same seed.
struct RandomScreen {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func screen(count: ClosedRange<Int> = 1...80) throws -> Screen {
    var builder = ScreenBuilder()
    var depth = 0
    let hasElements = chance(1, of: 12)
    let size = Int.random(in: count, using: &random)
    for line in 1...size {
      depth =
        line == 1 || chance(1, of: 25) ? 0 : Int.random(in: 0...min(depth + 1, 9), using: &random)
      if depth == 0, line > 1, !chance(1, of: 8) { depth = 1 }
      let level =
        depth == 0 && chance(1, of: 2) ? Double(Int.random(in: 0...3, using: &random)) : nil
      try builder.add(
        node(line: line, depth: depth, mayBeElement: hasElements), depth: depth, level: level)
    }
    return builder.finish()
  }

  /// A random screen with controls, rows, recognizers and classes with rules of their own.
  static func withTargets(seed: UInt64) throws -> Screen {
    var random = RandomScreen(seed: seed)
    var screen = try random.screen()
    let classes = [
      "UIButton", "UIButton", "UITableViewCell", "UISwitch", "App.BuyButton", "UIScrollView",
      "_TtGC7SwiftUI14_UIHostingViewV3App4Home_", "App.PassThroughView", "UIDimmingView",
      "UITabBar", "_UITabButton", "_UILiquidLensView", "UIKit.SelectedContentView",
    ]
    for index in screen.nodeIDs where screen.nodes[index].kind == .view {
      guard Bool.random(using: &random.random) else { continue }
      screen.nodes[index].className = classes.randomElement(using: &random.random) ?? "UIButton"
      if UInt8.random(in: 0..<9, using: &random.random) == 0 {
        screen.nodes[index].flags.insert(.controlDisabled)
      }
    }
    return screen
  }

  /// A random screen of accessibility elements, some with what a tool says about touches on them.
  mutating func elements(count: ClosedRange<Int> = 1...50) throws -> Screen {
    let roles = [
      "Button", "Button", "Button", "Other", "StaticText", "Cell", "Image", "ScrollView", "TabBar",
      "NavigationBar", "Keyboard", "Key", "Alert",
    ]
    var builder = ScreenBuilder(evidence: .geometric)
    var depth = 0
    for line in 1...Int.random(in: count, using: &random) {
      let isWindow = line == 1 || chance(1, of: 15)
      depth = isWindow ? 0 : max(1, Int.random(in: 0...min(depth + 1, 6), using: &random))
      let role = isWindow ? "Window" : roles[Int.random(in: 0..<roles.count, using: &random)]
      var node = Node(
        kind: .element, className: "XCUIElementType" + role, line: line,
        geometry: Node.Geometry(frameInScreen: elementFrame(isWindow: isWindow)))
      if chance(1, of: 3) { node.label = "N\(line % 7)" }
      if chance(1, of: 15) { node.flags.insert(.hidden) }
      if chance(1, of: 15) { node.flags.insert(.controlDisabled) }
      if chance(1, of: 3) {
        let isReachable = chance(2, of: 3)
        node.reportedReach = Node.ReportedReach(
          isReachable: isReachable, reasons: isReachable ? [] : [Node.ReportedReach.unhittable])
      }
      try builder.add(node, depth: depth)
    }
    return builder.finish()
  }

  private mutating func elementFrame(isWindow: Bool) -> Screen.Rect {
    guard !isWindow else { return Screen.Rect(x: 0, y: 0, width: 200, height: 200) }
    let numbers = (0..<4).map { _ in Double(Int.random(in: 0...120, using: &random)) }
    return Screen.Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func node(line: Int, depth: Int, mayBeElement: Bool) -> Node {
    var kind: Node.Kind = depth == 0 ? .window : .view
    if chance(1, of: 30) { kind = .layer }
    if mayBeElement, chance(1, of: 3) { kind = chance(1, of: 9) ? .application : .element }
    let classes = ["UIView", "UILabel", "PassThroughView", "UITransitionView", "UIDropShadowView"]
    let name = classes[chance(1, of: 2) ? 0 : Int.random(in: 0..<classes.count, using: &random)]
    var node = Node(
      kind: kind, className: name, line: line, geometry: geometry(isWindow: depth == 0))
    if chance(1, of: 12) { node.flags.insert(.hidden) }
    if chance(1, of: 12) { node.flags.insert(.interactionDisabled) }
    if chance(1, of: 12) { node.alpha = chance(1, of: 2) ? 0.01 : 0.5 }
    if chance(1, of: 60) { node.unknown.insert(.geometry) }
    return node
  }

  /// A place for a view of a screen of about 200 by 200 points.
  mutating func geometry(isWindow: Bool = false) -> Node.Geometry {
    let origin = Screen.Point(x: coordinate(-30...150), y: coordinate(-30...150))
    var size = Screen.Size(width: coordinate(0...120), height: coordinate(0...120))
    if isWindow || chance(1, of: 4) { size = Screen.Size(width: 200, height: 200) }
    if chance(1, of: 40) { size.width = 0 }
    let scrolls = chance(1, of: 4)
    let far = chance(1, of: 5) ? 100_000.0 : 1
    let offset = Screen.Point(x: 0, y: scrolls ? coordinate(-50...50) * far : 0)
    guard chance(1, of: isWindow ? 10 : 4) else {
      return Node.Geometry(
        frame: .init(x: origin.x, y: origin.y, width: size.width, height: size.height),
        boundsOrigin: offset)
    }
    return Node.Geometry(
      position: .init(x: origin.x + size.width / 2, y: origin.y + size.height / 2),
      bounds: .init(x: offset.x, y: offset.y, width: size.width, height: size.height),
      anchorPoint: chance(1, of: 4) ? .zero : .init(x: 0.5, y: 0.5), transform: transform())
  }

  private mutating func transform() -> Screen.Transform {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .init(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case 1: return .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 2: return .init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 3: return .init(a: coordinate(1...3), b: 0, c: 0, d: coordinate(1...3), tx: 0, ty: 0)
    case 4: return .init(a: 1, b: 0, c: coordinate(-1...1), d: 1, tx: 3, ty: -4)
    case 5 where chance(1, of: 4): return .init(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    case 6: return .init(a: 1.7, b: 0.4, c: 0.5, d: -0.3, tx: 1, ty: 2)
    default:
      let angle = Double.random(in: 0...(2 * .pi), using: &random)
      return .init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }
  }

  /// Whole, halved or odd, as layouts and their rounding give them.
  private mutating func coordinate(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1: return value.rounded()
    case 2: return (value * 3).rounded() / 3
    default: return value
    }
  }

  mutating func chance(_ wins: Int, of total: Int) -> Bool {
    Int.random(in: 0..<total, using: &random) < wins
  }

  /// Any point, and as often one on an edge or a corner of some view, or the next one beside it.
  mutating func point(in tree: Screen) -> Screen.Point {
    if chance(1, of: 2) {
      return .init(
        x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
    }
    let index = Node.ID(.random(in: 0..<tree.nodes.count, using: &random))
    let bounds = tree.nodes[index].bounds
    let along = [0, 1, Double.random(in: 0...1, using: &random)]
    var point = Screen.Point(
      x: bounds.origin.x + bounds.size.width * along[Int.random(in: 0..<3, using: &random)],
      y: bounds.origin.y + bounds.size.height * along[Int.random(in: 0..<2, using: &random)])
    var level: Node.ID? = index
    while let current = level {
      point = tree.nodes[current].geometry.toParent.apply(to: point)
      level = tree.nodes[current].parent
    }
    return .init(x: nudged(point.x), y: nudged(point.y))
  }

  private mutating func nudged(_ value: Double) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: value.nextUp
    case 1: value.nextDown
    default: value
    }
  }
}
