import TouchScreen

/// The trees of one paste, which may print an object more than once: it is one view.
///
/// Of two prints with the same facts the larger one counts. If their facts differ, the later one
/// counts, and no answer is more than assumed.
struct RepeatedPrints {
  /// A print: its nodes in preorder with their depths from its root.
  private struct Print {
    var nodes: [Node]
    var depths: [Int]
    var window: Screen.Window?

    init(_ nodes: [Node], window: Screen.Window?) {
      self.nodes = nodes
      self.window = window
      depths = nodes.map(\.depth)
    }

    init(of other: Print, _ range: Range<Int>) {
      let depth = other.depths[range.lowerBound]
      nodes = Array(other.nodes[range])
      depths = other.depths[range].map { $0 - depth }
    }

    func index(of address: String) -> Int? { nodes.firstIndex { $0.address == address } }

    func range(at index: Int) -> Range<Int> {
      var end = index + 1
      while end < nodes.count, depths[end] > depths[index] { end += 1 }
      return index..<end
    }

    /// Replaces the nodes of a range by another print.
    mutating func replace(_ range: Range<Int>, with other: Print) {
      let depth = depths[range.lowerBound]
      nodes.replaceSubrange(range, with: other.nodes)
      depths.replaceSubrange(range, with: other.depths.map { $0 + depth })
    }
  }

  private var prints: [Print] = []
  /// A debugger session does not print so many views so often. A choice.
  private static let mostWork = 50_000_000
  private var notes: Screen.Notes

  private init(notes: Screen.Notes) { self.notes = notes }

  /// Returns a screen that contains each object once.
  ///
  /// - Complexity: O(*n* · *p*), where *n* is the number of nodes and *p* that of prints that share
  ///   an object with another.
  static func resolved(_ screen: Screen) -> Screen {
    var prints = RepeatedPrints(notes: screen.notes)
    guard screen.windows.count * screen.nodes.count <= mostWork else {
      var screen = screen
      screen.notes.add(.printedOtherwise, line: screen.nodes.first?.line, detail: "?")
      return screen
    }
    for window in screen.windows.sorted(by: { $0.root < $1.root }) {
      let nodes = screen.subtree(of: window.root).map { screen.nodes[$0] }
      prints.take(Print(nodes, window: window))
    }
    return prints.screen(titled: screen.title, evidence: screen.evidence) ?? screen
  }

  private mutating func take(_ new: Print) {
    var new = new
    var place = 0
    while place < prints.count {
      if let root = new.nodes[0].address, let index = prints[place].index(of: root) {
        return merge(new, into: place, at: index)
      }
      if let root = prints[place].nodes[0].address, let index = new.index(of: root) {
        let old = prints.remove(at: place)
        let range = new.range(at: index)
        if new.nodes[index].kind == .view { note(old, new, range) }
        if Self.holds(old, Print(of: new, range)), range.count < old.nodes.count {
          new.replace(range, with: old)
        }
      } else {
        place += 1
      }
    }
    prints.append(new)
  }

  /// Merges a later print of a node into the print that contains it.
  private mutating func merge(_ new: Print, into place: Int, at index: Int) {
    let range = prints[place].range(at: index)
    let isSame = note(new, prints[place], range)
    if new.nodes.count == 1, range.count > 1 {
      if !isSame { prints[place].nodes[index] = new.nodes[0] }
    } else if !isSame || new.nodes.count > range.count {
      prints[place].replace(range, with: new)
    }
    if index == 0 { prints[place].window = new.window ?? prints[place].window }
  }

  /// Records that an object was printed twice; returns whether one print contains all facts of the
  /// other.
  @discardableResult
  private mutating func note(_ print: Print, _ other: Print, _ range: Range<Int>) -> Bool {
    let part = Print(of: other, range)
    let isSame = Self.holds(print, part) || Self.holds(part, print)
    let line = max(print.nodes[0].line, part.nodes[0].line)
    notes.add(
      isSame ? .printedAgain : .printedOtherwise, line: line, detail: print.nodes[0].address)
    return isSame
  }

  /// Whether a print contains every view of another one, with the same facts.
  private static func holds(_ larger: Print, _ smaller: Print) -> Bool {
    guard larger.nodes.count >= smaller.nodes.count else { return false }
    if smaller.nodes.count == 1 { return larger.nodes[0].saysTheSame(as: smaller.nodes[0]) }
    var next = larger.nodes[...]
    for node in smaller.nodes {
      guard let found = next.firstIndex(where: { $0.address == node.address }),
        larger.nodes[found].saysTheSame(as: node)
      else { return false }
      next = next[(found + 1)...]
    }
    return true
  }

  private consuming func screen(titled title: String?, evidence: Evidence) -> Screen? {
    var builder = ScreenBuilder(title: title, evidence: evidence)
    var known: Set<String> = []
    for print in prints {
      for (node, depth) in zip(print.nodes, print.depths) {
        if let address = node.address, !known.insert(address).inserted {
          notes.add(.printedOtherwise, line: node.line, detail: address)
        }
        let window = depth == 0 ? print.window : nil
        let added: ()? = try? builder.add(
          node, depth: depth, level: window?.level, isKey: window?.isKey)
        guard added != nil else { return nil }
      }
    }
    builder.notes = notes
    return builder.finish()
  }
}

extension Node {
  /// Whether another print of the object has the same facts about touches.
  func saysTheSame(as other: Node) -> Bool {
    className == other.className && geometry == other.geometry && alpha == other.alpha
      && flags == other.flags && unknown == other.unknown && identifier == other.identifier
  }
}
