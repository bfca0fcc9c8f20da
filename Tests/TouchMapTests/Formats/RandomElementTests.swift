import SeededRandomness
import Testing
@_spi(Command) import TouchMap

/// On random trees of elements.
extension `A touch on accessibility elements` {
  /// Whether an element that acts is seen at a point.
  private func acting(_ screen: Screen, _ point: Screen.Point) -> [Node.ID] {
    screen.nodeIDs.filter { index in
      let node = screen.nodes[index]
      return node.role == "Button" && node.frame.contains(point) && !node.flags.contains(.hidden)
    }
  }

  private func isInBar(_ index: Node.ID, of screen: Screen) -> Bool {
    var node: Node.ID? = index
    while let current = node {
      if screen.nodes[current].role?.hasSuffix("Bar") == true { return true }
      node = screen.nodes[current].parent
    }
    return false
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 8, night: 400))
  func `goes to one that acts, or is undecided between two, in all answers`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let screen = try onlyScreen(randomTree(&random))
    let (index, partition) = (TouchIndex(screen), screen.partition())
    let asker = TouchAsker(screen)
    for _ in 0..<100 {
      let point = Screen.Point(
        x: .random(in: -5..<105, using: &random), y: .random(in: -5..<105, using: &random))
      let answer = asker.touch(at: point)
      let winner = answer.winner?.node
      let comment = Comment(rawValue: "seed \(seed), \(point)")
      #expect(index.receiver(ofTouchAt: point) == winner, comment)
      if screen.frame.contains(point) { #expect(partition.owner(at: point) == winner, comment) }
      let acting = acting(screen, point)
      if let winner {
        #expect(screen.nodes[winner].frame.contains(point), comment)
        #expect(!screen.nodes[winner].flags.contains(.hidden), comment)
        // What belongs to a bar covers the content, whether it acts or not.
        let isCover = screen.nodes[winner].role == "Button" || isInBar(winner, of: screen)
        #expect(acting.isEmpty || isCover, comment)
      } else {
        #expect(acting.isEmpty || answer.isUndecided, comment)
      }
    }
  }

  /// The frontmost of buttons is undecided where another one is behind it that does not hold it.
  @Test(arguments: Exhaustive.seeds(everyDay: 8, night: 500))
  func `that acts is undecided where any other is its rival`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let frames = (0..<Int.random(in: 2...60, using: &random)).map { _ in
      Screen.Rect(
        x: Double(Int.random(in: -20...280, using: &random)),
        y: Double(Int.random(in: -20...280, using: &random)),
        width: Double([1, 3, 20, 90, 300].randomElement(using: &random) ?? 1),
        height: Double([1, 3, 20, 90, 300].randomElement(using: &random) ?? 1))
    }
    let lines = frames.enumerated().map { place, frame in
      #"<XCUIElementTypeButton x="\#(frame.origin.x)" y="\#(frame.origin.y)" "#
        + #"width="\#(frame.size.width)" height="\#(frame.size.height)" name="\#(place)"/>"#
    }
    let screen = try onlyScreen(
      #"<XCUIElementTypeApplication x="0" y="0" width="300" height="300">"# + lines.joined()
        + "</XCUIElementTypeApplication>")
    let partition = screen.partition()
    for _ in 0..<200 {
      let point = Screen.Point(
        x: .random(in: 0..<300, using: &random), y: .random(in: 0..<300, using: &random))
      let there = frames.filter { $0.contains(point) }
      guard let front = there.last else { continue }
      let isUndecided = there.dropLast().contains { rear in
        let (left, top) = (front.origin.x - rear.origin.x, front.origin.y - rear.origin.y)
        let (right, bottom) = (rear.maxX - front.maxX, rear.maxY - front.maxY)
        let width = min(rear.maxX, front.maxX) - max(rear.origin.x, front.origin.x)
        let height = min(rear.maxY, front.maxY) - max(rear.origin.y, front.origin.y)
        return min(width, height) > 2 && min(left, top, right, bottom) < -1
      }
      let comment = Comment(rawValue: "seed \(seed), \(point)")
      #expect(screen.touch(at: point).isUndecided == isUndecided, comment)
      let region = partition.regions.first { $0.pieces.contains { $0.contains(point) } }
      #expect(region?.isUndecided == isUndecided, comment)
    }
  }

  private func randomTree(_ random: inout SplitMix64) -> String {
    let types = ["Window", "Other", "Button", "NavigationBar", "Table", "TabBar"]
    var lines = ["<XCUIElementTypeApplication width=\"100\" height=\"100\">"]
    var open: [String] = []
    for number in 0..<60 {
      if number.isMultiple(of: 20) {
        lines += open.reversed().map { "</\($0)>" }
        lines.append("<XCUIElementTypeWindow width=\"100\" height=\"100\">")
        open = ["XCUIElementTypeWindow"]
      }
      while open.count > 1, let type = open.last, Int.random(in: 0..<3, using: &random) == 0 {
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
