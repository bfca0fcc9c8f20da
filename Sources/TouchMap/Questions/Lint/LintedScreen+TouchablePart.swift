extension LintedScreen {
  /// Returns the part of a target that a finger reaches once it is scrolled into view, in pieces.
  /// Groups and texts of an accessibility tree do not cover it. A dump shows one moment, and a row
  /// that is half scrolled out is not too small.
  func touchablePart(of target: Target) -> [ConvexPolygon] {
    let reach = target.reach
    let frees = reach.blocks.map { isFree($0, target: target) }
    guard frees.contains(true) || reach.undecided.area > 0 else { return reach.reachable }
    var size = reach.undecided.area
    for piece in reach.reachable { size += piece.area }
    for (block, isFree) in zip(reach.blocks, frees) where isFree { size += block.area }
    if size >= reach.area - ConvexPolygon.smallestArea,
      let outline = survey.outlines.outlines[target.node]
    {
      return [outline]
    }
    let pieces = survey.pieces(of: reach)
    return reach.reachable + pieces.undecided
      + zip(frees, pieces.blocks).flatMap { $0 ? $1 : [] }
  }

  private func isFree(_ block: Reach.Block, target: Target) -> Bool {
    // A row that is cut off by the edge of the screen scrolls.
    if block.reason == .outsideBounds { return survey.scroller(of: target.node) != nil }
    guard let by = block.by else { return false }
    switch block.reason {
    case .outsideAncestor:
      // Views around a scroll view, its window first, also clip content that scrolls below its
      // edge; views that scroll together with the target always clip the same part.
      return survey.scroller(of: target.node).map { screen.subtree(of: by).contains($0) } ?? false
    // For a finger, what acts in a target belongs to the target.
    case .subviewHit: return !isPlainView(block, in: target)
    case .behindWinner:
      return !keepsTouches(by, from: target.node) || survey.canScrollAway(target.node, from: by)
    default: return false
    }
  }

  /// Returns the width and height of the largest rectangle in a target's touchable part, along the
  /// target's own edges, in screen points; `nil` if there is none.
  func touchableSize(of target: Target) -> Screen.Size? {
    let axes = axes(of: target.node)
    guard axes.determinant != 0, axes.determinant.isFinite else { return nil }
    let pieces = touchablePart(of: target).map { piece in
      ConvexPolygon(points: piece.points.compactMap(axes.unapply))
    }
    return LargestRectangle(enough: configuration.leastSide).rectangle(in: pieces)?.size
  }

  /// The directions of a node's own edges on the screen, each one point long, so that lengths along
  /// them are screen points.
  private func axes(of node: Node.ID) -> Screen.Transform {
    guard let map = survey.outlines.toScreen[node] else { return .identity }
    let across = (map.a * map.a + map.b * map.b).squareRoot()
    let down = (map.c * map.c + map.d * map.d).squareRoot()
    guard across > 0, down > 0 else { return .identity }
    return Screen.Transform(
      a: map.a / across, b: map.b / across, c: map.c / down, d: map.d / down, tx: 0, ty: 0)
  }
}
