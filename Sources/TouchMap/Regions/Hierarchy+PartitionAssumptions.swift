extension Hierarchy {
  /// Returns what a partition takes for granted: everything that the answer for one of its points
  /// may take for granted, and possibly more where views in front hide others altogether.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func assumptions(of partition: TouchPartition, rules: ClassRules = .standard) -> [Assumption] {
    var behaviors = ClassBehaviors(rules: rules)
    let takers = nodesAboveOwners(of: partition)
    var assumptions: [Assumption] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let isLost = node.unknown.contains(.geometry) && !node.standsAlone
      guard node.reasonToIgnoreTouches == nil || node.standsAlone, node.kind != .layer else {
        index = node.subtreeEnd
        continue
      }
      let falls = passThroughCause(of: index) { behaviors.behavior(of: nodes[$0]) }
      assumptions += kinds(
        of: node, behavior: behaviors.behavior(of: node), isInside: takers[index] || falls != nil
      ).map { Assumption(kind: $0, node: index) }
      if falls == index { assumptions.append(Assumption(kind: .passThrough, node: index)) }
      index = isLost ? node.subtreeEnd : index + 1
    }
    return assumptions
  }

  /// Which nodes contain a region of the partition: its owner, or the owner's ancestors.
  private func nodesAboveOwners(of partition: TouchPartition) -> [Bool] {
    var isAbove = [Bool](repeating: false, count: nodes.count)
    for region in partition.regions {
      var node = region.owner
      while let index = node, !isAbove[index] {
        isAbove[index] = true
        node = nodes[index].parent
      }
    }
    return isAbove
  }

  private func kinds(
    of node: Node, behavior: ClassRules.Behavior, isInside: Bool
  ) -> [Assumption.Kind] {
    var kinds: [Assumption.Kind] = []
    if node.unknown.contains(.geometry), node.kind != .application {
      kinds.append(.unknownGeometry)
    }
    if node.standsAlone {
      let isCovered = node.reportedReach?.reasons.contains("occluded") == true
      return isInside && isCovered ? kinds + [.reportedCover] : kinds
    }
    if node.unknown.contains(.size) { kinds.append(.square) }
    if !node.unknown.subtracting([.size, .geometry, .contentOffset]).isEmpty {
      kinds.append(.defaultValue)
    }
    if behavior == .enlarged { kinds.append(.enlargedArea) }
    guard isInside else { return kinds }
    if behavior == .unknown { kinds.append(.ownRule) }
    if node.unknown.contains(.contentOffset) { kinds.append(.unscrolled) }
    return kinds
  }
}
