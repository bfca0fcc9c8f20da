extension Screen {
  /// Returns the assumptions of a partition: every assumption that the answer for one of its points
  /// may rest on, and possibly more where views are hidden completely by others in front.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func assumptions(
    of partition: TouchPartition, classFacts: ClassFacts, fallThroughCauses causes: [Node.ID?]
  ) -> [Assumption] {
    let owners = Set(partition.regions.compactMap(\.owner))
    let takers = nodes(above: owners)
    var assumptions: [Assumption] = []
    var index = nodeIDs.lowerBound
    while index < nodeIDs.upperBound {
      let node = nodes[index]
      let isLost = node.unknown.contains(.geometry) && !node.standsAlone
      guard node.reasonToIgnoreTouches == nil || node.standsAlone, node.kind != .layer else {
        index = node.subtreeEnd
        continue
      }
      var steps: [AssumptionRule.Step] = [.placing, .asking, .missing]
      // Where its own area falls through, the touch lies in it as well.
      if takers[index] || causes[index] != nil { steps.append(.holding) }
      if causes[index] == index { steps.append(.passing) }
      if owners.contains(index) { steps.append(.taking) }
      let behavior = classFacts[index].behavior
      var kinds: [Assumption.Kind] = []
      for kind in steps.flatMap({ AssumptionRule.kinds($0, node, behavior) })
      where !kinds.contains(kind) {
        kinds.append(kind)
      }
      assumptions += kinds.map { Assumption(kind: $0, node: index) }
      index = isLost ? node.subtreeEnd : index.next
    }
    if partition.regions.contains(where: \.isUndecided) {
      var isRival = Set<Node.ID>()
      for rivals in partition.rivals { isRival.formUnion([rivals.first, rivals.second]) }
      assumptions += isRival.sorted().map { Assumption(kind: .unknownOrder, node: $0) }
    }
    return assumptions
  }

  /// Returns for each node the one that makes touches on its own area fall through.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func fallThroughCauses(classFacts: ClassFacts) -> [Node.ID?] {
    var backgrounds: [Background] = []
    backgrounds.reserveCapacity(nodes.count)
    var causes: [Node.ID?] = []
    causes.reserveCapacity(nodes.count)
    var window = nodeIDs.lowerBound
    for (index, node) in zip(nodeIDs, nodes) {
      let facts = classFacts[index]
      if let parent = node.parent {
        let isBackground = backgrounds[parent].holdsBackground
        let site = Background.Site(
          isInWindow: nodes[parent].parent == nil,
          isInKnownWindow: classFacts[parent].behavior == .knownPassThrough,
          isRearmost: index == parent.next,
          fills: isBackground && node.fills(nodes[parent]))
        backgrounds.append(Background(of: facts, inBackground: isBackground, at: site))
      } else {
        window = index
        backgrounds.append(Background(ofRoot: facts))
      }
      switch backgrounds[index].cause {
      case .itself, .rootView: causes.append(index)
      case .window: causes.append(window)
      case nil: causes.append(nil)
      }
    }
    return causes
  }

  /// Which nodes are owners, or ancestors of owners.
  private func nodes(above owners: Set<Node.ID>) -> [Bool] {
    var isAbove = [Bool](repeating: false, count: nodes.count)
    for owner in owners {
      var node = Optional(owner)
      while let index = node, !isAbove[index] {
        isAbove[index] = true
        node = nodes[index].parent
      }
    }
    return isAbove
  }
}
