import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `A random screen in the project's own JSON` {
  @Test func `is read back as it was written`() throws {
    for seed in Exhaustive.seeds(everyDay: 100, night: 1_000_000) {
      var source = RandomScreen(seed: seed)
      var screen = try source.screen()
      screen = try screen.rebuilt { _, node in source.decorated(node) }
      screen.title = source.chance(1, of: 3) ? nil : source.text()
      screen.system = source.chance(1, of: 3) ? source.text() : nil
      let text = try ScreenJSON.text(of: [screen, screen])
      // A dump of layers alone holds nothing that a touch could reach.
      guard screen.nodes.contains(where: { $0.kind != .layer }) else {
        #expect(throws: DumpError.self, "seed \(seed)") { try Dump(reading: text.utf8) }
        continue
      }
      let dump = try Dump(reading: text.utf8)
      #expect(dump.screens == [screen, screen], "seed \(seed)")
      // What other parsers must read, too.
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
  }
}

extension RandomScreen {
  /// Any short text, controls and characters of all planes included.
  mutating func text() -> String {
    let pieces = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{7F}", "\u{85}", "\u{9B}31m", "\u{2028}", "\u{FEFF}", "é",
      "e\u{301}", "👩‍👩‍👧", "\u{202E}", "</script>", "<!--", "\u{FFFF}", "\u{10FFFF}", "'", "&",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
  }

  /// A node with more of what a node can have.
  fileprivate mutating func decorated(_ node: Node) -> Node {
    var node = node
    // A frame that is not known is not written.
    if node.unknown.contains(.geometry) { node.geometry = Node.Geometry() }
    if chance(1, of: 3) { node.label = text() }
    if chance(1, of: 3) { node.identifier = text() }
    if chance(1, of: 3) { node.address = "0x\(Int.random(in: 1...9999, using: &random))" }
    if chance(1, of: 5) { node.baseClassName = "UIControl" }
    if chance(1, of: 5) { node.flags.insert(.clipsToBounds) }
    if chance(1, of: 5) { node.flags.insert(.controlDisabled) }
    if chance(1, of: 5) {
      node.flags.insert(.hasGestureRecognizers)
      node.recognizers = [.init(className: "UITapGestureRecognizer", cancelsTouches: false)]
    }
    if chance(1, of: 9) { node.alpha = Double.random(in: 0...1, using: &random) }
    return node
  }
}
