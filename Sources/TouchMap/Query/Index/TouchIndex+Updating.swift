// Updates take O(s c) time, where s is the number of views that are concerned, of the subtree only
// those that get touches anywhere before or after, and c is the number of cells that such a view
// touches. An update that uncovers much, or one after which the grid no longer fits, takes O(n).

extension TouchIndex {
  /// Moves a view, and what is in it, as setting its frame's origin does.
  ///
  /// - Parameters:
  ///   - node: The view's index in the hierarchy.
  ///   - origin: The new place of the frame's corner, in the parent's space; for a window, in
  ///     screen points.
  /// - Complexity: O(*s*), where *s* is the number of views in the subtree that get touches
  ///   anywhere.
  public mutating func move(_ node: Int, to origin: Hierarchy.Point) {
    update(node) { table, rank in
      let (dx, dy) = (origin.x - table.views[rank].frameX, origin.y - table.views[rank].frameY)
      table.views[rank].frameX = origin.x
      table.views[rank].frameY = origin.y
      if table.views[rank].traits.contains(.standsAlone) {
        table.views[rank].bounds.origin = origin
      }
      if table.views[rank].turn >= 0 {
        table.turned[Int(table.views[rank].turn)].turn?.position.x += dx
        table.turned[Int(table.views[rank].turn)].turn?.position.y += dy
      }
    }
  }

  /// Gives a view another place, size, scroll offset or transform.
  ///
  /// - Parameters:
  ///   - geometry: The geometry, in the parent's space.
  ///   - node: The view's index in the hierarchy.
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setGeometry(_ geometry: Hierarchy.Node.Geometry, of node: Int) {
    update(node) { table, rank in table.setGeometry(geometry, of: rank) }
  }

  /// Scrolls a view: gives its bounds another origin.
  ///
  /// - Parameters:
  ///   - node: The view's index in the hierarchy.
  ///   - contentOffset: The new origin of the bounds, in the view's own space.
  /// - Complexity: O(*s*), where *s* is the number of the view's children and of the descendants
  ///   that get touches anywhere before or after.
  public mutating func scroll(_ node: Int, to contentOffset: Hierarchy.Point) {
    update(node) { table, rank in
      guard !table.views[rank].traits.contains(.standsAlone) else { return }
      table.scroll(rank, to: contentOffset)
    }
  }

  /// Hides or shows a view.
  ///
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setHidden(_ isHidden: Bool, of node: Int) {
    set(.hidden, to: isHidden, of: node)
  }

  /// Gives a view another opacity; below ``Hierarchy/Node/minimumTouchableAlpha`` it gets no touch.
  ///
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setAlpha(_ alpha: Double, of node: Int) {
    set(.transparent, to: Hierarchy.Node.isTransparent(alpha: alpha), of: node)
  }

  /// Lets a view and what is in it get touches or not.
  ///
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setInteractionEnabled(_ isEnabled: Bool, of node: Int) {
    set(.interactionDisabled, to: !isEnabled, of: node)
  }

  private mutating func set(_ trait: IndexedView.Traits, to value: Bool, of node: Int) {
    update(node) { table, rank in
      if value {
        table.views[rank].traits.insert(trait)
      } else {
        table.views[rank].traits.remove(trait)
      }
    }
  }

  /// Changes a view and places it and what is in it anew; a node in no window is left alone.
  private mutating func update(_ node: Int, _ change: (inout ViewTable, Int) -> Void) {
    guard let top = table.order.rank(of: node) else { return }
    // Before the change, as where a view stood follows from its own geometry.
    var old = grid.footprint(of: table.views[top], in: table)
    change(&table, top)
    let end = table.views[top].traits.contains(.standsAlone) ? top + 1 : Int(table.views[top].end)
    var rank = top
    while rank < end {
      if rank != top { old = grid.footprint(of: table.views[rank], in: table) }
      let wasBarren = table.isBarren(rank)
      table.place(rank)
      let new = grid.footprint(of: table.views[rank], in: table)
      if old != nil || new != nil { grid.move(rank, from: old, to: new) }
      rank = wasBarren && table.isBarren(rank) ? Int(table.views[rank].end) : rank + 1
    }
    grid.settle(with: table)
  }
}
