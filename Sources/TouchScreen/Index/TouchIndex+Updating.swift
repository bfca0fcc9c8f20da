// Updates take O(s c) time, where s is the number of views that are concerned, of the subtree only
// those that get touches anywhere before or after, and c is the number of cells that such a view
// touches. An update that uncovers much, or one after which the grid no longer fits, takes O(n).

extension TouchIndex {
  /// Moves a view, and what is in it, as setting its frame's origin does.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - origin: The new place of the frame's corner, in the parent's space; for a window, in
  ///     screen points.
  /// - Complexity: O(*s*), where *s* is the number of views in the subtree that get touches
  ///   anywhere.
  public mutating func move(_ node: Node.ID, to origin: Screen.Point) {
    guard elements == nil else {
      return rebuild { screen in
        let size = screen.nodes[node].frame.size
        let frame = Screen.Rect(origin: origin, size: size)
        screen.nodes[node].geometry = .init(frameInScreen: frame)
      }
    }
    update(node) { table, slot in table.move(slot, to: origin) }
  }

  /// Gives a view another place, size, scroll offset or transform.
  ///
  /// - Parameters:
  ///   - geometry: The geometry, in the parent's space.
  ///   - node: The view.
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setGeometry(_ geometry: Node.Geometry, of node: Node.ID) {
    guard elements == nil else { return rebuild { $0.nodes[node].geometry = geometry } }
    update(node) { table, slot in table.setGeometry(geometry, of: slot) }
  }

  /// Scrolls a view: gives its bounds another origin.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - contentOffset: The new origin of the bounds, in the view's own space.
  /// - Complexity: O(*s*), where *s* is the number of the view's children and of the descendants
  ///   that get touches anywhere before or after.
  public mutating func scroll(_ node: Node.ID, to contentOffset: Screen.Point) {
    // An element has no space of its own to be scrolled.
    guard elements == nil else { return }
    update(node) { table, slot in table.scroll(slot, to: contentOffset) }
  }

  /// Hides or shows a view.
  ///
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setHidden(_ isHidden: Bool, of node: Node.ID) {
    guard elements == nil else { return rebuild { $0.set(.hidden, to: isHidden, of: node) } }
    set(.hidden, to: isHidden, of: node)
  }

  /// Gives a view another opacity; below 0.01 it gets no touch.
  ///
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setAlpha(_ alpha: Double, of node: Node.ID) {
    guard elements == nil else { return rebuild { $0.nodes[node].alpha = alpha } }
    set(.transparent, to: Node.isTransparent(alpha: alpha), of: node)
  }

  /// Lets a view and what is in it get touches or not.
  ///
  /// - Complexity: As of ``move(_:to:)``.
  public mutating func setInteractionEnabled(_ isEnabled: Bool, of node: Node.ID) {
    guard elements == nil else {
      return rebuild { $0.set(.interactionDisabled, to: !isEnabled, of: node) }
    }
    set(.interactionDisabled, to: !isEnabled, of: node)
  }

  /// Changes an element and puts all of them in order anew: what lies in what decides about that.
  private mutating func rebuild(_ change: (inout Screen) -> Void) {
    guard var elements else { return }
    change(&elements.screen)
    elements.order = ElementOrder(elements.screen)
    table = ViewTable(elements.order.screen, rules: elements.rules)
    grid = CellGrid(table)
    self.elements = elements
  }

  private mutating func set(_ trait: IndexedView.Traits, to value: Bool, of node: Node.ID) {
    update(node) { table, slot in
      let views = table.mutableViews
      views[slot].traits =
        value ? views[slot].traits.union(trait) : views[slot].traits.subtracting(trait)
    }
  }

  /// Changes a view and places it and what is in it anew; a node in no window is left alone.
  private mutating func update(_ node: Node.ID, _ change: (inout ViewTable, Int) -> Void) {
    guard let top = table.order.rank(of: node) else { return }
    var slot = table.entry(at: top)
    // Before the change, as where a view stood follows from its own geometry.
    var old = grid.scale.footprint(of: table.views + slot, turned: table.turned)
    change(&table, slot)
    // What is in an element does not depend on it.
    let standsAlone = table.views[slot].traits.contains(.standsAlone)
    let end = standsAlone ? top + 1 : Int(table.views[slot].end)
    var rank = top
    while rank < end {
      if rank != top {
        slot = table.entry(at: rank)
        old = grid.scale.footprint(of: table.views + slot, turned: table.turned)
      }
      let wasBarren = table.isBarren(slot)
      table.place(slot)
      let new = grid.scale.footprint(of: table.views + slot, turned: table.turned)
      if old != nil || new != nil { grid.move(rank, from: old, to: new, in: table) }
      rank = wasBarren && table.isBarren(slot) ? Int(table.views[slot].end) : rank + 1
    }
    grid.settle(with: table)
  }
}

extension Screen {
  fileprivate mutating func set(_ flag: Node.Flags, to value: Bool, of node: Node.ID) {
    if value { nodes[node].flags.insert(flag) } else { nodes[node].flags.remove(flag) }
  }
}
