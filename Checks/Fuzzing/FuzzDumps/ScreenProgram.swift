@_spi(Command) import TouchMap

/// Builds a screen from the bytes of an input: any tree, any numbers, any texts.
struct ScreenProgram {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func screen() -> Screen {
    var builder = ScreenBuilder(title: text())
    var (depth, deepest) = (0, 0)
    while place < bytes.count, depth < 300 {
      let step = byte()
      depth = max(0, min(deepest, depth + Int(step % 5) - 2))
      // A node that does not fit is left out.
      let fits: Void? = try? builder.add(
        node(isRoot: depth == 0, step), depth: depth, level: Double(step % 3))
      if fits != nil { deepest = depth + 1 }
    }
    var screen = builder.finish()
    // What the live UIKit is said to have answered, which is seldom what the rule says.
    screen.system = text()
    if !screen.nodes.isEmpty {
      let owner = Node.ID(Int(byte()) % screen.nodes.count)
      screen.add([.init(owner: .node(owner), ask: .nilEvent, points: [.init(x: 9, y: 9)])])
    }
    return screen
  }

  /// Up to 31 bytes, taken for UTF-8 whatever they are.
  mutating func text() -> String {
    let count = min(Int(byte() % 32), bytes.count - place)
    defer { place += count }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }

  private mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number, some of them at the edges of what a number can be.
  private mutating func number() -> Double {
    switch byte() {
    case 250: .greatestFiniteMagnitude
    case 251: -.greatestFiniteMagnitude
    case 252: .leastNonzeroMagnitude
    case 253: 1e16
    case 254: -0.0
    case let byte: Double(byte) * 1.5 - 60
    }
  }

  private mutating func node(isRoot: Bool, _ step: UInt8) -> Node {
    let kinds: [Node.Kind] = [.view, .layer, .element]
    var node = Node(
      kind: isRoot ? .window : kinds[Int(step / 64) % 3], className: text(), line: Int(byte()),
      geometry: geometry())
    let flags = byte()
    if flags & 1 != 0 { node.flags.insert(.hidden) }
    if flags & 2 != 0 { node.flags.insert(.interactionDisabled) }
    if flags & 4 != 0 { node.flags.insert(.clipsToBounds) }
    if flags & 8 != 0 { node.flags.insert(.hasGestureRecognizers) }
    if flags & 16 != 0 { node.baseClassName = "UIButton" }
    if flags & 32 != 0 { node.alpha = number() }
    if flags & 64 != 0 { node.label = text() }
    if flags & 128 != 0 { node.identifier = text() }
    return node
  }

  private mutating func geometry() -> Node.Geometry {
    let frame = Screen.Rect(x: number(), y: number(), width: abs(number()), height: abs(number()))
    guard byte() & 3 == 0 else { return Node.Geometry(frame: frame) }
    return Node.Geometry(
      position: frame.origin,
      bounds: Screen.Rect(
        x: number(), y: number(), width: frame.size.width, height: frame.size.height),
      anchorPoint: Screen.Point(x: Double(byte()) / 128, y: 0.5),
      transform: Screen.Transform(
        a: number() / 99, b: number() / 99, c: number() / 99, d: number() / 99, tx: number(),
        ty: number()))
  }
}
