extension ScreenSurvey {
  /// Returns how much of a view a finger reaches.
  ///
  /// A touch on a subview reaches the view, as it does in UIKit through the responder chain and the
  /// view's recognizers, unless the subview is a target of its own.
  ///
  /// A recognizer sees the touches of all descendants of its view, also of targets.
  package func reach(of node: Node.ID) -> Reach { reach(of: node) { _ in areas } }

  /// The same, of a screen about which little else is asked: only the part around the view is
  /// divided.
  func reachAlone(of node: Node.ID) -> Reach {
    reach(of: node) { box in
      TouchAreas(TouchPartition(of: table, on: Screen.Rect(box), entries: asker.elements?.entries))
    }
  }

  private func reach(of node: Node.ID, areasAround: (Box) -> TouchAreas) -> Reach {
    guard let outline = outlines.outlines[node] else {
      let chain = ancestors(of: node) + [node]
      return Reach(node: node, area: 0, blocks: [blockWithoutArea(node, chain: chain)])
    }
    var reach = Reach(node: node, area: outline.area)
    if let shut = shutBy[node], let reason = screen.nodes[shut].reasonToIgnoreTouches {
      reach.blocks = [.init(reason: reason, by: shut == node ? nil : shut, pieces: [outline])]
      return reach
    }
    var rest = outline
    for ancestor in liesInAncestors(node) ? [] : ancestors(of: node) {
      // If a node's own place is known, so are those of its ancestors: `nil` means no area.
      guard let bounds = outlines.outlines[ancestor] else {
        reach.blocks.append(.init(reason: .outsideAncestor, by: ancestor, pieces: [rest]))
        return reach
      }
      guard !bounds.holds(rest) else { continue }
      let outside = rest.subtracting(bounds)
      if !outside.isEmpty {
        reach.blocks.append(.init(reason: .outsideAncestor, by: ancestor, pieces: outside))
      }
      guard let inside = rest.intersection(bounds) else { return reach }
      rest = inside
    }
    share(out: rest, among: areasAround, in: &reach)
    return reach
  }

  private func blockWithoutArea(_ node: Node.ID, chain: [Node.ID]) -> Reach.Block {
    let unknown = chain.first { screen.nodes[$0].unknown.contains(.geometry) }
    if let unknown {
      return .init(reason: .unknownGeometry, by: unknown == node ? nil : unknown, pieces: [])
    }
    let flat = chain.first { screen.nodes[$0].geometry.toParent.determinant == 0 }
    if let flat { return .init(reason: .notInvertible, by: flat == node ? nil : flat, pieces: []) }
    return .init(reason: .outsideBounds, by: nil, pieces: [])
  }

  /// Divides among their owners the part of a view from which only views in front, or the view
  /// itself, keep touches.
  private func share(
    out part: ConvexPolygon, among areasAround: (Box) -> TouchAreas, in reach: inout Reach
  ) {
    let node = reach.node
    var blocked: [Reach.Block] = []
    var falling: [ConvexPolygon] = []
    let beyond = part.subtracting(ConvexPolygon(screen.frame))
    if !beyond.isEmpty { blocked.append(.init(reason: .outsideBounds, by: nil, pieces: beyond)) }
    let box = part.box.intersection(Box(screen.frame))
    guard box.minX < box.maxX, box.minY < box.maxY else {
      reach.blocks += blocked
      return
    }
    // The regions of one owner come one after the other.
    var last: (owner: Node.ID?, loss: (reason: TouchAnswer.Reason, by: Node.ID?))?
    areasAround(box).forEach(near: part) { owner, isUndecided, piece in
      guard !isUndecided else { return reach.undecided.append(piece) }
      if last?.owner != owner { last = nil }
      let (reason, by) = last?.loss ?? loss(of: node, to: owner)
      last = (owner, (reason, by))
      switch reason {
      case .hit: reach.reachable.append(piece)
      case .fallsThrough: falling.append(piece)
      default:
        if let place = blocked.indices.last, blocked[place].reason == reason,
          blocked[place].by == by
        {
          blocked[place].pieces.append(piece)
        } else {
          blocked.append(.init(reason: reason, by: by, pieces: [piece]))
        }
      }
    }
    reach.blocks += limited(merged(frontToBack(blocked, node: node)))
    if let falling = fallingThrough(falling, node: node) { reach.blocks.append(falling) }
  }

  private func frontToBack(_ blocks: [Reach.Block], node: Node.ID) -> [Reach.Block] {
    let ranks = blocks.map { rank(of: $0.by ?? node) }
    return blocks.indices.sorted { (ranks[$1], $0) < (ranks[$0], $1) }.map { blocks[$0] }
  }

  /// Returns why a touch of an owner does not go to another node that contains it as well, and
  /// which node gets it instead.
  private func loss(
    of node: Node.ID, to owner: Node.ID?
  ) -> (reason: TouchAnswer.Reason, by: Node.ID?) {
    guard let owner else { return (.fallsThrough, nil) }
    if screen.subtree(of: node).contains(owner) {
      return inner(owner, in: node)?.node.map { (.subviewHit, $0) } ?? (.hit, node)
    }
    // A part of an acting element, and a control that is listed twice, act through the owner.
    let isPart = screen.nodes[node].standsAlone && screen.subtree(of: owner).contains(node)
    if isPart && screen.acts(owner) || screen.areTwins(node, owner) { return (.hit, node) }
    guard isInFront(owner, of: node) else { return (.fallsThrough, owner) }
    return (.behindWinner, keyboard(covering: node, by: owner) ?? owner)
  }

  /// Returns the element of the keyboard, which covers as a whole what lies behind it, if a key of it
  /// gets a touch.
  private func keyboard(covering node: Node.ID, by key: Node.ID) -> Node.ID? {
    guard let keyboard = keyboard(holding: key), !screen.subtree(of: keyboard).contains(node) else {
      return nil
    }
    return keyboard
  }

  private func keyboard(holding key: Node.ID) -> Node.ID? {
    guard asker.elements?.tiers[key] == .keys else { return nil }
    return screen.nearest(from: key) { screen.nodes[$0].role == "Keyboard" }
  }

  /// Returns the receiver of touches, or the keyboard for a key of it: a comparison is not about
  /// single keys.
  func withKeysJoined(_ owner: Node.ID) -> Node.ID { keyboard(holding: owner) ?? owner }

  /// Returns the outermost target from an owner up to a view that contains it, without that view.
  func target(between owner: Node.ID, and node: Node.ID) -> Node.ID? {
    guard targets[node] != .recognizing else { return nil }
    var found: Node.ID?
    var current = target(holding: owner)
    while let target = current, target > node {
      found = target
      current = screen.nodes[target].parent.flatMap { self.target(holding: $0) }
    }
    return found
  }

  /// Joins the blocks by which one node takes touches through several of its subviews.
  private func merged(_ blocks: [Reach.Block]) -> [Reach.Block] {
    guard blocks.count > 1 else { return blocks }
    var merged: [Reach.Block] = []
    var places: [Reach.Block.Key: Int] = [:]
    for block in blocks {
      if let place = places[block.key] {
        merged[place].pieces += block.pieces
      } else {
        places[block.key] = merged.count
        merged.append(block)
      }
    }
    return merged
  }

  /// No real view lies under more views than these. Of more, those that take least are counted as
  /// one, in the name of the frontmost of them. A choice.
  private static let mostCovers = 64

  private func limited(_ blocks: [Reach.Block]) -> [Reach.Block] {
    let covers = blocks.indices.filter { blocks[$0].reason == .behindWinner }
    guard covers.count > Self.mostCovers else { return blocks }
    let areas = covers.map { (place: $0, area: blocks[$0].area) }
    let rest = areas.sorted { ($1.area, $0.place) < ($0.area, $1.place) }
      .dropFirst(Self.mostCovers).map(\.place).sorted()
    var limited = blocks
    limited[rest[0]].pieces = rest.flatMap { blocks[$0].pieces }
    let gone = Set(rest.dropFirst())
    return limited.indices.filter { !gone.contains($0) }.map { limited[$0] }
  }

  /// A touch that falls through does so because of one node, whatever gets it in the end.
  private func fallingThrough(_ pieces: [ConvexPolygon], node: Node.ID) -> Reach.Block? {
    guard !pieces.isEmpty else { return nil }
    let cause = fallThroughCauses[node]
    return .init(reason: .fallsThrough, by: cause == node ? nil : cause, pieces: pieces)
  }
}
