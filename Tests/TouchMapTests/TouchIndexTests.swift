import Testing
import TouchMap

@Suite struct `A touch index` {
  @Test func `gives the walk's receiver at every point, edges included`() throws {
    for seed in UInt64(1)...600 {
      var source = RandomScreen(seed: seed)
      let tree = try source.screen()
      let index = TouchIndex(tree)
      for _ in 0..<150 {
        let point = source.point(in: tree)
        let expected = tree.touch(at: point).winner?.node
        #expect(index.receiver(ofTouchAt: point) == expected, "seed \(seed), point \(point)")
      }
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
