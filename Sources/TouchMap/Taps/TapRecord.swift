/// Writes down taps, one line of JSON each.
struct TapRecord {
  private let screens: [TappedScreen]
  private var lines: [UInt8] = []
  /// How each node is written, by screen; computed when it is first needed.
  private var nodes: [[[UInt8]?]]
  /// The oracles for verdicts, by screen.
  private var oracles: [TapOracle?]

  init(_ screens: [TappedScreen]) {
    self.screens = screens
    nodes = screens.map { Array(repeating: nil, count: $0.screen.nodes.count) }
    oracles = Array(repeating: nil, count: screens.count)
  }

  mutating func takeLines() -> [UInt8] {
    defer { lines.removeAll(keepingCapacity: true) }
    return lines
  }

  mutating func add(
    _ point: Screen.Point, on place: Int, _ receiver: TappedScreen.Receiver, target: String?
  ) {
    let reason = screens[place].reason(of: receiver)
    append("{\"x\":\(NumberText.exact(point.x)),\"y\":\(NumberText.exact(point.y)),\"winner\":")
    if case .node(let node) = receiver {
      lines += json(of: node, on: place)
    } else {
      append("null")
    }
    append(",\"reason\":\"\(reason.rawValue)\",\"dead\":")
    append(reason.isDead.map { $0 ? "true" : "false" } ?? "null")
    if let target {
      // If nothing on the screen has the name, the name says nothing about the receiver of the tap.
      let verdict = verdict(on: target, at: point, place).map { "\"\($0.rawValue)\"" }
      append(",\"verdict\":\(verdict ?? "null")")
    }
    append("}\n")
  }

  private mutating func append(_ text: String) { lines.append(contentsOf: text.utf8) }

  private mutating func json(of node: Node.ID, on place: Int) -> [UInt8] {
    if let known = nodes[place][node] { return known }
    let screen = screens[place].screen
    let members = screen.members(
      ofNode: node, window: screen.window(of: node) ?? 0, frame: screen.frameInScreen(of: node))
    let text = Array(JSON.object(members).line().utf8)
    nodes[place][node] = text
    return text
  }

  private mutating func verdict(
    on name: String, at point: Screen.Point, _ place: Int
  ) -> TapVerdict.Word? {
    let oracle = oracles[place] ?? TapOracle(screens[place].screen, rules: screens[place].rules)
    oracles[place] = oracle
    return oracle.bestWord(named: name, at: point)?.verdict.word
  }
}
