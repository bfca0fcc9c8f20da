extension ViewTable {
  /// Reads a view whose parent has an entry, or that has no parent, and returns its slot. Its rank
  /// is `shift` ahead of its node.
  mutating func read(
    _ node: Int, from nodes: UnsafeBufferPointer<Node>, shift: Int, _ facts: ClassFacts.Facts
  ) -> Int {
    var view = IndexedView()
    view.end = Int32(truncatingIfNeeded: nodes[node].subtreeEnd.index + shift)
    view.traits = IndexedView.Traits(nodes, node)
    let background: Background
    if let parent = nodes[node].parent.flatMap({ self.slot(at: $0.index + shift) }) {
      let outer = views[parent].traits
      let isBackground = outer.contains(.holdsBackground)
      let site = Background.Site(
        isInWindow: isBackground && views[parent].space < 0,
        isRearmost: nodes[node - 1].subtreeEnd.index > node,
        fills: isBackground
          && (nodes[node].parent.map { nodes[node].fills(nodes[$0.index]) } ?? false))
      background = Background(of: facts, inBackground: isBackground, at: site)
      let isFree = outer.contains(.standsAlone)
      let parent = Int32(truncatingIfNeeded: parent)
      view.clip = isFree ? views[Int(parent)].clip : parent
      view.space = isFree || view.traits.contains(.standsAlone) ? -1 : parent
    } else {
      background = Background(ofRoot: facts)
    }
    if background.holdsBackground { view.traits.insert(.holdsBackground) }
    if background.cause != nil { view.traits.insert(.fallsThrough) }
    let slot = add(view, at: node + shift)
    setGeometry(nodes[node].geometry, of: slot)
    return slot
  }

  /// The same with assumptions about the view.
  mutating func read(
    _ node: Int, from nodes: UnsafeBufferPointer<Node>, shift: Int, _ facts: ClassFacts.Facts,
    _ assumed: HitTestWalk.Assumed
  ) -> Int {
    var facts = facts
    if assumed.taking.contains(Node.ID(node)) { facts.behavior = .takesTouches }
    let slot = read(node, from: nodes, shift: shift, facts)
    if assumed.passing.contains(Node.ID(node)) {
      unfinishedViews[slot].traits.insert(.fallsThrough)
    }
    return slot
  }

  /// Copies a view's own geometry; its place on the screen is not computed.
  private mutating func setGeometry(_ geometry: Node.Geometry, of slot: Int) {
    let views = unfinishedViews
    views[slot].frameOrigin.x = geometry.frame.origin.x
    views[slot].frameOrigin.y = geometry.frame.origin.y
    let standsAlone = views[slot].traits.contains(.standsAlone)
    views[slot].bounds = standsAlone ? geometry.frame : geometry.bounds
    guard !standsAlone, let turn = geometry.turn else { return }
    let place = turnedSlot(of: slot)
    turned[place].turn = turn
  }
}

extension IndexedView.Traits {
  /// Reads what a node says about itself.
  fileprivate init(_ nodes: UnsafeBufferPointer<Node>, _ index: Int) {
    self = []
    let flags = nodes[index].flags
    if flags.contains(.hidden) { insert(.hidden) }
    if flags.contains(.interactionDisabled) { insert(.interactionDisabled) }
    if Node.isTransparent(alpha: nodes[index].alpha) { insert(.transparent) }
    let isUnplaced = nodes[index].unknown.contains(.geometry)
    switch nodes[index].kind {
    case .window, .view: if isUnplaced { insert(.unplaced) }
    case .layer: insert(.unplaced)
    case .element: formUnion(isUnplaced ? [.standsAlone, .unplaced] : .standsAlone)
    case .application: formUnion([.standsAlone, .unplaced])
    }
    if nodes[index].storedReach != nil, nodes[index].reportedReasonToIgnoreTouches != nil {
      insert(.unreachable)
    }
  }
}
