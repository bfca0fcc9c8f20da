/// Divides the screen among upright claims, in one sweep from its top to its bottom.
///
/// Along a line across the screen, spans show which claim is the frontmost where. A claim's upper
/// edge puts it in front of the spans behind it, and its lower edge gives each of its spans to the
/// claims that were behind it. A span becomes a piece when its owner changes. Edges that a claim in
/// front hides change no span, so they cost only the two events of their claim.
struct ClaimSweep {
  /// In place of a claim where there is none: behind all claims, of which 0 is the frontmost.
  static let nobody = Int32.max

  /// For each claim the one in whose name its pieces are; empty if each has its own.
  private let groups: ContiguousArray<Int32>
  /// Where claims begin and end across and down the screen, in order, each place once. A *slot*
  /// lies between two places across.
  private let across: ContiguousArray<Double>
  private let down: ContiguousArray<Double>
  /// For each claim its slots, and its places down the screen; empty if it takes no part.
  private let slots: ContiguousArray<Range<Int32>>
  private let heights: ContiguousArray<Range<Int32>>
  private var front: FrontTree
  private var spans: SpanLine
  private var pieces = ClaimedPieces()

  /// Returns the pieces of the claims with these boxes, the frontmost first; those without a box
  /// take no part.
  ///
  /// - Parameters:
  ///   - rounding: Edges no farther apart than this are one.
  ///   - groups: For each claim the one in whose name its pieces are, so that no edge lies between
  ///     claims of one group; empty if each has its own.
  /// - Complexity: O((*n* log *n* + *k*) log *n*) time, where *n* is the number of claims and *k*
  ///   that of corners of the pieces, and O(*n* log *n*) memory.
  static func divide(
    _ screen: Box, among boxes: ContiguousArray<Box>, rounding: Double = 0,
    groups: ContiguousArray<Int32> = []
  ) -> ClaimedPieces {
    var sweep = ClaimSweep(screen, boxes, rounding, groups)
    sweep.run()
    return sweep.pieces
  }

  private init(
    _ screen: Box, _ boxes: ContiguousArray<Box>, _ rounding: Double,
    _ groups: ContiguousArray<Int32>
  ) {
    self.groups = groups
    (across, slots) = Self.places(
      of: boxes, on: screen, rounding, low: \.minX, high: \.maxX)
    (down, heights) = Self.places(
      of: boxes, on: screen, rounding, low: \.minY, high: \.maxY)
    front = FrontTree(slotCount: across.count - 1, claimCount: boxes.count)
    spans = SpanLine(slotCount: across.count - 1, claimCount: boxes.count)
  }

  /// Returns the places along one axis at which boxes begin and end, and for each box those
  /// between which it lies.
  private static func places(
    of boxes: ContiguousArray<Box>, on screen: Box, _ rounding: Double, low: (Box) -> Double,
    high: (Box) -> Double
  ) -> (ContiguousArray<Double>, ContiguousArray<Range<Int32>>) {
    var sorted: ContiguousArray<Double> = [low(screen), high(screen)]
    sorted.reserveCapacity(2 * boxes.count + 2)
    for box in boxes where !box.isNone {
      sorted.append(low(box))
      sorted.append(high(box))
    }
    sorted.sort()
    var places = ContiguousArray(sorted.prefix(1))
    places.reserveCapacity(sorted.count)
    for edge in sorted where edge > places[places.count - 1] + rounding { places.append(edge) }
    // The edges of the screen stay two, and where they are.
    if places.count == 1 { places.append(high(screen)) }
    func place(of edge: Double) -> Int32 {
      Int32(truncatingIfNeeded: places.partitioningIndex { $0 > edge } - 1)
    }
    let ranges = boxes.map { box in
      let (first, last) = box.isNone ? (0, 0) : (place(of: low(box)), place(of: high(box)))
      return first..<max(first, last)
    }
    places[places.count - 1] = high(screen)
    return (places, ContiguousArray(ranges))
  }

  private mutating func run() {
    // At one height claims begin before others end. The frontmost begins first and ends last, so
    // that nothing behind it shows for no height.
    let claims = slots.indices.filter { !slots[$0].isEmpty && !heights[$0].isEmpty }
    let starts = claims.sorted(by: { heights[$0].lowerBound }, count: down.count)
    let ends = claims.reversed().sorted(by: { heights[$0].upperBound }, count: down.count)
    var next = 0
    for end in ends {
      while next < starts.count, heights[starts[next]].lowerBound <= heights[end].upperBound {
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
    let y = heights[place].lowerBound
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
    let y = heights[place].upperBound
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
    _ slots: Range<Int>, of claim: Int32, from top: Int32, to y: Int32
  ) {
    guard top < y, !slots.isEmpty else { return }
    let box = Box(
      minX: across[slots.lowerBound], minY: down[Int(top)], maxX: across[slots.upperBound],
      maxY: down[Int(y)])
    let isGrouped = claim != Self.nobody && !groups.isEmpty
    pieces.add(
      box, to: claim == Self.nobody ? ClaimedPieces.nobody : isGrouped ? groups[Int(claim)] : claim)
  }

  private mutating func closeAll() {
    let bottom = Int32(truncatingIfNeeded: down.count - 1)
    var slot = 0
    while slot < across.count - 1 {
      let end = spans.end(of: slot)
      close(slot..<end, of: spans.claim(of: slot), from: spans.top(of: slot), to: bottom)
      slot = end
    }
  }
}

extension Sequence<Int> {
  /// Returns the numbers in the order of their keys, from 0 to less than a count; those of one key
  /// in their own order.
  fileprivate func sorted(by key: (Int) -> Int32, count: Int) -> [Int] {
    var ends = [Int](repeating: 0, count: count + 1)
    for number in self { ends[Int(key(number)) + 1] += 1 }
    for place in 1..<ends.count { ends[place] += ends[place - 1] }
    var sorted = [Int](repeating: 0, count: ends[count])
    for number in self {
      let key = Int(key(number))
      sorted[ends[key]] = number
      ends[key] += 1
    }
    return sorted
  }
}
