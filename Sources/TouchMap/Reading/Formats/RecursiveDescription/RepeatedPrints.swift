/// The trees of one paste, which may print an object more than once: the last whole print counts.
///
/// A print of a part of another one is not whole, and neither is the line that a debugger prints
/// for the root alone. If two prints of an object have other facts, no answer is more than assumed.
struct RepeatedPrints {
  /// A print: its nodes in preorder, and the window of its root.
  private struct Print {
    var nodes: [Node]
    var window: Screen.Window

    var root: String? { nodes[0].address }
    /// Whether there is more than the line that a debugger prints for an object.
    var isTree: Bool { nodes.count > 1 }
  }

  /// The prints that count, in the order of the paste; `nil` in place of those that do not.
  private var prints: [Print?] = []
  /// The place of the print that holds an object.
  private var places: [String: Int] = [:]
  private var notes: Screen.Notes

  /// Returns a screen that contains each object once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func resolved(_ screen: Screen) -> Screen {
    var prints = RepeatedPrints(notes: screen.notes)
    for window in screen.windows.sorted(by: { $0.root < $1.root }) {
      let nodes = screen.subtree(of: window.root).map { screen.nodes[$0] }
      prints.take(Print(nodes: nodes, window: window))
    }
    return prints.screen(titled: screen.title, evidence: screen.evidence) ?? screen
  }

  private init(notes: Screen.Notes) { self.notes = notes }

  private mutating func take(_ new: Print) {
    if let root = new.root, let place = places[root], let old = prints[place] {
      let isWhole = old.root == root && (new.isTree || !old.isTree)
      note(isWhole ? old : new, isIn: isWhole ? new : old, line: new.nodes[0].line)
      guard isWhole else { return }
      for node in old.nodes { node.address.map { places[$0] = nil } }
      return keep(new, at: place)
    }
    for address in new.nodes.dropFirst().compactMap(\.address) {
      guard let place = places[address], let old = prints[place], old.root == address else {
        continue
      }
      note(old, isIn: new, line: new.nodes[0].line)
      prints[place] = nil
    }
    prints.append(nil)
    keep(new, at: prints.count - 1)
  }

  private mutating func keep(_ print: Print, at place: Int) {
    prints[place] = print
    for node in print.nodes { node.address.map { places[$0] = place } }
  }

  /// Records that a print was repeated, and whether the other one has all of it with the same facts.
  private mutating func note(_ print: Print, isIn other: Print, line: Int) {
    var known: [String: Node] = [:]
    for node in other.nodes { node.address.map { known[$0] = node } }
    let isSame = print.nodes.allSatisfy { node in
      node.address.flatMap { known[$0] }.map(node.saysTheSame) ?? false
    }
    notes.add(isSame ? .printedAgain : .printedOtherwise, line: line, detail: print.root)
  }

  private consuming func screen(titled title: String?, evidence: Evidence) -> Screen? {
    var builder = ScreenBuilder(title: title, evidence: evidence)
    var known: Set<String> = []
    for print in prints.compactMap(\.self) {
      for (place, node) in print.nodes.enumerated() {
        if let address = node.address, !known.insert(address).inserted {
          notes.add(.printedOtherwise, line: node.line, detail: address)
        }
        let window = place == 0 ? print.window : nil
        let depth = node.depth - print.nodes[0].depth
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
