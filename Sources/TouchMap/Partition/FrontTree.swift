/// Which claim is the frontmost at each slot across the screen, while claims come and go.
///
/// A segment tree: each claim is kept at the few nodes that together make up its slots, in a heap.
struct FrontTree {
  /// A node of the tree. A smaller claim lies in front.
  private struct Node {
    /// The frontmost claim kept here.
    var top = ClaimSweep.nobody
    /// The frontmost and the rearmost of the claims that are the first at some slot below, as far
    /// as claims kept here and below decide.
    var nearest = ClaimSweep.nobody
    var farthest = ClaimSweep.nobody
    /// The root of the heap of claims kept here, -1 for none.
    var heap: Int32 = -1
  }

  private let width: Int
  private var nodes: ContiguousArray<Node>
  private var heaps: ClaimHeaps

  init(slotCount: Int, claimCount: Int) {
    var width = 1
    while width < slotCount { width *= 2 }
    self.width = width
    nodes = ContiguousArray(repeating: Node(), count: 2 * width)
    heaps = ClaimHeaps(claimCount: claimCount)
  }

  /// Adds a claim at its slots.
  mutating func add(_ claim: Int32, in slots: Range<Int32>) {
    forEachNode(of: slots) { tree, node in
      tree.heaps.push(claim, to: &tree.nodes[node].heap)
    }
  }

  /// Takes a claim away from its slots.
  mutating func remove(_ claim: Int32, from slots: Range<Int32>) {
    heaps.retire(claim)
    forEachNode(of: slots) { tree, node in
      if tree.nodes[node].top == claim { tree.heaps.popRetired(from: &tree.nodes[node].heap) }
    }
  }

  /// Changes the nodes that make up a range of slots, and brings those above up to date.
  private mutating func forEachNode(of slots: Range<Int32>, _ change: (inout Self, Int) -> Void) {
    var (low, high) = (Int(slots.lowerBound) + width, Int(slots.upperBound) + width)
    let (first, last) = (low, high - 1)
    while low < high {
      if low & 1 == 1 {
        change(&self, low)
        update(low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        change(&self, high)
        update(high)
      }
      low /= 2
      high /= 2
    }
    (low, high) = (first / 2, last / 2)
    while low > 0 {
      update(low)
      if high != low { update(high) }
      low /= 2
      high /= 2
    }
  }

  private mutating func update(_ node: Int) {
    let top = heaps.front(of: nodes[node].heap)
    nodes[node].top = top
    guard node < width else {
      nodes[node].nearest = top
      nodes[node].farthest = top
      return
    }
    let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
    nodes[node].nearest = min(top, left.nearest, right.nearest)
    nodes[node].farthest = min(top, max(left.farthest, right.farthest))
  }

  /// Returns the first slot from a slot on whose frontmost claim lies behind a claim.
  func firstSlot(behind claim: Int32, from start: Int) -> Int? {
    firstSlot(behind: claim, from: start, in: 1, 0..<width)
  }

  private func firstSlot(
    behind claim: Int32, from start: Int, in node: Int, _ slots: Range<Int>
  ) -> Int? {
    guard slots.upperBound > start, nodes[node].farthest > claim else { return nil }
    guard node < width else { return slots.lowerBound }
    let middle = (slots.lowerBound + slots.upperBound) / 2
    return firstSlot(behind: claim, from: start, in: 2 * node, slots.lowerBound..<middle)
      ?? firstSlot(behind: claim, from: start, in: 2 * node + 1, middle..<slots.upperBound)
  }

  /// Returns the claim that is the frontmost at a slot, and the end of the slots from there on where
  /// it is so, at most a given one.
  func run(at start: Int, end: Int) -> (claim: Int32, end: Int) {
    var (node, claim) = (start + width, ClaimSweep.nobody)
    while node > 0 {
      claim = min(claim, nodes[node].top)
      node /= 2
    }
    let other = firstSlot(without: claim, from: start, in: 1, 0..<width, ClaimSweep.nobody)
    return (claim, min(other ?? end, end))
  }

  /// - Parameter above: The frontmost claim of the nodes above.
  private func firstSlot(
    without claim: Int32, from start: Int, in node: Int, _ slots: Range<Int>, _ above: Int32
  ) -> Int? {
    guard slots.upperBound > start, !isOnly(claim, at: node, above) else { return nil }
    guard node < width else { return slots.lowerBound }
    let middle = (slots.lowerBound + slots.upperBound) / 2
    let front = min(above, nodes[node].top)
    return firstSlot(without: claim, from: start, in: 2 * node, slots.lowerBound..<middle, front)
      ?? firstSlot(without: claim, from: start, in: 2 * node + 1, middle..<slots.upperBound, front)
  }

  private func isOnly(_ claim: Int32, at node: Int, _ limit: Int32) -> Bool {
    min(limit, nodes[node].nearest) == claim && min(limit, nodes[node].farthest) == claim
  }
}

/// Heaps of claims with the frontmost first. A claim is in several, and leaves a heap when it has
/// retired and comes to its front.
private struct ClaimHeaps {
  /// A node of a leftist heap.
  private struct Entry {
    var claim: Int32
    var left: Int32 = -1
    var right: Int32 = -1
    /// How many entries lie on the way to the right.
    var rank: Int32 = 1
  }

  private var entries: ContiguousArray<Entry> = []
  private var unused: Int32 = -1
  private var isRetired: ContiguousArray<Bool>

  init(claimCount: Int) { isRetired = ContiguousArray(repeating: false, count: claimCount) }

  mutating func retire(_ claim: Int32) { isRetired[Int(claim)] = true }

  func front(of heap: Int32) -> Int32 {
    heap < 0 ? ClaimSweep.nobody : entries[Int(heap)].claim
  }

  mutating func push(_ claim: Int32, to heap: inout Int32) {
    var entry = unused
    if entry >= 0 {
      unused = entries[Int(entry)].left
      entries[Int(entry)] = Entry(claim: claim)
    } else {
      entry = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(claim: claim))
    }
    heap = merge(heap, entry)
  }

  mutating func popRetired(from heap: inout Int32) {
    while heap >= 0, isRetired[Int(entries[Int(heap)].claim)] {
      let entry = heap
      heap = merge(entries[Int(entry)].left, entries[Int(entry)].right)
      entries[Int(entry)].left = unused
      unused = entry
    }
  }

  /// The way to the right of a leftist heap is short, so the recursion is not deep.
  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    guard first >= 0 else { return second }
    guard second >= 0 else { return first }
    let isInOrder = entries[Int(first)].claim < entries[Int(second)].claim
    let (top, other) = isInOrder ? (first, second) : (second, first)
    var right = merge(entries[Int(top)].right, other)
    var left = entries[Int(top)].left
    if rank(left) < rank(right) { swap(&left, &right) }
    entries[Int(top)].left = left
    entries[Int(top)].right = right
    entries[Int(top)].rank = rank(right) + 1
    return top
  }

  private func rank(_ heap: Int32) -> Int32 { heap < 0 ? 0 : entries[Int(heap)].rank }
}
