/// The assumptions about a node, by how far a touch comes to it. The walk at a point and the
/// partition of the whole screen share this rule.
enum AssumptionRule {
  /// The steps of a touch on its way to a node.
  enum Step: CaseIterable {
    /// Its place is computed.
    case placing
    /// It is asked, wherever the touch is.
    case asking
    /// It is asked about a touch beside it.
    case missing
    /// The touch lies in it.
    case holding
    /// Touches on its own area, or on the background that it makes, fall through because of it.
    case passing
    /// It takes the touch.
    case taking
  }

  /// Returns the kinds that a step adds, in a fixed order.
  static func kinds(
    _ step: Step, _ node: Node, _ behavior: ClassRules.Behavior
  ) -> [Assumption.Kind] {
    switch step {
    case .placing: isLost(node) ? [.unknownGeometry] : []
    case .asking: node.standsAlone ? [] : unreadValues(of: node)
    case .missing: node.standsAlone ? [] : edges(of: node, behavior)
    case .holding: node.standsAlone ? [] : squares(node) + ownRules(of: node, behavior)
    case .passing: behavior.passing
    case .taking: takers(of: node, behavior)
    }
  }

  /// Whether a node would get touches somewhere if its place were known.
  private static func isLost(_ node: Node) -> Bool {
    node.unknown.contains(.geometry) && node.kind != .application && node.kind != .layer
      && node.reasonToIgnoreTouches == nil
  }

  private static func unreadValues(of node: Node) -> [Assumption.Kind] {
    let isUnread = !node.unknown.subtracting([.size, .geometry, .contentOffset]).isEmpty
    return isUnread ? [.defaultValue] : []
  }

  /// What is assumed about where a node ends. A turned view lies in its box, whatever its sides.
  private static func edges(of node: Node, _ behavior: ClassRules.Behavior) -> [Assumption.Kind] {
    squares(node)
      + (behavior == .enlarged || asksBeyondBounds(node, behavior) ? [.enlargedArea] : [])
  }

  /// Whether a node asks its subviews wherever a touch is.
  static func asksBeyondBounds(_ node: Node, _ behavior: ClassRules.Behavior) -> Bool {
    behavior == .systemPassThrough
      && DumpedClassName(node.className).isApples(in: SystemClasses.neverHit)
  }

  private static func squares(_ node: Node) -> [Assumption.Kind] {
    node.unknown.contains(.size) ? [.square] : []
  }

  private static func ownRules(
    of node: Node, _ behavior: ClassRules.Behavior
  ) -> [Assumption.Kind] {
    (behavior == .unknown ? [.ownRule] : [])
      + (node.unknown.contains(.contentOffset) ? [.unscrolled] : [])
  }

  private static func takers(of node: Node, _ behavior: ClassRules.Behavior) -> [Assumption.Kind] {
    (behavior == .closesMenu ? [.closesMenu] : [])
      + (behavior == .undetermined || behavior == .overriding ? [.ownArea] : [])
      + (behavior == .leftover ? [.leftover] : [])
      + (node.reportedReach?.isOccluded == true ? [.reportedCover] : [])
      + (node.reportedReach?.isUnhittable == true ? [.reportedUnhittable] : [])
  }
}

extension ClassRules.Behavior {
  /// The assumption by which touches fall through because of a view of the class.
  fileprivate var passing: [Assumption.Kind] {
    switch self {
    case .passThrough: [.passThrough]
    case .systemPassThrough: [.systemPassThrough]
    case .knownPassThrough, .passesTouches: []
    default: [.rootView]
    }
  }
}
