/// The views that a touch can reach, in paint order: the rearmost window first, a view before its
/// descendants. A view's rank is its place in that order. Only views that may get touches somewhere
/// have an entry; the descendants of a view that is hidden or out of sight have none.
struct ViewTable: Sendable {
  let order: PaintOrder
  /// For each rank the place of the view's entry, -1 for none.
  private let slots: LineStore<Int32>
  private let entries: LineStore<IndexedView>
  var turned: ContiguousArray<TurnedView> = []

  /// Collects the views, or the elements, of a screen and places them.
  ///
  /// - Complexity: O(*n*).
  init(_ asker: TouchAsker, _ assumed: HitTestWalk.Assumed = .init()) {
    if let elements = asker.elements {
      // Classes do not matter among elements.
      let rules = ClassRules(passThrough: [], unknown: [], enlarged: [])
      let screen = elements.screen
      self.init(screen, ClassFacts(of: screen, rules: rules), .init())
    } else {
      self.init(asker.screen, asker.classFacts, assumed)
    }
  }

  private init(_ screen: Screen, _ classFacts: ClassFacts, _ assumed: HitTestWalk.Assumed) {
    let isCertain = assumed.isEmpty
    order = PaintOrder(screen)
    slots = LineStore(repeating: -1, count: order.count, capacity: order.count)
    entries = LineStore(repeating: IndexedView(), count: 0, capacity: order.count)
    // Read from where the nodes are in memory: a copy would cost more than all the reading.
    screen.nodes.withUnsafeBufferPointer { nodes in
      for span in order.spans {
        let shift = span.rank - span.node
        var node = span.node
        while node < span.node + span.count {
          let facts = classFacts[Node.ID(node)]
          let slot =
            isCertain
            ? read(node, from: nodes, shift: shift, facts)
            : read(node, from: nodes, shift: shift, facts, assumed)
          place(slot)
          node = isBarren(slot) ? nodes[node].subtreeEnd.index : node + 1
        }
      }
    }
  }

  var viewCount: Int { entries.count }

  var views: UnsafePointer<IndexedView> { UnsafePointer(entries.base) }

  /// The entries while the table is made, by slot; valid until one is added.
  var unfinishedViews: UnsafeMutablePointer<IndexedView> { entries.base }

  /// Returns the slot of a view's entry, or `nil` if it has none.
  @inline(__always)
  func slot(at rank: Int) -> Int? {
    let slot = slots.base[rank]
    return slot < 0 ? nil : Int(slot)
  }

  /// Adds an entry while the table is made, and returns its slot.
  func add(_ view: IndexedView, at rank: Int) -> Int {
    let slot = entries.append(view)
    slots.base[rank] = Int32(truncatingIfNeeded: slot)
    return slot
  }

  /// Whether neither the view nor its descendants can get a touch, so that these need no places.
  private func isBarren(_ slot: Int) -> Bool {
    views[slot].region.isNone && !views[slot].traits.contains(.standsAlone)
  }

  /// Returns where a view's ``TurnedView`` is, after making one if there is none.
  mutating func turnedSlot(of slot: Int) -> Int {
    if views[slot].turn < 0 {
      unfinishedViews[slot].turn = Int32(truncatingIfNeeded: turned.count)
      turned.append(TurnedView())
    }
    return Int(views[slot].turn)
  }
}
