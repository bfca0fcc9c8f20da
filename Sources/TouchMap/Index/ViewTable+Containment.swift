extension ViewTable {
  /// Returns whether a touch reaches a view, by its rank.
  func contains(_ point: Screen.Point, rank: Int) -> Bool {
    guard let slot = slot(at: rank) else { return false }
    return contains(point, slot)
  }

  /// Returns the node of the frontmost view that a touch reaches, by asking all of them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func front(at point: Screen.Point) -> Node.ID? {
    let rank = (0..<order.count).reversed().first { rank in
      slot(at: rank).map { views[$0].isCandidate && contains(point, $0) } ?? false
    }
    return rank.map(order.node(at:))
  }

  /// The largest margin of a view that gets touches.
  var largestMargin: Double {
    (0..<viewCount).reduce(0) { largest, slot in
      let view = views + slot
      guard view.pointee.isCandidate, !view.pointee.region.isNone else { return largest }
      return max(largest, view.pointee.margin)
    }
  }

  /// Returns whether a touch reaches a view: whether the view and all that clips it contain the
  /// point.
  ///
  /// - Complexity: O(1), or O(*d*) for a view that is turned and for a point within rounding of an
  ///   edge, where *d* is the view's depth.
  func contains(_ point: Screen.Point, _ slot: Int) -> Bool {
    let view = views[slot]
    guard view.outerRegion.contains(point) else { return false }
    if view.turn < 0 || turned[Int(view.turn)].outline == nil, view.innerRegion.contains(point) {
      return true
    }
    return containsByConversion(point, slot)
  }

  /// Decides as UIKit does: by converting the point level by level and asking each view's bounds.
  func containsByConversion(_ point: Screen.Point, _ slot: Int) -> Bool {
    var slot = Int32(truncatingIfNeeded: slot)
    while slot >= 0 {
      guard let top = topOfContainingBranch(point, downTo: slot) else { return false }
      slot = views[Int(top)].clip
    }
    return true
  }

  /// Converts a point through the views from the one whose frame is in screen points down to one,
  /// and returns the topmost of these, or `nil` if one does not contain the point.
  private func topOfContainingBranch(_ point: Screen.Point, downTo slot: Int32) -> Int32? {
    var depth = 1
    var top = slot
    while views[Int(top)].space >= 0 {
      top = views[Int(top)].space
      depth += 1
    }
    let isInside = withUnsafeTemporaryAllocation(of: Int32.self, capacity: depth) { branch in
      var level = slot
      for place in (0..<depth).reversed() {
        branch.initializeElement(at: place, to: level)
        level = views[Int(level)].space
      }
      var local = point
      for level in branch.prefix(depth) {
        guard let next = convert(local, into: Int(level)) else { return false }
        guard views[Int(level)].bounds.contains(next) else { return false }
        local = next
      }
      return true
    }
    return isInside ? top : nil
  }

  /// Converts a point from a view's parent's space exactly as ``Node/Geometry`` does.
  private func convert(_ point: Screen.Point, into slot: Int) -> Screen.Point? {
    let view = views[slot]
    guard !view.traits.contains(.standsAlone) else { return point }
    guard view.turn >= 0, let turn = turned[Int(view.turn)].turn else {
      return point.moved(from: view.frameOrigin, to: view.bounds.origin)
    }
    return turn.convert(fromParent: point)
  }
}
