extension ViewTable {
  /// Computes where on the screen a view may get touches. The views that clip it must have their
  /// places.
  ///
  /// - Complexity: O(1), or O(*k*) for a view that is turned, where *k* is the number of corners of
  ///   what clips it.
  mutating func place(_ slot: Int) {
    let views = unfinishedViews
    let clip = views[slot].clip < 0 ? nil : UnsafePointer(views + Int(views[slot].clip))
    guard views[slot].traits.isDisjoint(with: .shut), clip?.pointee.region.isNone != true else {
      views[slot].region = .none
      return
    }
    if isTurned(slot) { return placeTurned(slot) }
    let space = views[slot].space < 0 ? nil : UnsafePointer(views + Int(views[slot].space))
    views[slot].placeUpright(in: space, clippedBy: clip)
  }

  /// Whether a transform of the view or of an ancestor affects where it is.
  private func isTurned(_ slot: Int) -> Bool {
    let view = views + slot
    if view.pointee.turn >= 0, turned[Int(view.pointee.turn)].turn != nil { return true }
    if view.pointee.space >= 0, views[Int(view.pointee.space)].turn >= 0 { return true }
    return view.pointee.clip >= 0 && views[Int(view.pointee.clip)].turn >= 0
  }
}

extension IndexedView {
  /// Computes the region of a view that no transform affects.
  fileprivate mutating func placeUpright(
    in space: UnsafePointer<IndexedView>?, clippedBy clip: UnsafePointer<IndexedView>?
  ) {
    offsetX = (space?.pointee.offsetX ?? 0) + (frameOrigin.x - bounds.origin.x)
    offsetY = (space?.pointee.offsetY ?? 0) + (frameOrigin.y - bounds.origin.y)
    var placed = Box(
      minX: bounds.origin.x + offsetX, minY: bounds.origin.y + offsetY,
      maxX: bounds.maxX + offsetX, maxY: bounds.maxY + offsetY)
    var outerReach = 0.0
    var isExact = hasExactCoordinates
    if let clip {
      placed = placed.intersection(clip.pointee.region)
      // An element's space is the screen's, yet its edges may be those of what clips it.
      outerReach = clip.pointee.reach
      isExact = isExact && clip.pointee.traits.contains(.isExact)
    }
    reach = outerReach + magnitude + abs(offsetX) + abs(offsetY)
    setRegion(placed, isExact: isExact && reach < 0x1p40)
  }

  /// Sets the region, or none if it or the view itself holds no point.
  mutating func setRegion(_ placed: Box, isExact: Bool) {
    if isExact { traits.insert(.isExact) }
    let holdsPoints = bounds.maxX > bounds.origin.x && bounds.maxY > bounds.origin.y
    let margin = margin
    if !holdsPoints || (margin < .infinity && placed.isEmpty(margin: margin)) {
      region = .none
    } else {
      region = margin < .infinity ? placed : .everywhere
    }
  }

  /// The sum of the magnitudes of the view's own coordinates.
  var magnitude: Double {
    abs(frameOrigin.x) + abs(frameOrigin.y) + abs(bounds.origin.x) + abs(bounds.origin.y)
      + abs(bounds.size.width) + abs(bounds.size.height)
  }

  /// Whether all of the view's own coordinates are multiples of 1/1024.
  private var hasExactCoordinates: Bool {
    Self.isExact(frameOrigin.x) && Self.isExact(frameOrigin.y) && Self.isExact(bounds.origin.x)
      && Self.isExact(bounds.origin.y) && Self.isExact(bounds.size.width)
      && Self.isExact(bounds.size.height)
  }

  @inline(__always)
  private static func isExact(_ value: Double) -> Bool {
    // Next to this number the doubles lie 1/1024 apart, so that the sum is rounded to such a step.
    let quantum = 0x1.8p42
    return (value + quantum) - quantum == value
  }
}
