/// Adds up what becomes of the touches on a view, owner after owner.
struct ReachSums {
  private(set) var reachable: [ConvexPolygon] = []
  private(set) var undecided = Reach.Part()
  private(set) var falling = Reach.Part()
  private(set) var blocks: [Reach.Block] = []

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

/// Decides what becomes of a touch on a view by the owner of the touch.
struct ReachLots {
  private let node: Node.ID
  private let survey: ScreenSurvey
  private let subtree: Range<Node.ID>
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
