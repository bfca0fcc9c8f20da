/// Divides the screen among upright claims, in one sweep from its top to its bottom.
///
/// Along a line across the screen, spans show which claim is the frontmost where. A claim's upper
/// edge puts it in front of the spans behind it, and its lower edge gives each of its spans to the
/// claims that were behind it. A span becomes a piece when its owner changes. Edges that a claim in
/// front hides change no span, so they cost only the two events of their claim.
struct ClaimSweep {
  /// In place of a claim where there is none: behind all claims, of which 0 is the frontmost.
  static let nobody = Int32.max

  private let boxes: ContiguousArray<Box>
  /// For each claim the one in whose name its pieces are; empty if each has its own.
  private let groups: ContiguousArray<Int32>
  private let screen: Box
  /// Where claims begin and end across the screen, in order. A *slot* lies between two of these.
  private let edges: ContiguousArray<Double>
  private var front: FrontTree
  private var spans: SpanLine
  private var slots: ContiguousArray<Range<Int32>>
  private var pieces = ClaimedPieces()

  /// Returns the pieces of the claims with these boxes, the frontmost first; those without a box
  /// take no part.
  ///
  /// - Parameter groups: For each claim the one in whose name its pieces are, so that no edge lies
  ///   between claims of one group; empty if each has its own.
  /// - Complexity: O((*n* log *n* + *k*) log *n*) time, where *n* is the number of claims and *k*
  ///   that of corners of the pieces, and O(*n* log *n*) memory.
  static func divide(
    _ screen: Box, among boxes: ContiguousArray<Box>, groups: ContiguousArray<Int32> = []
  ) -> ClaimedPieces {
    var sweep = ClaimSweep(screen, boxes, groups)
    sweep.run()
    return sweep.pieces
  }

  private init(
    _ screen: Box, _ boxes: ContiguousArray<Box>, _ groups: ContiguousArray<Int32>
  ) {
    self.boxes = boxes
    self.groups = groups
    self.screen = screen
    let edges = Self.edges(of: boxes, on: screen)
    self.edges = edges
    slots = ContiguousArray()
    slots.reserveCapacity(boxes.count)
    for box in boxes {
      slots.append(
        box.isNone ? 0..<0 : Self.slot(at: box.minX, edges)..<Self.slot(at: box.maxX, edges))
    }
    front = FrontTree(slotCount: edges.count - 1, claimCount: boxes.count)
    spans = SpanLine(slotCount: edges.count - 1, claimCount: boxes.count, top: screen.minY)
  }

  /// Returns where boxes begin and end across the screen, in order, each place once.
  private static func edges(
    of boxes: ContiguousArray<Box>, on screen: Box
  ) -> ContiguousArray<Double> {
    var sorted: ContiguousArray<Double> = [screen.minX, screen.maxX]
    sorted.reserveCapacity(2 * boxes.count + 2)
    for box in boxes where !box.isNone {
      sorted.append(box.minX)
      sorted.append(box.maxX)
    }
    sorted.sort()
    var edges: ContiguousArray<Double> = []
    edges.reserveCapacity(sorted.count)
    for edge in sorted where edges.last != edge { edges.append(edge) }
    return edges
  }

  /// Returns the slot that begins at an edge.
  private static func slot(at edge: Double, _ edges: ContiguousArray<Double>) -> Int32 {
    Int32(truncatingIfNeeded: edges.partitioningIndex { $0 >= edge })
  }

  private mutating func run() {
    let claims = boxes.indices.filter { !slots[$0].isEmpty && boxes[$0].minY < boxes[$0].maxY }
    // At one height claims begin before others end. The frontmost begins first and ends last, so
    // that nothing behind it shows for no height.
    let starts = claims.sorted { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }
    let ends = claims.sorted { (boxes[$0].maxY, $1) < (boxes[$1].maxY, $0) }
    var next = 0
    for end in ends {
      while next < starts.count, boxes[starts[next]].minY <= boxes[end].maxY {
        begin(starts[next])
        next += 1
      }
      self.end(end)
    }
    closeAll()
  }

  /// Puts a claim in front of the spans that are behind it.
  private mutating func begin(_ place: Int) {
    let claim = Int32(truncatingIfNeeded: place)
    let (start, end) = (Int(slots[place].lowerBound), Int(slots[place].upperBound))
    let y = boxes[place].minY
    var slot = start
    while slot < end, let behind = front.firstSlot(behind: claim, from: slot), behind < end {
      let span = spans.span(containing: behind)
      let (last, top) = (spans.claim(of: span), spans.top(of: span))
      slot = min(end, spans.end(of: span))
      let stays = isInGroup(last, of: claim)
      if !stays { close(behind..<slot, of: last, from: top, to: y) }
      spans.give(behind..<slot, of: span, to: claim, at: stays ? top : y)
    }
    front.add(claim, in: slots[place])
  }

  /// Gives the spans of a claim to those that were behind it.
  private mutating func end(_ place: Int) {
    let claim = Int32(truncatingIfNeeded: place)
    let y = boxes[place].maxY
    front.remove(claim, from: slots[place])
    while let span = spans.first(of: claim) {
      let (end, top) = (spans.end(of: span), spans.top(of: span))
      // Where the part begins that is closed here.
      var (slot, closed) = (span, span)
      while slot < end {
        let run = front.run(at: slot, end: end)
        let stays = isInGroup(run.claim, of: claim)
        if stays {
          close(closed..<slot, of: claim, from: top, to: y)
          closed = run.end
        }
        spans.give(slot..<run.end, of: slot, to: run.claim, at: stays ? top : y)
        slot = run.end
      }
      close(closed..<end, of: claim, from: top, to: y)
    }
  }

  private func isInGroup(_ claim: Int32, of other: Int32) -> Bool {
    !groups.isEmpty && claim != Self.nobody && groups[Int(claim)] == groups[Int(other)]
  }

  /// Makes a piece of slots whose owner changes.
  private mutating func close(
    _ slots: Range<Int>, of claim: Int32, from top: Double, to y: Double
  ) {
    guard top < y, !slots.isEmpty else { return }
    let box = Box(
      minX: edges[slots.lowerBound], minY: top, maxX: edges[slots.upperBound], maxY: y)
    let isGrouped = claim != Self.nobody && !groups.isEmpty
    pieces.add(
      box, to: claim == Self.nobody ? ClaimedPieces.nobody : isGrouped ? groups[Int(claim)] : claim)
  }

  private mutating func closeAll() {
    var slot = 0
    while slot < edges.count - 1 {
      let end = spans.end(of: slot)
      close(slot..<end, of: spans.claim(of: slot), from: spans.top(of: slot), to: screen.maxY)
      slot = end
    }
  }
}
