extension ViewTable {
  /// Computes where on the screen a view may get touches; what clips it must have its place.
  ///
  /// - Complexity: O(1), or O(*k*) for a view that is turned, where *k* is the number of corners of
  ///   what clips it.
  mutating func place(_ rank: Int) {
    let view = views[rank]
    let clip = view.clip < 0 ? nil : views[Int(view.clip)]
    guard view.traits.isDisjoint(with: .shut), clip?.region.isNone != true else {
      views[rank].region = .none
      return
    }
    if isTurned(view) { return placeTurned(rank) }
    if view.turn >= 0 { freeTurnedSlot(of: rank) }
    let space = view.space < 0 ? nil : views[Int(view.space)]
    let bounds = view.bounds
    let offsetX = (space?.offsetX ?? 0) + (view.frameX - bounds.origin.x)
    let offsetY = (space?.offsetY ?? 0) + (view.frameY - bounds.origin.y)
    var placed = ScreenRect(
      minX: bounds.origin.x + offsetX, minY: bounds.origin.y + offsetY,
      maxX: bounds.maxX + offsetX, maxY: bounds.maxY + offsetY)
    if let clip { placed = placed.intersection(clip.region) }
    views[rank].offsetX = offsetX
    views[rank].offsetY = offsetY
    // An element's space is the screen's, yet its edges may be those of what clips it.
    let reach =
      view.magnitude + abs(offsetX) + abs(offsetY) + max(space?.reach ?? 0, clip?.reach ?? 0)
    let isExact = view.isExact && clip?.traits.contains(.isExact) != false
    setRegion(placed, of: rank, reach: reach, isExact: isExact && reach < 0x1p40)
  }

  /// Sets the region, or an empty one if it or the view itself holds no point.
  func emptied(_ region: ScreenRect, of view: IndexedView, margin: Double) -> ScreenRect {
    let bounds = view.bounds
    guard bounds.maxX > bounds.origin.x, bounds.maxY > bounds.origin.y else { return .none }
    guard margin < .infinity else { return .everywhere }
    return region.isEmpty(margin: margin) ? .none : region
  }

  private mutating func setRegion(
    _ region: ScreenRect, of rank: Int, reach: Double, isExact: Bool
  ) {
    views[rank].reach = reach
    if isExact {
      views[rank].traits.insert(.isExact)
    } else {
      views[rank].traits.remove(.isExact)
    }
    views[rank].region = emptied(region, of: views[rank], margin: views[rank].margin)
  }

  /// Whether a transform of the view or around it has a say in where it is.
  private func isTurned(_ view: IndexedView) -> Bool {
    if view.turn >= 0, turned[Int(view.turn)].turn != nil { return true }
    if view.space >= 0, views[Int(view.space)].turn >= 0 { return true }
    return view.clip >= 0 && views[Int(view.clip)].turn >= 0
  }

  private mutating func placeTurned(_ rank: Int) {
    let view = views[rank]
    let slot = turnedSlot(of: rank)
    let space = toScreen(of: view.space)
    let toScreen = toParent(of: rank).followed(by: space)
    turned[slot].toScreen = toScreen
    let clip = view.clip < 0 ? nil : views[Int(view.clip)]
    let turn = turned[slot].turn
    let own = turn?.transform ?? .identity
    let inParent =
      view.magnitude
      + (turn.map { abs($0.position.x) + abs($0.position.y) + own.norm * $0.reachOfAnchor } ?? 0)
    let reach =
      (view.space < 0 ? 0 : views[Int(view.space)].reach) + max(0, clip?.reach ?? 0)
      + own.condition * max(1, own.norm) * max(1, space.norm) * inParent
      + abs(toScreen.tx) + abs(toScreen.ty)
    views[rank].reach = reach
    let margin = views[rank].margin
    var outline = ConvexPolygon(view.bounds, through: toScreen)
    let clipOutline = clip.flatMap { $0.turn < 0 ? nil : turned[Int($0.turn)].outline }
    let isUpright = toScreen.keepsUpright && clipOutline == nil
    var region = outline.box
    if let clip, margin < .infinity {
      if !isUpright {
        let around = clipOutline ?? ConvexPolygon(clip.region)
        outline = outline.clipped(to: around, margin: 2 * margin)
        region = outline.box
      }
      region = region.intersection(clip.region.grown(by: isUpright ? 0 : 2 * margin))
    }
    turned[slot].outline = isUpright ? nil : outline
    let isInvertible = own.determinant != 0 && own.determinant.isFinite
    setRegion(isInvertible ? region : .none, of: rank, reach: reach, isExact: false)
  }

  private func toScreen(of space: Int32) -> Hierarchy.Transform {
    guard space >= 0 else { return .identity }
    let view = views[Int(space)]
    guard view.turn < 0 else { return turned[Int(view.turn)].toScreen }
    return Hierarchy.Transform(x: view.offsetX, y: view.offsetY)
  }

  /// The map from the view's own space to its parent's.
  private func toParent(of rank: Int) -> Hierarchy.Transform {
    let view = views[rank]
    guard view.turn >= 0, let turn = turned[Int(view.turn)].turn else {
      return Hierarchy.Transform(
        x: view.frameX - view.bounds.origin.x, y: view.frameY - view.bounds.origin.y)
    }
    return Hierarchy.Transform(x: -turn.anchor.x, y: -turn.anchor.y)
      .followed(by: turn.transform)
      .followed(by: Hierarchy.Transform(x: turn.position.x, y: turn.position.y))
  }
}

extension TurnedView.Turn {
  /// The sum of the magnitudes of the anchor point and of the transform's own move.
  fileprivate var reachOfAnchor: Double {
    abs(anchor.x) + abs(anchor.y) + abs(transform.tx) + abs(transform.ty)
  }
}

extension IndexedView {
  /// The sum of the magnitudes of the view's own coordinates.
  fileprivate var magnitude: Double {
    abs(frameX) + abs(frameY) + abs(bounds.origin.x) + abs(bounds.origin.y)
      + abs(bounds.size.width) + abs(bounds.size.height)
  }

  /// Whether all of the view's own coordinates are multiples of 1/1024 and not large.
  fileprivate var isExact: Bool {
    // Adding this rounds to such multiples.
    let quantum = 0x1.8p42
    let rounded = { (value: Double) in (value + quantum) - quantum }
    return rounded(frameX) == frameX && rounded(frameY) == frameY
      && rounded(bounds.origin.x) == bounds.origin.x
      && rounded(bounds.origin.y) == bounds.origin.y
      && rounded(bounds.size.width) == bounds.size.width
      && rounded(bounds.size.height) == bounds.size.height
  }
}
