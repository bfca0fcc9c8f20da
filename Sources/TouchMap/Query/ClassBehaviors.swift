/// Looks up each class once.
struct ClassBehaviors {
  private let rules: ClassRules
  private var known: [String: ClassRules.Behavior] = [:]

  init(rules: ClassRules) { self.rules = rules }

  /// Returns what a node's class does with touches.
  ///
  /// A class that is known to override the rule, and of which nothing else is known, is unknown.
  mutating func behavior(of node: Hierarchy.Node) -> ClassRules.Behavior {
    let behavior = behavior(of: node.className)
    let overrides: Hierarchy.Node.Flags = [.overridesHitTest, .overridesPointInside]
    let isOverridden = !node.flags.isDisjoint(with: overrides)
    return behavior == .ordinary && isOverridden ? .unknown : behavior
  }

  private mutating func behavior(of className: String) -> ClassRules.Behavior {
    if let behavior = known[className] { return behavior }
    let behavior = rules.behavior(of: className)
    known[className] = behavior
    return behavior
  }
}
