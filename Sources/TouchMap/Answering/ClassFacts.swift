/// The facts about the class of each node of a screen that the rules need. Each class is looked up
/// once.
struct ClassFacts: Sendable {
  struct Facts: Sendable {
    var behavior = ClassRules.Behavior.ordinary
    /// Whether UIKit puts such views between a window and its root view.
    var isWrapper = false
    private var isTransitionView = false
    private var isDimmingView = false

    /// Whether touches on the own area fall through.
    var fallsThrough: Bool {
      switch behavior {
      case .passThrough, .systemPassThrough, .knownPassThrough, .passesTouches: true
      default: false
      }
    }

    /// Whether it takes the touches on its own area by UIKit's rule, as far as is known.
    fileprivate var takesItsArea: Bool { behavior == .ordinary || behavior == .overriding }
    /// Whether the settings say what it does with the touches on its own area.
    var isSettled: Bool { behavior == .takesTouches || behavior == .passesTouches }
    /// Whether it is not known if it takes the touches on its own area.
    var isUndetermined: Bool { behavior == .undetermined }
    /// Whether a rule that a dump does not contain decides about the touches on its own area.
    var decidesItself: Bool { behavior == .unknown || behavior == .undetermined }

    /// Whether touches beside a menu go to the view, which closes it.
    var closesMenu: Bool { behavior == .closesMenu }

    fileprivate init() {}

    fileprivate init(ofClass name: String, by rules: ClassRules) {
      behavior = rules.behavior(of: name)
      isWrapper = Background.wrappers.contains(name)
      isTransitionView = name == "UITransitionView"
      isDimmingView = name == "UIDimmingView"
    }

    /// Adds what a source says about a node, which overrides what its class says. A class that
    /// overrides the rule, and of which nothing else is known, is unknown.
    fileprivate func of(_ place: Int, in nodes: UnsafeBufferPointer<Node>) -> Facts {
      var facts = self
      let flags = nodes[place].flags
      if isTransitionView, behavior == .ordinary {
        facts.behavior = Self.behavior(ofTransitionView: place, in: nodes)
      } else if isDimmingView, behavior == .overriding, Self.liesBehindPopover(place, in: nodes) {
        facts.behavior = .undetermined
      }
      let overrides: Node.Flags = [.overridesHitTest, .overridesPointInside]
      if flags.contains(.passesThrough) {
        facts.behavior = .knownPassThrough
      } else if behavior == .ordinary, !flags.isDisjoint(with: overrides) {
        facts.behavior = .unknown
      }
      return facts
    }

    /// Whether a dimming view belongs to a popover, whose `passthroughViews` it lets touches
    /// through to.
    private static func liesBehindPopover(
      _ place: Int, in nodes: UnsafeBufferPointer<Node>
    ) -> Bool {
      var sibling = nodes[place].subtreeEnd.index
      while sibling < nodes.count, nodes[sibling].depth == nodes[place].depth {
        if nodes[sibling].className == "_UIPopoverView" { return true }
        sibling = nodes[sibling].subtreeEnd.index
      }
      return false
    }

    /// The behaviour of a container in which UIKit presents. With a dimming view in it that takes
    /// touches, it takes them; else that depends on the kind of the presentation. FS-184.
    private static func behavior(
      ofTransitionView place: Int, in nodes: UnsafeBufferPointer<Node>
    ) -> ClassRules.Behavior {
      var (child, isEmpty) = (place + 1, true)
      while child < nodes[place].subtreeEnd.index {
        let name = DumpedClassName(nodes[child].className)
        if name.bare.hasSuffix("DimmingView"), !name.isApples(in: SystemClasses.undetermined),
          nodes[child].reasonToIgnoreTouches == nil, !liesBehindPopover(child, in: nodes)
        {
          return .overriding
        }
        isEmpty = isEmpty && nodes[child].kind == .layer
        child = nodes[child].subtreeEnd.index
      }
      return isEmpty ? .leftover : .undetermined
    }
  }

  private let facts: [Facts]

  /// Looks up the classes of a screen.
  ///
  /// - Complexity: O(*n* + *c* *p*), where *n* is the number of nodes, *c* that of classes and *p*
  ///   that of the rules' patterns.
  init(of screen: Screen, rules: ClassRules) {
    var known: [String: Facts] = [:]
    var (last, facts) = (0, Facts())
    // Read from where the nodes are in memory: copying a node takes longer than looking up its
    // class.
    var all = screen.nodes.withUnsafeBufferPointer { nodes in
      nodes.indices.map { place in
        // Neighbours are often of one class.
        if place == 0 || nodes[place].className != nodes[last].className {
          let name = nodes[place].className
          facts = known[name] ?? Facts(ofClass: name, by: rules)
          known[name] = facts
        }
        last = place
        return facts.of(place, in: nodes)
      }
    }
    Self.addLeftovers(of: screen, to: &all)
    self.facts = all
  }

  /// What shows nothing beside the root view of a pass-through window may be what a presentation
  /// left behind. A dump does not show whether it paints, and which controller it belongs to.
  private static func addLeftovers(of screen: Screen, to facts: inout [Facts]) {
    for window in screen.windows where facts[window.root].fallsThrough {
      for view in screen.children(of: window.root).dropFirst() where screen.showsNothing(view) {
        for index in screen.subtree(of: view) where facts[index].takesItsArea {
          facts[index].behavior = .undetermined
        }
      }
    }
  }

  /// What is known about a node.
  subscript(node: Node.ID) -> Facts { facts[node] }
}

extension Screen {
  /// Whether nothing in a view can be seen or touched, as far as the source shows.
  fileprivate func showsNothing(_ view: Node.ID) -> Bool {
    let marks: Node.Flags = [.hasGestureRecognizers, .paintsBackground, .scrolls, .content]
    return subtree(of: view).allSatisfy { index in
      let node = nodes[index]
      let name = DumpedClassName(node.className)
      return node.kind == .layer
        || name.isApples && !name.isHostingView && !isControl(index) && node.label == nil
          && node.flags.isDisjoint(with: marks)
    }
  }
}
