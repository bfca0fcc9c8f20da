/// Every view that a touch can meet, flat and in paint order: the rearmost window first, a view
/// before what is in it.
struct ViewTable: Sendable {
  var views: ContiguousArray<IndexedView>
  var turned: ContiguousArray<TurnedView> = []
  private var freeTurnedSlots: ContiguousArray<Int32> = []
  let order: PaintOrder

  /// Collects the nodes of a screen and places them.
  ///
  /// - Complexity: O(*n*).
  init(_ hierarchy: Hierarchy, rules: ClassRules) {
    order = PaintOrder(hierarchy)
    views = ContiguousArray(repeating: IndexedView(), count: order.count)
    var background = BackgroundScan(rules: rules)
    hierarchy.nodes.withUnsafeBufferPointer { nodes in
      for span in order.spans {
        background.start()
        let shift = span.rank - span.node
        for index in span.node..<span.node + span.count {
          read(nodes[index], at: index, shift: shift)
          if background.fallsThrough(nodes[index], at: index) {
            views[index + shift].traits.insert(.fallsThrough)
          }
        }
      }
    }
    placeAll()
  }

  private mutating func read(_ node: borrowing Hierarchy.Node, at index: Int, shift: Int) {
    let rank = index + shift
    views[rank].end = Int32(truncatingIfNeeded: node.subtreeEnd + shift)
    views[rank].traits = IndexedView.Traits(node)
    if let parent = node.parent {
      let parent = Int32(truncatingIfNeeded: parent + shift)
      let isFree = views[Int(parent)].traits.contains(.standsAlone)
      views[rank].clip = isFree ? views[Int(parent)].clip : parent
      let isOnScreen = isFree || views[rank].traits.contains(.standsAlone)
      views[rank].space = isOnScreen ? -1 : parent
    }
    setGeometry(node.geometry, of: rank)
  }

  /// Takes over a view's own geometry; where it is on the screen is not computed anew.
  mutating func setGeometry(_ geometry: Hierarchy.Node.Geometry, of rank: Int) {
    views[rank].frameX = geometry.frame.origin.x
    views[rank].frameY = geometry.frame.origin.y
    let standsAlone = views[rank].traits.contains(.standsAlone)
    views[rank].bounds = standsAlone ? geometry.frame : geometry.bounds
    let transform = standsAlone ? nil : geometry.transform
    guard transform != nil || views[rank].turn >= 0 else { return }
    let slot = turnedSlot(of: rank)
    turned[slot].turn = transform.map {
      TurnedView.Turn(
        transform: $0, position: geometry.position, anchorPoint: geometry.anchorPoint,
        anchor: geometry.bounds.place(of: geometry.anchorPoint))
    }
  }

  /// Gives a view's bounds another origin.
  mutating func scroll(_ rank: Int, to offset: Hierarchy.Point) {
    let slot = Int(views[rank].turn)
    if slot >= 0, let turn = turned[slot].turn {
      var bounds = views[rank].bounds
      bounds.origin = offset
      turned[slot].turn?.anchor = bounds.place(of: turn.anchorPoint)
    }
    views[rank].bounds.origin = offset
  }

  /// Returns where a view's ``TurnedView`` is, after making one if there is none.
  mutating func turnedSlot(of rank: Int) -> Int {
    if views[rank].turn < 0 {
      if freeTurnedSlots.isEmpty {
        freeTurnedSlots.append(Int32(truncatingIfNeeded: turned.count))
        turned.append(TurnedView())
      }
      views[rank].turn = freeTurnedSlots.removeLast()
    }
    return Int(views[rank].turn)
  }

  /// Gives back the ``TurnedView`` of a view that is turned no longer.
  mutating func freeTurnedSlot(of rank: Int) {
    let slot = views[rank].turn
    turned[Int(slot)] = TurnedView()
    freeTurnedSlots.append(slot)
    views[rank].turn = -1
  }

  private mutating func placeAll() {
    var rank = 0
    while rank < views.count {
      place(rank)
      rank = isBarren(rank) ? Int(views[rank].end) : rank + 1
    }
  }

  /// Whether nothing in the view can get a touch, so that its descendants need no places.
  func isBarren(_ rank: Int) -> Bool {
    views[rank].region.isNone && !views[rank].traits.contains(.standsAlone)
  }
}

extension IndexedView.Traits {
  init(_ node: borrowing Hierarchy.Node) {
    self = []
    if node.kind == .layer || (node.unknown.contains(.geometry) && !node.standsAlone) {
      insert(.unplaced)
    }
    if node.standsAlone {
      insert(.standsAlone)
      let isPlaced = node.kind == .element && !node.unknown.contains(.geometry)
      if !isPlaced { insert(.unplaced) }
    }
    if node.flags.contains(.hidden) { insert(.hidden) }
    if node.flags.contains(.interactionDisabled) { insert(.interactionDisabled) }
    if Hierarchy.Node.isTransparent(alpha: node.alpha) { insert(.transparent) }
    if node.reportedReasonToIgnoreTouches != nil { insert(.unreachable) }
  }
}
