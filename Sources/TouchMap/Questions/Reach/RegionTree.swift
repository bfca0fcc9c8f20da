/// The pieces of a screen as a tree over their order, for parts of the screen in which very many
/// of them lie: those that lie there as a whole are added up without a look at each.
struct RegionTree: Sendable {
  /// Some pieces after one another.
  private struct Branch {
    var box = Box.none
    /// The place of the largest piece, -1 for none.
    var largest: Int32 = -1
    /// The most that an owner of one of them has in all: square points, pieces, and their sides.
    var area = 0.0
    var count = 0.0
    var (width, height) = (0.0, 0.0)
    /// The place of the frontmost owner in the order in which views are asked; -1 for no one.
    var rank = -1
  }

  private let regions: ContiguousArray<TouchAreas.Region>
  private var branches: ContiguousArray<Branch>
  private let width: Int
  /// The places of the pieces of each owner, and for each piece which of them.
  private var runs: ContiguousArray<Range<Int>> = []
  private var runOfPiece: ContiguousArray<Int32> = []
  /// The area of all pieces before each.
  private var sums: ContiguousArray<Double> = [0]

  /// - Parameters:
  ///   - regions: The pieces, in the order of their owners.
  ///   - ranks: The place of each node in the order in which views are asked.
  init(_ regions: ContiguousArray<TouchAreas.Region>, ranks: [Int]) {
    self.regions = regions
    var width = 1
    while width < regions.count { width *= 2 }
    self.width = width
    branches = ContiguousArray(repeating: Branch(), count: 2 * width)
    for region in regions { sums.append(sums[sums.count - 1] + region.area) }
    for place in regions.indices {
      let isNew = place == 0 || !regions[place].isOfOwner(of: regions[place - 1])
      if isNew { runs.append(place..<place) }
      runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<place + 1
      runOfPiece.append(Int32(truncatingIfNeeded: runs.count - 1))
    }
    for run in runs { addLeaves(run, rank: regions[run.lowerBound].owner.map { ranks[$0] } ?? -1) }
    for place in (1..<width).reversed() {
      branches[place] = joined(branches[2 * place], branches[2 * place + 1])
    }
  }

  private func joined(_ first: Branch, _ second: Branch) -> Branch {
    var both = first
    both.box = first.box.union(second.box)
    if first.largest < 0
      || second.largest >= 0
        && regions[Int(second.largest)].area > regions[Int(first.largest)].area
    {
      both.largest = second.largest
    }
    both.area = max(first.area, second.area)
    both.count = max(first.count, second.count)
    both.width = max(first.width, second.width)
    both.height = max(first.height, second.height)
    both.rank = max(first.rank, second.rank)
    return both
  }

  /// The places of the pieces of which the dump does not say who owns them.
  var undecided: Range<Int> {
    runs.prefix(2).first { regions[$0.lowerBound].isUndecided } ?? 0..<0
  }

  private mutating func addLeaves(_ run: Range<Int>, rank: Int) {
    var owned = Branch()
    owned.area = sums[run.upperBound] - sums[run.lowerBound]
    owned.count = Double(run.count)
    owned.rank = rank
    for place in run {
      let box = regions[place].box
      owned.width = max(owned.width, box.maxX - box.minX)
      owned.height = max(owned.height, box.maxY - box.minY)
    }
    for place in run {
      owned.box = regions[place].box
      owned.largest = Int32(truncatingIfNeeded: place)
      branches[width + place] = owned
    }
  }

  /// The places of all pieces of the owner of one of them.
  func run(at place: Int) -> Range<Int> { runs[Int(runOfPiece[place])] }

  /// Calls a function with the pieces at some places that may lie in a part of the screen, and with
  /// branches of which all pieces lie in it, unless the point lies there as well.
  private func forEach(
    in places: Range<Int>, near part: TouchAreas.Part, without point: Screen.Point?,
    _ body: (Range<Int>, Int32) -> Void
  ) {
    var pending = [(branch: 1, low: 0, count: width)]
    while let (branch, low, count) = pending.popLast() {
      let high = low + count
      guard low < places.upperBound, places.lowerBound < high,
        branches[branch].box.intersects(part.box)
      else { continue }
      let isInside =
        point.map { !branches[branch].box.contains($0) } == true && places.lowerBound <= low
        && high <= places.upperBound && part.isBox && part.box.covers(branches[branch].box)
      if count == 1 || isInside {
        body(low..<min(high, regions.count), branches[branch].largest)
      } else {
        pending.append((2 * branch + 1, low + count / 2, count / 2))
        pending.append((2 * branch, low, count / 2))
      }
    }
  }

  /// Calls a function with the shares of the pieces at some places.
  func forEachShare(
    in places: Range<Int>, of part: TouchAreas.Part, _ body: (TouchAreas.Share) -> Void
  ) {
    forEach(in: places, near: part, without: nil) { place, _ in
      if let share = part.share(of: regions[place.lowerBound]) { body(share) }
    }
  }

  /// Returns what lies in a part of the screen of the pieces at some places.
  func sum(
    of places: Range<Int>, in part: TouchAreas.Part, middle: Screen.Point
  ) -> Reach.Part {
    var sum = Reach.Part()
    forEach(in: places, near: part, without: middle) { places, largest in
      if places.count > 1 {
        sum.add(
          regions[Int(largest)].box, area: sums[places.upperBound] - sums[places.lowerBound],
          holdsMiddle: false)
      } else if let share = part.share(of: regions[places.lowerBound]) {
        sum.add(share.box, area: share.area, holdsMiddle: share.contains(middle))
      }
    }
    return sum
  }
}

extension RegionTree {
  /// The owners of a part of the screen, those first that have most of it, and of two that have
  /// the same the frontmost.
  struct Owners: IteratorProtocol {
    private let tree: RegionTree
    private let part: TouchAreas.Part
    private let middle: Screen.Point
    private let isCounted: (Range<Int>, Int) -> Bool
    /// What may be next, the best last.
    private var pending: [Candidate] = []
    private var known: Set<Int> = []

    private struct Candidate {
      var area: Double
      var rank: Int
      /// The branch, with its pieces, or those of an owner whose part is known.
      var branch: Int
      var places: Range<Int>
      var part: Reach.Part?
    }

    /// - Parameter isCounted: Whether owners count of which the pieces are at some places and
    ///   none has a higher rank.
    init(
      of part: TouchAreas.Part, in tree: RegionTree, middle: Screen.Point,
      where isCounted: @escaping (Range<Int>, Int) -> Bool
    ) {
      self.tree = tree
      self.part = part
      self.middle = middle
      self.isCounted = isCounted
      add(1, 0..<tree.width)
    }

    mutating func next() -> (places: Range<Int>, part: Reach.Part)? {
      while let best = pending.popLast() {
        if let part = best.part { return (best.places, part) }
        if best.places.count > 1 {
          let middle = best.places.lowerBound + best.places.count / 2
          add(2 * best.branch, best.places.lowerBound..<middle)
          add(2 * best.branch + 1, middle..<best.places.upperBound)
          continue
        }
        let run = tree.run(at: best.places.lowerBound)
        guard known.insert(run.lowerBound).inserted else { continue }
        let part = tree.sum(of: run, in: self.part, middle: middle)
        guard part.area > 0 else { continue }
        insert(Candidate(area: part.area, rank: best.rank, branch: 0, places: run, part: part))
      }
      return nil
    }

    private mutating func add(_ branch: Int, _ places: Range<Int>) {
      let all = tree.branches[branch]
      guard all.box.intersects(part.box), isCounted(places, all.rank) else { return }
      // An owner may have other pieces in the part, so the box does not bound what it has of it.
      let (width, height) = (part.box.maxX - part.box.minX, part.box.maxY - part.box.minY)
      let most = min(all.area, all.count * min(all.width, width) * min(all.height, height))
      insert(Candidate(area: most, rank: all.rank, branch: branch, places: places, part: nil))
    }

    private mutating func insert(_ candidate: Candidate) {
      let place = pending.partitioningIndex {
        ($0.area, $0.rank) >= (candidate.area, candidate.rank)
      }
      pending.insert(candidate, at: place)
    }
  }
}
