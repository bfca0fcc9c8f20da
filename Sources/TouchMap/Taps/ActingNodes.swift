/// What comes of a tap that a node gets: whether the node or one around it acts.
struct ActingNodes {
  /// One reason a node.
  let reasons: [TapReason]

  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ screen: Screen, rules: ClassRules) {
    let targets = screen.touchTargets()
    var classFacts = ClassFacts(rules: rules)
    var reasons: [TapReason] = []
    reasons.reserveCapacity(screen.nodes.count)
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let outer = node.parent.map { reasons[$0] }
      if screen.acts(index) || targets[index] != nil || Self.answersTaps(index, on: screen) {
        reasons.append(node.flags.contains(.controlDisabled) ? .disabledControl : .acts)
      } else if outer == .acts || outer == .disabledControl {
        reasons.append(outer ?? .acts)
      } else if screen.evidence != .exact {
        reasons.append(.notTold)
      } else {
        let isUnknown = classFacts[node].behavior == .unknown
        reasons.append(isUnknown ? .ownRule : .nothingActs)
      }
    }
    self.reasons = reasons
  }

  /// Whether a view of the system does something with a tap without being a control: it selects a
  /// row, places a cursor or follows a link.
  private static func answersTaps(_ index: Node.ID, on screen: Screen) -> Bool {
    screen.nodes[index].kind == .view && screen.isOne(index, of: SystemClasses.answeringTaps)
  }
}
