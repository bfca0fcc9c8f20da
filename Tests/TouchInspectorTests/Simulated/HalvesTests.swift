import SeededRandomness
import Testing
import TouchInspector
@_spi(Command) import TouchMap
import UIKit

@MainActor @Suite struct `The halves of random screens` {
  @Test func `are matched, and hardly ever wrongly`() throws {
    var (elements, matched, right) = (0, 0, 0)
    let seeds = Exhaustive.seeds(everyDay: 200, night: 10_000)
    for seed in seeds {
      var pair = RandomPair(seed: seed)
      let (text, owners) = pair.accessibilityTree()
      let views = TouchInspector.capture(pair.windows)
      let tree = try Dump(reading: text.utf8).screens[0]
      let halves = try JoinedHalves(views: views, elements: tree)
      for (element, match) in halves.matches.enumerated() {
        guard let owner = owners[tree.nodes[element].line] else { continue }
        elements += 1
        switch (match, owner) {
        case (.none, _), (.unsure, _): continue
        case (.view(let index), .view(let view)), (.drawn(let index), .host(let view)):
          if views.nodes[index].address == address(view) { right += 1 }
        case (.view, .host), (.drawn, .view): break
        }
        matched += 1
      }
    }
    #expect(elements > 5 * seeds.count)
    #expect(Double(matched) >= 0.8 * Double(elements), "\(matched) of \(elements)")
    #expect(Double(right) >= 0.99 * Double(matched), "\(right) of \(matched)")
  }
}

private func address(_ view: UIView) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
}
