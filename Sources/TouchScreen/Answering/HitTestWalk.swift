import HitTesting

/// UIKit's recursion without recursion: the next steps are on a stack of their own, so that a deep
/// tree costs memory and not the thread's stack.
///
/// The rule is in `ask`, `enterChildren` and `leave`: a node that takes touches and contains the
/// point asks its subviews from the front, and takes the touch itself if none of them does. All
/// other code explains why the other nodes did not get it.
package struct HitTestWalk {
  /// Why a node cannot get the touch although it was not asked.
  private struct Cause {
    var reason: TouchAnswer.Reason
    var node: Node.ID
  }

  private enum Step {
    /// Visit a node below the last of the ``levels``.
    case enter(Node.ID)
    /// All children at the last of the ``levels`` were visited.
    case leave
  }

  /// A node whose children are being visited.
  private struct Level {
    var node: Node.ID
    /// The touch, in the node's own space.
    var point: Screen.Point
    /// The node's own space to the screen.
    var toScreen: Screen.Transform
    /// Why nothing in the branch gets touches.
    var cause: Cause?
    /// What the node does with touches on its own area.
    var background: Background
    /// The node's place in the record, if it was asked and contains the point.
    var candidate: Int?
    /// Whether the node takes the touch itself if no descendant does.
    var takesTouch = true
  }

  private let screen: Screen
  private let point: Screen.Point
  private var record: CandidateRecord
  private let classFacts: ClassFacts
  /// Assumptions about some nodes that contradict the rules.
  private let assumed: Assumed
  /// The nodes that are visited; `nil` for all.
  private let part: DoubtfulPart?
  /// Whether nothing is listed, so that only nodes that are asked matter.
  private let isBare: Bool
  private var steps: [Step] = []
  private var levels: [Level] = []
  private var window = 0
  private var winner: TouchAnswer.Candidate?

  /// Assumptions about some nodes that contradict the rules. An answer that they change is in
  /// doubt.
  package struct Assumed {
    /// The nodes that take the touches on their own area, whatever their class says.
    var taking: Set<Node.ID> = []
    /// The nodes that let them fall through.
    var passing: Set<Node.ID> = []

    package init(taking: Set<Node.ID> = [], passing: Set<Node.ID> = []) {
      self.taking = taking
      self.passing = passing
    }
  }

  init(
    screen: Screen, classFacts: ClassFacts, point: Screen.Point, limits: TouchAnswer.Limits,
    assumed: Assumed, part: DoubtfulPart? = nil
  ) {
    self.assumed = assumed
    self.part = part
    isBare = limits == TouchAnswer.Limits(misses: 0, candidates: 0)
    self.screen = screen
    self.point = point
    self.record = CandidateRecord(limits: limits)
    self.classFacts = classFacts
  }

  package mutating func run(best: Evidence) -> TouchAnswer {
    for index in screen.windows.indices.reversed() where !isBare || winner == nil {
      window = index
      steps.append(.enter(screen.windows[index].root))
      while let step = steps.popLast() {
        if isBare, winner != nil { break }
        switch step {
        case .enter(let node): enter(node)
        case .leave: leave()
        }
      }
    }
    return record.answer(at: point, winner: winner, evidence: best)
  }

  private mutating func enter(_ index: Node.ID) {
    let node = screen.nodes[index]
    guard node.kind != .layer else { return }
    let level = levels.last
    let cause = level?.cause ?? winner.map { Cause(reason: .behindWinner, node: $0.node) }
    if node.standsAlone { return enter(element: node, at: index, cause: cause) }
    guard !node.unknown.contains(.geometry) else {
      return note(index, unlocated: .unknownGeometry, cause: cause)
    }
    guard let local = node.geometry.convert(fromParent: level?.point ?? point) else {
      return note(index, unlocated: .notInvertible, cause: cause)
    }
    let toScreen = node.geometry.toParent.followed(by: level?.toScreen ?? .identity)
    let place = Place(
      node: index, local: local, isInside: node.bounds.contains(local), toScreen: toScreen,
      frame: toScreen.boundingBox(of: node.bounds))
    if let cause {
      survey(node, at: place, cause: cause)
    } else {
      ask(node, at: place)
    }
  }

  /// A node whose place is known.
  private struct Place {
    var node: Node.ID
    /// The touch, in the node's own space.
    var local: Screen.Point
    var isInside: Bool
    /// The node's own space to the screen.
    var toScreen: Screen.Transform
    var frame: Screen.Rect
  }

  /// Asks a node as UIKit does: guards, bounds, subviews, itself.
  private mutating func ask(_ node: Node, at place: Place) {
    let behavior = classFacts[place.node].behavior
    assume(.asking, node, behavior, at: place.node)
    if let reason = node.reasonToIgnoreTouches {
      record.add(candidate(at: place, .passedOver, reason), containsPoint: place.isInside)
      return enterChildren(at: place, cause: Cause(reason: reason, node: place.node))
    }
    guard place.isInside else {
      if place.frame.isNear(point) { assume(.missing, node, behavior, at: place.node) }
      record.add(candidate(at: place, .passedOver, .outsideBounds), containsPoint: false)
      return enterChildren(at: place, cause: Cause(reason: .outsideAncestor, node: place.node))
    }
    assume(.holding, node, behavior, at: place.node)
    // Its outcome is known when it is known which view took the touch.
    let listed = record.add(candidate(at: place, .passedOver, .subviewHit), containsPoint: true)
    enterChildren(at: place, cause: nil, candidate: listed)
  }

  /// Asks an accessibility element. Its frame is on the screen, and its children are asked wherever
  /// the point is.
  private mutating func enter(element node: Node, at index: Node.ID, cause: Cause?) {
    let isPlaced = !node.unknown.contains(.geometry) && node.kind == .element
    let place = Place(
      node: index, local: point, isInside: isPlaced && node.frame.contains(point),
      toScreen: .identity, frame: node.frame)
    let ignored = node.reasonToIgnoreTouches
    if let cause {
      let own = ignored.map { Cause(reason: $0, node: index) } ?? cause
      if place.isInside {
        let candidate = candidate(at: place, .notReached, own.reason, because: own.node)
        record.add(candidate, containsPoint: true)
      }
      return enterChildren(at: place, cause: cause)
    }
    if !isPlaced {
      if node.kind == .element { note(index, unlocated: .unknownGeometry, cause: nil) }
      return enterChildren(at: place, cause: nil, takesTouch: false)
    }
    guard ignored == nil, place.isInside else {
      let candidate = candidate(at: place, .passedOver, ignored ?? .outsideBounds)
      record.add(candidate, containsPoint: place.isInside)
      return enterChildren(at: place, cause: nil, takesTouch: false)
    }
    let listed = record.add(candidate(at: place, .passedOver, .subviewHit), containsPoint: true)
    enterChildren(at: place, cause: nil, candidate: listed)
  }

  /// Visits a node that gets no touch in any case, for the explanation.
  private mutating func survey(_ node: Node, at place: Place, cause: Cause) {
    var own = cause
    var below = cause
    if cause.reason == .behindWinner {
      if let reason = node.reasonToIgnoreTouches {
        own = Cause(reason: reason, node: place.node)
        below = own
      } else if !place.isInside {
        below = Cause(reason: .outsideAncestor, node: place.node)
      }
    }
    if place.isInside {
      let candidate = candidate(at: place, .notReached, own.reason, because: own.node)
      record.add(candidate, containsPoint: true)
    }
    enterChildren(at: place, cause: below)
  }

  private mutating func enterChildren(
    at place: Place, cause: Cause?, candidate: Int? = nil, takesTouch: Bool = true
  ) {
    if isBare, cause != nil { return }
    levels.append(
      Level(
        node: place.node, point: place.local, toScreen: place.toScreen, cause: cause,
        background: background(of: place.node), candidate: candidate, takesTouch: takesTouch))
    steps.append(.leave)
    // The last subview is drawn on top, so it is asked first: it is pushed last.
    if let part { return steps += part.children(of: place.node).map(Step.enter) }
    var child = place.node.next
    let end = screen.nodes[place.node].subtreeEnd
    while child < end {
      steps.append(.enter(child))
      child = screen.nodes[child].subtreeEnd
    }
  }

  private mutating func leave() {
    guard let level = levels.popLast(), level.cause == nil, level.takesTouch else { return }
    if let winner {
      return record.settle(level.candidate, .passedOver, .subviewHit, because: winner.node)
    }
    if assumed.passing.contains(level.node) {
      return record.settle(level.candidate, .passedOver, .fallsThrough, because: level.node)
    }
    if let falling = cause(of: level) {
      let behavior = classFacts[falling].behavior
      assume(.passing, screen.nodes[falling], behavior, at: falling)
      return record.settle(level.candidate, .passedOver, .fallsThrough, because: falling)
    }
    let behavior = classFacts[level.node].behavior
    assume(.taking, screen.nodes[level.node], behavior, at: level.node)
    let hit = TouchAnswer.Candidate(
      node: level.node, window: window,
      frameInScreen: level.toScreen.boundingBox(of: screen.nodes[level.node].bounds),
      verdict: .hit, reason: .hit, cause: level.node)
    winner = hit
    if level.candidate == nil { record.addWinner(hit) }
    record.settle(level.candidate, .hit, .hit, because: level.node)
  }

  /// Returns the node that makes touches on a node's own area fall through.
  private func cause(of level: Level) -> Node.ID? {
    switch level.background.cause {
    case .itself: level.node
    case .window: screen.windows[window].root
    case nil: nil
    }
  }

  private mutating func background(of index: Node.ID) -> Background {
    var facts = classFacts[index]
    if assumed.taking.contains(index) { facts.behavior = .ordinary }
    guard let parent = screen.nodes[index].parent, let outer = levels.last else {
      return Background(ofRoot: facts)
    }
    return Background(
      of: facts, inBackground: outer.background.holdsBackground, isRearmost: index == parent.next)
  }

  /// Notes a node with an unknown place; its descendants have no place either.
  private mutating func note(_ index: Node.ID, unlocated reason: TouchAnswer.Reason, cause: Cause?)
  {
    // Behind the winner, or where nothing in the branch gets touches, its place does not matter.
    guard cause == nil else { return }
    let ignored = screen.nodes[index].reasonToIgnoreTouches
    let candidate = TouchAnswer.Candidate(
      node: index, window: window, frameInScreen: nil, verdict: .passedOver,
      reason: ignored ?? reason, cause: index)
    record.add(candidate, containsPoint: false)
    assume(.placing, screen.nodes[index], .ordinary, at: index)
  }

  private mutating func assume(
    _ step: AssumptionRule.Step, _ node: Node, _ behavior: ClassRules.Behavior, at index: Node.ID
  ) {
    for kind in AssumptionRule.kinds(step, node, behavior) { record.assume(kind, of: index) }
  }

  private func candidate(
    at place: Place, _ verdict: TouchAnswer.Verdict, _ reason: TouchAnswer.Reason,
    because cause: Node.ID? = nil
  ) -> TouchAnswer.Candidate {
    TouchAnswer.Candidate(
      node: place.node, window: window, frameInScreen: place.frame, verdict: verdict,
      reason: reason, cause: cause ?? place.node)
  }
}

extension Screen.Rect {
  /// Whether a point is so near that an enlarged hit area may contain it: half of the 44 points
  /// that Apple asks for a touch target.
  fileprivate func isNear(_ point: Screen.Point) -> Bool {
    Box(self).grown(by: 22).contains(point)
  }
}
