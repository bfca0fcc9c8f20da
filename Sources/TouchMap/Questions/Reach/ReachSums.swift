/// Adds up what becomes of the touches on a view, owner after owner.
struct ReachSums {
  private(set) var reachable: [ConvexPolygon] = []
  private(set) var undecided = Reach.Part()
  private(set) var falling = Reach.Part()
  private(set) var blocks: [Reach.Block] = []
  /// The block in which views in front are counted that have none of their own.
  private(set) var rest: Reach.Block?

  private let middle: Screen.Point
  /// The places of those of ``blocks`` that several owners may add to.
  private var places: [Reach.Block.Key: Int] = [:]
  private var lots: ReachLots
  /// The owner that comes last, and where its touches are counted.
  private var last: (owner: Node.ID?, lot: Reach.Lot, place: Int)?

  init(of node: Node.ID, middle: Screen.Point, on survey: ScreenSurvey) {
    self.middle = middle
    lots = ReachLots(of: node, on: survey)
  }

  /// Adds a part of the view with one owner. The parts of one owner come one after the other.
  mutating func add(_ share: TouchAreas.Share) {
    let (area, holdsMiddle) = (share.area, share.contains(middle))
    guard !share.isUndecided else {
      return undecided.add(share.box, area: area, holdsMiddle: holdsMiddle)
    }
    let (lot, place) = count(for: share.owner)
    switch lot {
    case .reaches: reachable.append(share.piece)
    case .undecided, .fallsThrough: falling.add(share.box, area: area, holdsMiddle: holdsMiddle)
    case .blocked: blocks[place].part.add(share.box, area: area, holdsMiddle: holdsMiddle)
    }
  }

  /// Returns where the touches of an owner are counted: in which of ``blocks``, if in one.
  private mutating func count(for owner: Node.ID?) -> (lot: Reach.Lot, place: Int) {
    if let last, last.owner == owner { return (last.lot, last.place) }
    let lot = lots.lot(of: owner)
    var place = -1
    if case .blocked(let key) = lot { place = self.place(of: key, isOwn: key.by == owner) }
    last = (owner, lot, place)
    return (lot, place)
  }

  /// Returns the place of a block, which is new for most nodes that own what they take.
  private mutating func place(of key: Reach.Block.Key, isOwn: Bool) -> Int {
    let isKnown = !isOwn || !places.isEmpty
    if isKnown, let place = places[key] ?? blocks.firstIndex(where: { $0.key == key }) {
      if !isOwn { places[key] = place }
      return place
    }
    if !isOwn { places[key] = blocks.count }
    blocks.append(Reach.Block(reason: key.reason, by: key.by))
    return blocks.count - 1
  }
}

extension ReachSums {
  /// No real view lies under more views than these. Of more, those that take least are counted as
  /// one, in the name of the one of them that takes most. A choice.
  static let mostCovers = 32

  /// Adds all of a part of the view with very many owners, behind which no touch gets.
  ///
  /// - Parameter area: How much of the part is on the screen, in square points.
  mutating func addCrowd(_ polygon: ConvexPolygon, area: Double, _ areas: TouchAreas) {
    let part = TouchAreas.Part(polygon)
    let (tree, own) = (areas.tree, areas.places(of: lots.subtree))
    undecided = tree.sum(of: tree.undecided, in: part, middle: middle)
    var place = own.lowerBound
    while place < own.upperBound {
      let run = tree.run(at: place)
      tree.forEachShare(in: run, of: part) { add($0) }
      place = run.upperBound
    }
    var left = blocks.reduce(area - undecided.area) { $0 - $1.part.area }
    left = reachable.reduce(left) { $0 - $1.area }
    let least = lots.leastRank
    var owners = RegionTree.Owners(of: part, in: tree, middle: middle) { places, rank in
      rank > least && !(own.lowerBound <= places.lowerBound && places.upperBound <= own.upperBound)
    }
    var count = 0
    while let (run, taken) = owners.next() {
      let owner = areas.regions[run.lowerBound].owner
      guard case .blocked(let key) = lots.lot(of: owner) else {
        tree.forEachShare(in: run, of: part) { add($0) }
        left -= taken.area
        continue
      }
      guard count < Self.mostCovers else {
        let isMiddleKnown =
          undecided.holdsMiddle || reachable.contains { $0.contains(middle) }
          || blocks.contains { $0.part.holdsMiddle }
        var block = Reach.Block(reason: key.reason, by: key.by, part: taken)
        block.part.area = max(taken.area, left)
        block.part.holdsMiddle = !isMiddleKnown
        rest = block
        return
      }
      let place = self.place(of: key, isOwn: key.by == owner)
      count += 1
      left -= taken.area
      blocks[place].part.add(
        taken.largest, area: taken.area, holdsMiddle: taken.holdsMiddle)
    }
  }
}

/// Decides what becomes of a touch on a view by the owner of the touch.
struct ReachLots {
  private let node: Node.ID
  private let survey: ScreenSurvey
  let subtree: Range<Node.ID>
  private let parts: [ControlPart?]
  private let ranks: [Int]
  private let isElementTree: Bool
  private let standsAlone: Bool
  /// Whether all that overlaps the view lies in front of it.
  private let isBehindAll: Bool
  /// The last target that was found in the view, and what becomes of the touches in it.
  private var inner: (nodes: Range<Node.ID>, lot: Reach.Lot)?

  init(of node: Node.ID, on survey: ScreenSurvey) {
    self.node = node
    self.survey = survey
    let screen = survey.screen
    subtree = screen.subtree(of: node)
    parts = survey.parts
    ranks = survey.facts.ranks.wrappedValue
    isElementTree = survey.asker.elements != nil
    standsAlone = screen.nodes[node].standsAlone
    isBehindAll = isElementTree && screen.nodes[node].reportedReach?.isUnhittable == true
  }

  /// Those of no higher rank do not lie in front.
  var leastRank: Int { isBehindAll ? -1 : ranks[node] }

  /// Returns what becomes of a touch that an owner gets in the view.
  mutating func lot(of owner: Node.ID?) -> Reach.Lot {
    guard let owner else { return .fallsThrough }
    if subtree.contains(owner) { return lot(inside: owner) }
    // A part of an acting element, and a control that is listed twice, act through the owner.
    if standsAlone {
      let screen = survey.screen
      let isPart = screen.subtree(of: owner).contains(node) && screen.acts(owner)
      if isPart || screen.areTwins(node, owner) { return .reaches }
    }
    guard ranks[owner] > ranks[node] || isBehindAll else { return .fallsThrough }
    let by = isElementTree ? survey.keyboard(covering: node, by: owner) : nil
    return .blocked(.init(reason: .behindWinner, by: by ?? owner))
  }

  private mutating func lot(inside owner: Node.ID) -> Reach.Lot {
    let isOfControl = isOfControl(owner)
    if !isOfControl, let inner, inner.nodes.contains(owner) { return inner.lot }
    guard let part = survey.inner(owner, in: node), let by = part.node else { return .reaches }
    let lot = Reach.Lot.blocked(.init(reason: .subviewHit, by: by))
    if !isOfControl, case .target = part { inner = (survey.screen.subtree(of: by), lot) }
    return lot
  }

  /// Whether the control around an owner decides, and not the outermost target in the view.
  private func isOfControl(_ owner: Node.ID) -> Bool {
    switch parts[owner] {
    case .view: true
    case .target(let inner): parts[node] != nil && inner > node
    default: false
    }
  }
}
