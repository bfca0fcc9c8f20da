/// The facts about classes that the rules need, looked up once for each class.
struct ClassFacts: Sendable {
  struct Facts: Sendable {
    var behavior: ClassRules.Behavior
    /// Whether UIKit puts such views between a window and its root view.
    var isWrapper: Bool

    /// Whether touches on the own area fall through.
    var fallsThrough: Bool {
      switch behavior {
      case .passThrough, .systemPassThrough, .knownPassThrough: true
      default: false
      }
    }

    /// Whether touches beside a menu go to the view, which closes it.
    var closesMenu: Bool { behavior == .closesMenu }
  }

  private let rules: ClassRules
  private var known: [String: Facts] = [:]
  private var lastName: String?
  private var last = Facts(behavior: .ordinary, isWrapper: false)

  init(rules: ClassRules) { self.rules = rules }

  subscript(name: String) -> Facts {
    mutating get {
      // Neighbours tend to be of one class.
      if name == lastName { return last }
      last = known[name] ?? look(up: name)
      lastName = name
      return last
    }
  }

  /// Returns the facts about a node: those of its source come before those of its class.
  subscript(node: Node) -> Facts {
    mutating get { self[node.className, node.flags] }
  }

  /// Returns the facts about a node of a class with some switches.
  ///
  /// A class that is known to override the rule, and of which nothing else is known, is unknown.
  subscript(name: String, flags: Node.Flags) -> Facts {
    mutating get {
      var facts = self[name]
      let overrides: Node.Flags = [.overridesHitTest, .overridesPointInside]
      if flags.contains(.passesThrough) {
        facts.behavior = .knownPassThrough
      } else if facts.behavior == .ordinary, !flags.isDisjoint(with: overrides) {
        facts.behavior = .unknown
      }
      return facts
    }
  }

  private mutating func look(up name: String) -> Facts {
    let facts = Facts(
      behavior: rules.behavior(of: name), isWrapper: Background.wrappers.contains(name))
    known[name] = facts
    return facts
  }
}
