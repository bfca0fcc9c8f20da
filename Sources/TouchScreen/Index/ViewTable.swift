/// The views that a touch can meet, in paint order: the rearmost window first, a view before what
/// is in it.
///
/// A view's rank is its place in that order. Only views that may get touches somewhere have an
/// entry; what is in a view that is hidden or out of sight is read when that view comes into sight.
struct ViewTable: Sendable {
  let order: PaintOrder
  /// Where views are read from that have no entry yet.
  let nodes: [Node]
  /// For each rank the place of the view's entry, -1 for none.
  private var slots: LineStore<Int32>
  private var entries: LineStore<IndexedView>
  var classFacts: ClassFacts
  var turned: ContiguousArray<TurnedView> = []
  private var freeTurnedSlots: ContiguousArray<Int32> = []

  /// Collects the nodes of a screen and places them.
  ///
  /// - Complexity: O(*n*).
  init(_ screen: Screen, rules: ClassRules) {
    order = PaintOrder(screen)
    nodes = screen.nodes
    slots = LineStore(repeating: -1, count: order.count, capacity: order.count)
    entries = LineStore(repeating: IndexedView(), count: 0, capacity: order.count)
    classFacts = ClassFacts(rules: rules)
    let nodes = nodes
    nodes.withUnsafeBufferPointer { nodes in
      for span in order.spans {
        var rank = span.rank
        while rank < span.rank + span.count {
          let slot = entry(at: rank, from: nodes)
          place(slot)
          rank = isBarren(slot) ? Int(views[slot].end) : rank + 1
        }
      }
    }
  }

  /// The number of entries.
  var viewCount: Int { entries.count }

  /// The entries, by slot.
  var views: UnsafePointer<IndexedView> { UnsafePointer(entries.base) }

  /// The entries to be changed, by slot; valid until one is added or the table is copied.
  var mutableViews: UnsafeMutablePointer<IndexedView> {
    mutating get {
      if !isKnownUniquelyReferenced(&entries) { entries = LineStore(entries) }
      return entries.base
    }
  }

  /// Returns the slot of a view's entry, or `nil` if it has none.
  @inline(__always)
  func slot(at rank: Int) -> Int? {
    let slot = slots.base[rank]
    return slot < 0 ? nil : Int(slot)
  }

  /// Adds an entry and returns its slot.
  mutating func add(_ view: IndexedView, at rank: Int) -> Int {
    if !isKnownUniquelyReferenced(&entries) { entries = LineStore(entries) }
    if !isKnownUniquelyReferenced(&slots) { slots = LineStore(slots) }
    let slot = entries.append(view)
    slots.base[rank] = Int32(truncatingIfNeeded: slot)
    return slot
  }

  /// Whether nothing in the view can get a touch, so that its descendants need no places.
  func isBarren(_ slot: Int) -> Bool {
    views[slot].region.isNone && !views[slot].traits.contains(.standsAlone)
  }

  /// Returns where a view's ``TurnedView`` is, after making one if there is none.
  mutating func turnedSlot(of slot: Int) -> Int {
    if views[slot].turn < 0 {
      if freeTurnedSlots.isEmpty {
        freeTurnedSlots.append(Int32(truncatingIfNeeded: turned.count))
        turned.append(TurnedView())
      }
      mutableViews[slot].turn = freeTurnedSlots.removeLast()
    }
    return Int(views[slot].turn)
  }

  /// Gives back the ``TurnedView`` of a view that is turned no longer.
  mutating func freeTurnedSlot(of slot: Int) {
    let turn = views[slot].turn
    turned[Int(turn)] = TurnedView()
    freeTurnedSlots.append(turn)
    mutableViews[slot].turn = -1
  }
}
