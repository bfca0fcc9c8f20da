extension HitTestWalk {
  /// Why a node cannot get the touch although it was not asked.
  struct Cause {
    var reason: TouchAnswer.Reason
    var node: Node.ID

    /// Returns why a view in the branch gets no touch, and why the views in it get none. Behind the
    /// winner, a view that could not get the touch in any case says so.
    func inside(_ view: Node, at place: Place) -> (own: Cause, below: Cause) {
      guard reason == .behindWinner else { return (self, self) }
      if let ignored = view.reasonToIgnoreTouches {
        let cause = Cause(reason: ignored, node: place.node)
        return (cause, cause)
      }
      return (self, place.isInside ? self : Cause(reason: .outsideAncestor, node: place.node))
    }
  }

  /// The place of a node at a touch.
  struct Place {
    var node: Node.ID
    /// The touch, in the node's own space.
    var local: Screen.Point
    var isInside: Bool
    /// The node's own space to the screen.
    var toScreen: Screen.Transform
    var frame: Screen.Rect
  }

  /// A node that the walk came to.
  struct Visit {
    enum Outcome {
      /// It gets no touches at all.
      case ignored(TouchAnswer.Reason)
      /// It does not contain the point.
      case missed
      /// It contains the point, so its subviews are asked before it.
      case asked
      /// It was not asked.
      case unreached(Cause)
    }

    var place: Place
    var window: Int
    var outcome: Outcome
  }
}

/// Makes an answer of the visits of a walk: the candidates with their reasons, and the assumptions.
struct WalkExplainer {
  private let screen: Screen
  private let classFacts: ClassFacts
  private let point: Screen.Point
  private var record: CandidateRecord
  private var winner: TouchAnswer.Candidate?

  init(
    _ screen: Screen, _ classFacts: ClassFacts, at point: Screen.Point, limits: TouchAnswer.Limits
  ) {
    self.screen = screen
    self.classFacts = classFacts
    self.point = point
    record = CandidateRecord(limits: limits)
  }

  func answer(evidence: Evidence) -> TouchAnswer {
    record.answer(at: point, winner: winner, evidence: evidence)
  }

  /// Reads a visit. Returns the place of its candidate in the list, if it is listed; what became of
  /// a node that is ``HitTestWalk/Visit/Outcome/asked`` is known later.
  mutating func take(_ visit: HitTestWalk.Visit) -> Int? {
    let place = visit.place
    assume(at: visit)
    switch visit.outcome {
    case .ignored(let reason):
      return record.add(candidate(visit, .passedOver, reason), containsPoint: place.isInside)
    case .missed:
      return record.add(candidate(visit, .passedOver, .outsideBounds), containsPoint: false)
    case .asked: return record.add(candidate(visit, .passedOver, .subviewHit), containsPoint: true)
    case .unreached(let cause):
      guard place.isInside else { return nil }
      let candidate = candidate(visit, .notReached, cause.reason, because: cause.node)
      return record.add(candidate, containsPoint: true)
    }
  }

  /// Notes a node whose place is unknown.
  mutating func note(_ index: Node.ID, unlocated reason: TouchAnswer.Reason, in window: Int) {
    let ignored = screen.nodes[index].reasonToIgnoreTouches
    let candidate = TouchAnswer.Candidate(
      node: index, window: window, frameInScreen: nil, verdict: .passedOver,
      reason: ignored ?? reason, cause: index)
    record.add(candidate, containsPoint: false)
    assume(.placing, index, .ordinary)
  }

  /// Notes why a node that was asked did not take the touch.
  mutating func settle(_ listed: Int?, _ reason: TouchAnswer.Reason, because cause: Node.ID) {
    record.settle(listed, .passedOver, reason, because: cause)
  }

  /// Notes that the touch falls through a node because of the class of this or another node.
  mutating func settle(_ listed: Int?, fallingThroughBecauseOf cause: Node.ID) {
    assume(.passing, cause, classFacts[cause].behavior)
    settle(listed, .fallsThrough, because: cause)
  }

  /// Notes that a node takes the touch.
  mutating func settle(_ listed: Int?, hit place: HitTestWalk.Place, in window: Int) {
    assume(.taking, place.node, classFacts[place.node].behavior)
    let hit = TouchAnswer.Candidate(
      node: place.node, window: window,
      frameInScreen: place.toScreen.boundingBox(of: screen.nodes[place.node].bounds),
      verdict: .hit, reason: .hit, cause: place.node)
    winner = hit
    if listed == nil { record.addWinner(hit) }
    record.settle(listed, .hit, .hit, because: place.node)
  }

  /// Notes what is assumed about a view that is asked.
  private mutating func assume(at visit: HitTestWalk.Visit) {
    let index = visit.place.node
    guard !screen.nodes[index].standsAlone else { return }
    let behavior = classFacts[index].behavior
    switch visit.outcome {
    case .unreached: return
    case .ignored: assume(.asking, index, behavior)
    case .missed:
      assume(.asking, index, behavior)
      let asksBeyondBounds = AssumptionRule.asksBeyondBounds(screen.nodes[index], behavior)
      if visit.place.frame.isNear(point) || asksBeyondBounds { assume(.missing, index, behavior) }
    case .asked:
      assume(.asking, index, behavior)
      assume(.holding, index, behavior)
    }
  }

  private mutating func assume(
    _ step: AssumptionRule.Step, _ index: Node.ID, _ behavior: ClassRules.Behavior
  ) {
    for kind in AssumptionRule.kinds(step, screen.nodes[index], behavior) {
      record.assume(kind, of: index)
    }
  }

  private func candidate(
    _ visit: HitTestWalk.Visit, _ verdict: TouchAnswer.Verdict, _ reason: TouchAnswer.Reason,
    because cause: Node.ID? = nil
  ) -> TouchAnswer.Candidate {
    TouchAnswer.Candidate(
      node: visit.place.node, window: visit.window, frameInScreen: visit.place.frame,
      verdict: verdict, reason: reason, cause: cause ?? visit.place.node)
  }
}

extension Screen.Rect {
  /// Whether a point is so near that an enlarged hit area may contain it: half of the 44 points
  /// that Apple asks for a touch target.
  fileprivate func isNear(_ point: Screen.Point) -> Bool { Box(self).grown(by: 22).contains(point) }
}
