import SeededRandomness
import Testing
import TouchMap

@Suite struct `A touch on accessibility elements` {
  @Test func `reaches a visible element in an invisible one and outside its parent`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="100" height="100">
       <XCUIElementTypeWindow x="0" y="0" width="100" height="100">
        <XCUIElementTypeOther visible="false" x="0" y="0" width="10" height="10">
         <XCUIElementTypeButton x="5" y="50" width="10" height="10"/>
        </XCUIElementTypeOther>
       </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """
    #expect(
      try transcript(text, at: 6, 55) == """
        XCUIElementTypeWindow passedOver subview-hit
        XCUIElementTypeOther passedOver hidden
        XCUIElementTypeButton hit hit
        geometric
        """)
    #expect(try winner(text, at: 6, 6) == "XCUIElementTypeWindow")
    #expect(try winner(text, at: 200, 6) == nil)
  }

  /// The deepest element that holds the point, the last child first: the rule written down without
  /// a stack of its own.
  private func plainRule(_ hierarchy: Hierarchy, _ index: Int, _ point: Hierarchy.Point) -> Int? {
    for child in hierarchy.children(of: index).reversed() {
      if let found = plainRule(hierarchy, child, point) { return found }
    }
    let node = hierarchy.nodes[index]
    let isHit = node.frame.contains(point) && !node.flags.contains(.hidden)
    return isHit && node.kind == .element ? index : nil
  }

  @Test(arguments: UInt64(1)...40)
  func `goes to the deepest one, the last child first`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let hierarchy = try screen(randomTree(&random))
    for _ in 0..<100 {
      let point = Hierarchy.Point(
        x: .random(in: -5..<105, using: &random), y: .random(in: -5..<105, using: &random))
      let expected = hierarchy.windows.reversed().lazy
        .compactMap { plainRule(hierarchy, $0.root, point) }.first
      #expect(hierarchy.touch(at: point).winner?.node == expected, "seed \(seed), \(point)")
    }
  }

  private func randomTree(_ random: inout SplitMix64) -> String {
    let types = ["Window", "Other", "Button", "NavigationBar", "Table", "TabBar"]
    var lines = ["<XCUIElementTypeApplication width=\"100\" height=\"100\">"]
    var open: [String] = []
    for _ in 0..<60 {
      while let type = open.last, Int.random(in: 0..<3, using: &random) == 0 {
        lines.append("</\(type)>")
        open.removeLast()
      }
      let type = "XCUIElementType" + (types.randomElement(using: &random) ?? "Other")
      let numbers = (0..<4).map { _ in Int.random(in: 0..<60, using: &random) }
      let isVisible = Int.random(in: 0..<4, using: &random) > 0
      lines.append(
        "<\(type) x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
          + "height=\"\(numbers[3])\" visible=\"\(isVisible)\">")
      open.append(type)
    }
    lines += open.reversed().map { "</\($0)>" }
    return (lines + ["</XCUIElementTypeApplication>"]).joined(separator: "\n")
  }
}
