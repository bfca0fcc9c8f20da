extension ScreenSurvey {
  /// Whether a block is what lies beyond the screen, or what is scrolled out of a view.
  package func isOutOfSight(_ block: Reach.Block) -> Bool {
    guard let ancestor = block.by else { return block.reason == .outsideBounds }
    guard block.reason == .outsideAncestor else { return false }
    let isRoot = screen.windows[windowOfNode[ancestor]].root == ancestor
    return screen.scrolls(ancestor)
      || isRoot && Box(screen.nodes[ancestor].frame).covers(Box(screen.frame))
  }

  /// Returns whether a finger can scroll a view out from under one that covers it; `nil` if nothing
  /// around it scrolls without the cover, or if the source does not say how far.
  ///
  /// The middle of the view moves as far as `contentSize`, insets and offset allow, and must arrive
  /// where touches reach the scroll view.
  func canScroll(_ node: Node.ID, from cover: Node.ID) -> Bool? {
    guard scroller(of: node) != nil, let middle = outlines.outlines[node]?.center else {
      return nil
    }
    var answer: Bool?
    for scroller in scrollers(around: node, without: cover) {
      guard let offsets = screen.nodes[scroller].offsets, let map = outlines.toScreen[scroller]
      else { return nil }
      if answer != true { answer = canScroll(middle, in: scroller, between: offsets, map) }
    }
    return answer
  }

  /// The scroll views around a node that do not contain its cover, from the inside.
  private func scrollers(around node: Node.ID, without cover: Node.ID) -> [Node.ID] {
    ancestors(of: node).reversed().filter {
      screen.scrolls($0) && !screen.subtree(of: $0).contains(cover)
    }
  }

  private func canScroll(
    _ middle: Screen.Point, in scroller: Node.ID, between offsets: Screen.Rect,
    _ map: Screen.Transform
  ) -> Bool {
    let offset = screen.nodes[scroller].bounds.origin
    // Content moves against the offset; where it does not move at all its track is half a point.
    let track = Box(
      Screen.Rect(
        x: offset.x - offsets.maxX - 0.25, y: offset.y - offsets.maxY - 0.25,
        width: offsets.size.width + 0.5, height: offsets.size.height + 0.5))
    let map = Screen.Transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: middle.x, ty: middle.y)
    let places = ConvexPolygon(track, through: map)
    let box = places.box
    return reached(of: scroller).pieces.contains {
      $0.box.intersects(box) && $0.intersection(places) != nil
    }
  }

  /// Returns how much of a scroll view a finger reaches, in square points, and the pieces of it and
  /// of its reached content.
  func reached(of scroller: Node.ID) -> (own: Double, pieces: [ConvexPolygon]) {
    facts.scrollerReaches.value(of: scroller) {
      let reach = reach(of: scroller)
      let inside = handledPieces(of: reach)
      return (reach.reachable.reduce(0) { $0 + $1.area }, reach.reachable + inside)
    }
  }

  /// Returns the pieces of a view in which others in it get the touches.
  package func handledPieces(of reach: Reach) -> [ConvexPolygon] {
    guard reach.blocks.contains(where: { $0.reason == .subviewHit }) else { return [] }
    return zip(reach.blocks, pieces(of: reach).blocks).flatMap {
      $0.reason == .subviewHit ? $1 : []
    }
  }
}
