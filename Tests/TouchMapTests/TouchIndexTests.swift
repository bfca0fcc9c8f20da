import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `A touch index` {
  @Test func `gives the walk's receiver at every point, edges included`() throws {
    for seed in Exhaustive.seeds(everyDay: 60, night: 6_000) {
      var source = RandomScreen(seed: seed)
      let tree = try source.screen()
      let (index, asker) = (TouchIndex(tree), TouchAsker(tree))
      let points = (0..<150).map { _ in source.point(in: tree) }
      let others = points.filter { index.receiver(ofTouchAt: $0) != asker.owner(at: $0) }
      #expect(others == [], "seed \(seed)")
    }
  }

  @Test func `knows no receiver of a point that is not a number or not finite`() throws {
    var builder = ScreenBuilder()
    try builder.add(window(.init(x: -1e308, y: -1e308, width: 1.7e308, height: 1.7e308)), depth: 0)
    let index = TouchIndex(builder.finish())
    #expect(index.receiver(ofTouchAt: .init(x: 1, y: 1)) == 0)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(index.receiver(ofTouchAt: .init(x: value, y: 1)) == nil)
      #expect(index.receiver(ofTouchAt: .init(x: 1, y: value)) == nil)
    }
  }

  @Test func `takes an empty screen`() {
    #expect(TouchIndex(ScreenBuilder().finish()).receiver(ofTouchAt: .zero) == nil)
  }

  private func window(_ frame: Screen.Rect) -> Node {
    Node(kind: .window, className: "UIWindow", line: 1, geometry: .init(frame: frame))
  }
}
