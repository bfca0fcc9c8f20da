/// The facts about the class of each node of a screen that the rules need. Each class is looked up
/// once.
package struct ClassFacts: Sendable {
  package struct Facts: Sendable {
    package var behavior = ClassRules.Behavior.ordinary
    /// Whether UIKit puts such views between a window and its root view.
    var isWrapper = false

    /// Whether touches on the own area fall through.
    var fallsThrough: Bool {
      switch behavior {
      case .passThrough, .systemPassThrough, .knownPassThrough: true
      default: false
      }
    }

    /// Whether touches beside a menu go to the view, which closes it.
    var closesMenu: Bool { behavior == .closesMenu }

    fileprivate init() {}

    fileprivate init(ofClass name: String, by rules: ClassRules) {
      behavior = rules.behavior(of: name)
      isWrapper = Background.wrappers.contains(name)
    }

    /// Adds what a source says about a node, which overrides what its class says. A class that
    /// overrides the rule, and of which nothing else is known, is unknown.
    fileprivate func with(_ flags: Node.Flags) -> Facts {
      var facts = self
      let overrides: Node.Flags = [.overridesHitTest, .overridesPointInside]
      if flags.contains(.passesThrough) {
        facts.behavior = .knownPassThrough
      } else if behavior == .ordinary, !flags.isDisjoint(with: overrides) {
        facts.behavior = .unknown
      }
      return facts
    }
  }

  private let facts: [Facts]

  /// Looks up the classes of a screen.
  ///
  /// - Complexity: O(*n* + *c* *p*), where *n* is the number of nodes, *c* that of classes and *p*
  ///   that of the rules' patterns.
  package init(of screen: Screen, rules: ClassRules) {
    var known: [String: Facts] = [:]
    var (last, facts) = (0, Facts())
    // Read from where the nodes are in memory: copying a node takes longer than looking up its
    // class.
    self.facts = screen.nodes.withUnsafeBufferPointer { nodes in
      nodes.indices.map { place in
        // Neighbours are often of one class.
        if place == 0 || nodes[place].className != nodes[last].className {
          let name = nodes[place].className
          facts = known[name] ?? Facts(ofClass: name, by: rules)
          known[name] = facts
        }
        last = place
        return facts.with(nodes[place].flags)
      }
    }
  }

  /// What is known about a node.
  package subscript(node: Node.ID) -> Facts { facts[node] }
}
