extension ViewTable {
  /// Returns the slot of a view's entry, after reading the view and those around it if they have
  /// none yet.
  ///
  /// - Complexity: O(1) if the parent has an entry, else O(*d*), where *d* is the view's depth.
  mutating func entry(at rank: Int) -> Int {
    if let slot = slot(at: rank) { return slot }
    let nodes = nodes
    return nodes.withUnsafeBufferPointer { entry(at: rank, from: $0) }
  }

  /// Does the same, reading from where the nodes are in memory: a copy of a node would cost more
  /// than all that is read from it.
  mutating func entry(at rank: Int, from nodes: UnsafeBufferPointer<Node>) -> Int {
    if let slot = slot(at: rank) { return slot }
    let node = order.node(at: rank).index
    let shift = rank - node
    guard let parent = nodes[node].parent?.index else {
      return read(node, from: nodes, shift: shift, parent: -1)
    }
    if let slot = slot(at: parent + shift) {
      return read(node, from: nodes, shift: shift, parent: slot)
    }
    var branch: [Int] = [node]
    var level: Int? = parent
    while let current = level, slot(at: current + shift) == nil {
      branch.append(current)
      level = nodes[current].parent?.index
    }
    var slot = level.flatMap { self.slot(at: $0 + shift) } ?? -1
    for current in branch.reversed() {
      slot = read(current, from: nodes, shift: shift, parent: slot)
    }
    return slot
  }

  /// Reads a view whose parent has an entry at a slot, or that has no parent.
  private mutating func read(
    _ node: Int, from nodes: UnsafeBufferPointer<Node>, shift: Int, parent: Int
  ) -> Int {
    var view = IndexedView()
    view.end = Int32(truncatingIfNeeded: nodes[node].subtreeEnd.index + shift)
    view.traits = IndexedView.Traits(nodes, node)
    let facts = classFacts[nodes[node].className, nodes[node].flags]
    let background: Background
    if parent >= 0 {
      let outer = views[parent].traits
      background = Background(
        of: facts, inBackground: outer.contains(.holdsBackground),
        isRearmost: nodes[node - 1].subtreeEnd.index > node)
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

  /// Takes over a view's own geometry; where it is on the screen is not computed anew.
  mutating func setGeometry(_ geometry: Node.Geometry, of slot: Int) {
    let views = mutableViews
    views[slot].frameOrigin.x = geometry.frame.origin.x
    views[slot].frameOrigin.y = geometry.frame.origin.y
    let standsAlone = views[slot].traits.contains(.standsAlone)
    views[slot].bounds = standsAlone ? geometry.frame : geometry.bounds
    let turn = standsAlone ? nil : geometry.turn
    guard turn != nil || views[slot].turn >= 0 else { return }
    let place = turnedSlot(of: slot)
    turned[place].turn = turn
  }

  /// Gives a view's frame another origin.
  mutating func move(_ slot: Int, to origin: Screen.Point) {
    let view = mutableViews + slot
    let (dx, dy) = (origin.x - view.pointee.frameOrigin.x, origin.y - view.pointee.frameOrigin.y)
    view.pointee.frameOrigin.x = origin.x
    view.pointee.frameOrigin.y = origin.y
    if view.pointee.traits.contains(.standsAlone) { view.pointee.bounds.origin = origin }
    let place = Int(view.pointee.turn)
    guard place >= 0 else { return }
    turned[place].turn?.position.x += dx
    turned[place].turn?.position.y += dy
  }

  /// Gives a view's bounds another origin; an element has no space of its own to be scrolled.
  mutating func scroll(_ slot: Int, to offset: Screen.Point) {
    guard !views[slot].traits.contains(.standsAlone) else { return }
    mutableViews[slot].bounds.origin = offset
    guard views[slot].turn >= 0, let turn = turned[Int(views[slot].turn)].turn else { return }
    let anchor = views[slot].bounds.place(of: turn.anchorPoint)
    let place = Int(views[slot].turn)
    turned[place].turn?.anchor = anchor
  }
}

extension IndexedView.Traits {
  /// Reads what a node says of itself.
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
