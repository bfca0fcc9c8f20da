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
      TouchAreas(
        TouchPartition(
          of: facts.table.wrappedValue, on: Screen.Rect(box), entries: asker.elements?.entries),
        ranks: facts.ranks.wrappedValue)
    }
  }

  private func reach(of node: Node.ID, areasAround: (Box) -> TouchAreas) -> Reach {
    guard let outline = outlines.outlines[node] else {
      let chain = ancestors(of: node) + [node]
      return Reach(node: node, area: 0, blocks: [blockWithoutArea(node, chain: chain)])
    }
    let middle = outline.center
    func block(_ reason: TouchAnswer.Reason, by: Node.ID?, _ cut: [ConvexPolygon]) -> Reach.Block {
      Reach.Block(reason: reason, by: by, part: .init(cut, middle: middle), cut: cut)
    }
    var reach = Reach(node: node, area: outline.area)
    if let shut = shutBy[node], let reason = screen.nodes[shut].reasonToIgnoreTouches {
      reach.blocks = [block(reason, by: shut == node ? nil : shut, [outline])]
      return reach
    }
    var rest = outline
    for ancestor in liesInAncestors(node) ? [] : ancestors(of: node) {
      // If a node's own place is known, so are those of its ancestors: `nil` means no area.
      guard let bounds = outlines.outlines[ancestor] else {
        reach.blocks.append(block(.outsideAncestor, by: ancestor, [rest]))
        return reach
      }
      guard !bounds.holds(rest) else { continue }
      let outside = rest.subtracting(bounds)
      if !outside.isEmpty { reach.blocks.append(block(.outsideAncestor, by: ancestor, outside)) }
      guard let inside = rest.intersection(bounds) else { return reach }
      rest = inside
    }
    let beyond = rest.subtracting(ConvexPolygon(screen.frame))
    let blocks = beyond.isEmpty ? [] : [block(.outsideBounds, by: nil, beyond)]
    let box = rest.box.intersection(Box(screen.frame))
    guard box.minX < box.maxX, box.minY < box.maxY else {
      reach.blocks += blocks
      return reach
    }
    reach.shared = rest
    share(out: rest, among: areasAround(box), middle: middle, beside: blocks, in: &reach)
    return reach
  }

  private func blockWithoutArea(_ node: Node.ID, chain: [Node.ID]) -> Reach.Block {
    let unknown = chain.first { screen.nodes[$0].unknown.contains(.geometry) }
    if let unknown {
      return .init(reason: .unknownGeometry, by: unknown == node ? nil : unknown)
    }
    let flat = chain.first { screen.nodes[$0].geometry.toParent.determinant == 0 }
    if let flat { return .init(reason: .notInvertible, by: flat == node ? nil : flat) }
    return .init(reason: .outsideBounds, by: nil)
  }

  /// Divides among their owners the part of a view from which only views in front, or the view
  /// itself, keep touches.
  private func share(
    out part: ConvexPolygon, among areas: TouchAreas, middle: Screen.Point,
    beside blocks: [Reach.Block], in reach: inout Reach
  ) {
    var sums = ReachSums(of: reach.node, middle: middle, on: self)
    let shown = part.box.intersection(Box(screen.frame))
    if part.isHalfOpenBox, areas.isCrowded(part.box), keeps(shown, node: reach.node) {
      sums.addCrowd(part, area: ConvexPolygon(shown).area, areas)
    } else {
      areas.forEachShare(of: part) { sums.add($0) }
    }
    reach.reachable = sums.reachable
    reach.undecided = sums.undecided
    let limited = limited(blocks + sums.blocks)
    let rest = sums.rest ?? limited.rest
    reach.rest = rest?.key
    reach.blocks += frontToBack(limited.blocks + (rest.map { [$0] } ?? []), node: reach.node)
    // A touch that falls through does so because of one node, whatever gets it in the end.
    if sums.falling.area > 0 {
      let cause = fallThroughCauses[reach.node]
      reach.blocks.append(
        .init(reason: .fallsThrough, by: cause == reach.node ? nil : cause, part: sums.falling))
    }
  }

  private func frontToBack(_ blocks: [Reach.Block], node: Node.ID) -> [Reach.Block] {
    let ranks = blocks.map { rank(of: $0.by ?? node) }
    return blocks.indices.sorted { (ranks[$1], $0) < (ranks[$0], $1) }.map { blocks[$0] }
  }

  /// Returns the pieces of all parts of a view, of blocks in their order.
  ///
  /// - Complexity: O(*p*), where *p* is the number of pieces of the screen near the view.
  package func pieces(of reach: Reach) -> (undecided: [ConvexPolygon], blocks: [[ConvexPolygon]]) {
    var undecided: [ConvexPolygon] = []
    var blocks = reach.blocks.map(\.cut)
    guard let part = reach.shared else { return (undecided, blocks) }
    let places = Dictionary(
      reach.blocks.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { $1 })
    var lots = ReachLots(of: reach.node, on: self)
    areas.forEachShare(of: part) { share in
      guard !share.isUndecided else { return undecided.append(share.piece) }
      switch lots.lot(of: share.owner) {
      case .reaches, .undecided: break
      case .fallsThrough: blocks[blocks.count - 1].append(share.piece)
      case .blocked(let key):
        guard let place = places[key] ?? reach.rest.flatMap({ places[$0] }) else { return }
        blocks[place].append(share.piece)
      }
    }
    return (undecided, blocks)
  }

  /// Returns the element of the keyboard, which covers as a whole what lies behind it, if a key of it
  /// gets a touch.
  func keyboard(covering node: Node.ID, by key: Node.ID) -> Node.ID? {
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

  /// Whether a view that is not turned gets each touch in a part of the screen that nothing in
  /// front of it or in it takes.
  private func keeps(_ part: Box, node: Node.ID) -> Bool {
    let table = facts.table.wrappedValue
    guard let elements = asker.elements else {
      guard let view = table.order.rank(of: node).flatMap(table.slot).map({ table.views[$0] })
      else {
        return false
      }
      return view.isCandidate && view.turn < 0 && view.region.covers(part, within: view.margin)
    }
    let rank = elements.ranks[node]
    return rank >= 0 && Box(elements.entries[rank].frame).covers(part)
  }

  /// Returns blocks of which at most so many are views in front, and one that counts the others.
  private func limited(_ blocks: [Reach.Block]) -> (blocks: [Reach.Block], rest: Reach.Block?) {
    guard blocks.count > ReachSums.mostCovers else { return (blocks, nil) }
    let covered = blocks.filter { $0.reason == .behindWinner }
    let keys = covered.map { (area: $0.area, rank: $0.by.map(rank) ?? -1) }
    let covers = covered.indices.sorted { keys[$1] < keys[$0] }.map { covered[$0] }
    let others = covers.dropFirst(ReachSums.mostCovers)
    let rest = others.dropFirst().reduce(others.first) { $0?.joined(with: $1) }
    let named = covers.prefix(ReachSums.mostCovers)
    return (blocks.filter { $0.reason != .behindWinner } + named, rest)
  }
}

extension Reach.Block {
  /// Returns both as one, in the name of this one.
  fileprivate func joined(with other: Reach.Block) -> Reach.Block {
    var both = self
    both.part.add(other.part.largest, area: other.area, holdsMiddle: other.part.holdsMiddle)
    return both
  }
}
