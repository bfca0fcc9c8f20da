/// The outcome of a tap that a node gets: whether the node or one around it acts.
package struct ActingNodes: Sendable {
  /// One reason for each node.
  package let reasons: [TapReason]
  /// For each node the nearest one from it upwards that acts, or would act if it were not disabled.
  let actors: [Node.ID?]

  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ screen: Screen, targets: [TouchTarget?], parts: [ControlPart?], classFacts: ClassFacts) {
    var reasons: [TapReason] = []
    var actors: [Node.ID?] = []
    reasons.reserveCapacity(screen.nodes.count)
    actors.reserveCapacity(screen.nodes.count)
    // For each node in a control the node around the outermost such control.
    var surroundings: [Node.ID?] = []
    surroundings.reserveCapacity(screen.nodes.count)
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let isOutside = node.parent.map { parts[$0] == nil } ?? true
      surroundings.append(isOutside ? node.parent : node.parent.flatMap { surroundings[$0] })
      // A plain view in a control keeps its touches from the control.
      let isKept = if case .view = parts[index] { true } else { false }
      let around = isKept ? surroundings[index] : node.parent
      let outer = around.map { reasons[$0] }
      actors.append(around.flatMap { actors[$0] })
      if screen.acts(index) || targets[index] != nil || Self.answersTaps(index, on: screen) {
        actors[index] = index
        reasons.append(node.flags.contains(.controlDisabled) ? .disabledControl : .acts)
      } else if outer == .acts || outer == .disabledControl {
        reasons.append(outer ?? .acts)
      } else if screen.evidence != .exact {
        reasons.append(.notTold)
      } else {
        // SwiftUI's gestures see the touches of all views in the hosting view.
        let isUnknown = classFacts[index].decidesItself
        let isIn = outer == .ownRule && around.map { !classFacts[$0].isUndetermined } ?? true
        reasons.append(isUnknown || isIn ? .ownRule : .nothingActs)
      }
    }
    self.reasons = reasons
    self.actors = actors
  }

  /// Whether a view of the system acts on a tap without being a control: it selects a row, places a
  /// cursor or follows a link.
  private static func answersTaps(_ index: Node.ID, on screen: Screen) -> Bool {
    screen.nodes[index].kind == .view && screen.isOne(index, of: SystemClasses.answeringTaps)
  }
}
