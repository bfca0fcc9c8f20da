extension Screen {
  /// Returns a person's name for a node: the class, what identifies it, and the line.
  @_spi(Command) public func name(of index: Node.ID) -> String {
    "\(title(of: index)) (\(sourcePlace(of: index)))"
  }

  /// Returns the line alone, so that a sentence with it contains nothing from the dump.
  package func place(of index: Node.ID) -> String {
    isOnOneLine ? "the view at \(sourcePlace(of: index))" : "the view on \(sourcePlace(of: index))"
  }

  /// Where a node is in the source: on its line, or in a source of one line the path to it, as
  /// `windows[0].children[3][0]`.
  package func sourcePlace(of index: Node.ID) -> String {
    guard isOnOneLine else { return "line \(nodes[index].line)" }
    var (steps, node): ([String], Node.ID) = ([], index)
    while let parent = nodes[node].parent {
      var (place, sibling) = (0, parent.next)
      while sibling < node {
        sibling = nodes[sibling].subtreeEnd
        place += 1
      }
      steps.append("[\(place)]")
      node = parent
    }
    let window = windows.firstIndex { $0.root == node } ?? 0
    return "windows[\(window)]" + (steps.isEmpty ? "" : ".children" + steps.reversed().joined())
  }

  /// Returns the class and what identifies the node, without the line and without characters that
  /// could control a terminal.
  package func title(of index: Node.ID) -> String { VisibleText.escape(rawTitle(of: index)) }

  /// Returns a person's name for the receiver of a touch.
  package func name(of owner: Witness.Owner) -> String {
    switch owner {
    case .node(let index): name(of: index)
    case .stranger(let className):
      "\(VisibleText.escape(DumpedClassName(className).short)), which is not on the captured screen"
    case .nobody: "nobody"
    }
  }

  /// UIKit, whose answers a capture holds, as texts call it.
  package var uikit: String {
    system?.hasSuffix(Self.headlessSuffix) == true ? "the headless UIKit" : "the live UIKit"
  }
  /// How the name of a system ends that has our UIKit.
  package static let headlessSuffix = ", headless UIKit"

  /// Returns a name by which commands find a node: its identifier, its text or its address, or else
  /// its class.
  package func nameToAsk(for index: Node.ID) -> String {
    let node = nodes[index]
    let text = node.identifier.map { "#" + $0 } ?? label(of: index)
    if let text, text.count <= Self.longestLabel { return VisibleText.escape(text) }
    return node.address ?? DumpedClassName(node.className).short
  }

  /// Returns what covers a node, as the tool that wrote the dump names it.
  func blockerName(of index: Node.ID) -> String {
    VisibleText.escape(nodes[index].reportedReach?.blocker ?? "something")
  }

  /// Returns the class and what identifies the node, unchanged from the dump.
  package func rawTitle(of index: Node.ID) -> String {
    let node = nodes[index]
    let name = Self.excerpt(of: DumpedClassName(node.className).short, limit: Self.longestName)
    if let identifier = node.identifier {
      return "\(name) #\(Self.excerpt(of: identifier, limit: Self.longestName))"
    }
    if let label = label(of: index) { return "\(name) \"\(Self.excerpt(of: label))\"" }
    return name
  }

  /// A button is known by the text that its label shows.
  private func label(of index: Node.ID) -> String? {
    let node = nodes[index]
    guard node.label == nil, (node.baseClassName ?? node.className).hasSuffix("Button") else {
      return node.label
    }
    return nodes[subtree(of: index)].prefix(8).lazy.compactMap(\.label).first
  }

  /// Longer names and identifiers are shortened in sentences. A choice.
  private static let (longestName, longestLabel) = (200, 30)

  /// Texts are shortened before anything else, and kept on one line.
  private static func excerpt(of text: String, limit: Int = longestLabel) -> String {
    let head = text.prefix(limit + 1)
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    return head.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}

extension Screen.Witness.Ask {
  /// How UIKit was asked; it follows the name of UIKit.
  package var wording: String {
    switch self {
    case .nilEvent: "asked without an event"
    case .touch: "touched by a finger"
    }
  }
}
