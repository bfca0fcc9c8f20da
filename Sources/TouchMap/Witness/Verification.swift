/// Where the live UIKit and the rule give different answers for the same screen.
public struct Verification: Sendable, Hashable {
  /// Points at which both answers are the same pair.
  public struct Difference: Sendable, Hashable {
    /// The receiver of a touch there by the rule; `nil` if there is none.
    public var expected: Node.ID?
    /// The receiver by UIKit.
    public var witnessed: Screen.Witness.Owner
    /// The kind of UIKit's question.
    public var ask: Screen.Witness.Ask
    /// Where, in screen points.
    public var points: [Screen.Point]
    /// The nodes around one of the two that decide by a rule of their own, the deepest first.
    public var suspects: [Node.ID]
  }

  /// The number of points at which UIKit was asked.
  public let asked: Int
  /// The number of points at which both agree.
  public let agreed: Int
  /// The number of points at which UIKit gave another answer within ``Screen/Witness/precision`` of
  /// an edge between two owners, where the last bits of coordinates decide. They count neither as
  /// agreeing nor as different.
  public let onEdges: Int
  /// The differences, those at most points first.
  public let differences: [Difference]

  /// Compares the answers that a screen carries with the rule.
  ///
  /// Content of views from an accessibility tree does not count, because UIKit answers only with
  /// views. Nor does an answer right at an edge, see ``onEdges``.
  ///
  /// - Complexity: O(*n* + *p*), where *n* is the number of nodes and *p* that of points, for views
  ///   that are evenly distributed.
  public init(of screen: Screen, rules: ClassRules = .standard) {
    let owners = RuleOwners(on: screen, rules: rules)
    var (asked, agreed, onEdges) = (0, 0, 0)
    var found: [Key: [Screen.Point]] = [:]
    var order: [Key] = []
    for witness in screen.witnesses {
      asked += witness.points.count
      for point in witness.points {
        let expected = owners.owner(at: point)
        switch owners.compare(witness.owner, with: expected, at: point) {
        case .agrees: agreed += 1
        case .onEdge: onEdges += 1
        case .differs:
          let key = Key(expected: expected, witnessed: witness.owner, ask: witness.ask)
          if found[key] == nil { order.append(key) }
          found[key, default: []].append(point)
        }
      }
    }
    self.asked = asked
    self.agreed = agreed
    self.onEdges = onEdges
    let facts = ClassFacts(of: screen, rules: rules)
    let differences = order.map { key in
      Difference(
        expected: key.expected, witnessed: key.witnessed, ask: key.ask,
        points: found[key] ?? [], suspects: screen.suspects(key.expected, key.witnessed, facts))
    }
    self.differences = differences.enumerated()
      .sorted { ($1.element.points.count, $0.offset) < ($0.element.points.count, $1.offset) }
      .map(\.element)
  }

  private struct Key: Hashable {
    var expected: Node.ID?
    var witnessed: Screen.Witness.Owner
    var ask: Screen.Witness.Ask
  }
}

extension Screen {
  /// Returns the nodes around two, themselves included, that are known to decide by a rule of their
  /// own, the deepest first.
  fileprivate func suspects(
    _ expected: Node.ID?, _ witnessed: Witness.Owner, _ facts: ClassFacts
  ) -> [Node.ID] {
    var found: Set<Node.ID> = []
    for start in [expected, witnessed.node] {
      var current = start
      while let index = current {
        if facts[index].behavior != .ordinary { found.insert(index) }
        current = nodes[index].parent
      }
    }
    return found.sorted { (nodes[$1].depth, $0) < (nodes[$0].depth, $1) }
  }

  /// Returns the node itself, or the view that draws it if it is content of a view.
  public func view(of index: Node.ID) -> Node.ID {
    nearest(from: index) { !nodes[$0].flags.contains(.content) } ?? index
  }
}
