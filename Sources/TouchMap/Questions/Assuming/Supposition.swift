/// An assumption that differs from a dump, for all views of one name.
public struct Supposition: Sendable, Hashable {
  /// The assumed difference; the raw values are the words of users.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// Touches on the view's own area fall through; for a window those on its background.
    case passThrough = "passthrough"
    /// `isHidden` is true.
    case hidden
    /// `isUserInteractionEnabled` is false.
    case disabled
    /// `isUserInteractionEnabled` is true, and so is `isEnabled` of a control.
    case enabled
    /// The view is missing, and all its subviews.
    case removed
  }

  /// The changes as users write them, in one line.
  @_spi(Command) public static var changes: String {
    Change.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The views, as `Screen.nodes(named:)` takes them.
  public var name: String
  /// The assumed difference.
  public var change: Change

  /// Creates a supposition.
  public init(name: String, change: Change) {
    self.name = name
    self.change = change
  }

  /// Reads a supposition as users write it: a name, a colon, and the change, as in `#overlay:
  /// passthrough`; `nil` if the text is not a supposition.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let name = Self.trimmed(text[..<colon])
    let word = Self.trimmed(text[text.index(after: colon)...]).lowercased()
    guard !name.isEmpty, let change = Change(rawValue: word) else { return nil }
    self.init(name: name, change: change)
  }

  /// The supposition as users write it.
  @_spi(Command) public var text: String { "\(name): \(change.rawValue)" }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Screen {
  /// Returns the screen as it would be, or `nil` if no view has the supposition's name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func supposing(_ supposition: Supposition) -> Screen? {
    let nodes = nodes(named: supposition.name)
    guard !nodes.isEmpty else { return nil }
    if supposition.change == .removed { return removing(nodes) }
    // UIKit's answers were about the screen without the change.
    return nodes.reduce(withoutWitnesses) { screen, node in
      switch supposition.change {
      case .passThrough: screen.applying(.passThrough(node))
      case .hidden, .removed: screen.applying(.hide(node))
      case .disabled: screen.applying(.disable(node))
      case .enabled: screen.applying(.enable(node))
      }
    }
  }

  /// Returns the screen without some nodes and their descendants.
  private func removing(_ removed: [Node.ID]) -> Screen {
    var builder = ScreenBuilder(title: title, evidence: evidence)
    builder.notes = notes
    let windowOfRoot = Dictionary(uniqueKeysWithValues: windows.map { ($0.root, $0) })
    let removed = Set(removed)
    var index = nodeIDs.lowerBound
    while index < nodeIDs.upperBound {
      guard !removed.contains(index) else {
        index = nodes[index].subtreeEnd
        continue
      }
      let window = windowOfRoot[index]
      // The rest of a tree has no gap and is no deeper than before.
      try? builder.add(
        nodes[index], depth: nodes[index].depth, level: window?.level, isKey: window?.isKey)
      index = index.next
    }
    return builder.finish()
  }
}
