/// Finds, in one pass over the nodes of a window, those that let touches on their own area fall
/// through: the same that `Hierarchy.passThroughCause(of:behavior:)` finds one by one.
struct BackgroundScan {
  private struct Facts {
    var fallsThrough: Bool
    var isWrapper: Bool
  }

  private let rules: ClassRules
  private var known: [String: Facts] = [:]
  private var last: (name: String, facts: Facts)?
  /// The node whose rearmost child belongs to the background of a pass-through window.
  private var backgroundParent: Int?
  private var isAtRoot = true

  init(rules: ClassRules) { self.rules = rules }

  /// Begins a window.
  mutating func start() {
    isAtRoot = true
    backgroundParent = nil
  }

  /// Returns whether a node falls through; nodes must come in preorder.
  mutating func fallsThrough(_ node: borrowing Hierarchy.Node, at index: Int) -> Bool {
    let facts = facts(of: node)
    if isAtRoot {
      isAtRoot = false
      if facts.fallsThrough { backgroundParent = index }
      return facts.fallsThrough
    }
    // Only the rearmost child belongs to the background; those in front of it are presented.
    let isBackground = backgroundParent == index - 1 && node.parent == backgroundParent
    backgroundParent = isBackground && facts.isWrapper ? index : nil
    return isBackground || facts.fallsThrough
  }

  private mutating func facts(of node: borrowing Hierarchy.Node) -> Facts {
    // Neighbours tend to be of one class.
    if let last, last.name == node.className { return last.facts }
    let name = node.className
    let facts =
      known[name]
      ?? Facts(
        fallsThrough: rules.behavior(of: name) == .passThrough,
        isWrapper: Hierarchy.wrappers.contains(name))
    known[name] = facts
    last = (name, facts)
    return facts
  }
}
