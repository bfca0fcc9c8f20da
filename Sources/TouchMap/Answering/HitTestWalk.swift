/// UIKit's recursion without recursion: the next steps are on a stack of their own, so that a deep
/// tree costs memory and not the thread's stack.
///
/// The rule: a node that takes touches and contains the point asks its subviews from the front, and
/// takes the touch itself if none of them does. Each node that the walk comes to is a ``Visit``; a
/// ``WalkExplainer`` reads the visits and makes the answer of them.
package struct HitTestWalk {
  private enum Step {
    /// Visit a node below the last of the ``levels``.
    case enter(Node.ID)
    /// All children at the last of the ``levels`` were visited.
    case leave
  }

  /// A node whose children are being visited.
  private struct Level {
    var place: Place
    /// Why nothing in the branch gets touches.
    var cause: Cause?
    /// What the node does with touches on its own area.
    var background: Background
    /// The node's place in the explanation, if it was asked and contains the point.
    var listed: Int?
    /// Whether the node takes the touch itself if no descendant does.
    var takesTouch: Bool
  }

  private let screen: Screen
  private let point: Screen.Point
  private let classFacts: ClassFacts
  private let assumed: Assumed
  /// The nodes that are visited; `nil` for all.
  private let part: DoubtfulPart?
  /// Whether nothing is listed, so that only nodes that are asked matter.
  private let isBare: Bool
  private var explainer: WalkExplainer
  private var steps: [Step] = []
  private var levels: [Level] = []
  private var window = 0
  private var winner: Node.ID?

  /// Assumptions about some nodes that contradict the rules. An answer that they change is in
  /// doubt.
  package struct Assumed: Sendable, Hashable {
    /// The nodes that take the touches on their own area, whatever their class says.
    var taking: Set<Node.ID> = []
    /// The nodes that let them fall through.
    var passing: Set<Node.ID> = []

    package init(taking: Set<Node.ID> = [], passing: Set<Node.ID> = []) {
      self.taking = taking
      self.passing = passing
    }

    var isEmpty: Bool { taking.isEmpty && passing.isEmpty }
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
    self.classFacts = classFacts
    explainer = WalkExplainer(screen, classFacts, at: point, limits: limits)
  }

  mutating func run(best: Evidence) -> TouchAnswer {
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
    return explainer.answer(evidence: best)
  }

  private mutating func enter(_ index: Node.ID) {
    let node = screen.nodes[index]
    guard node.kind != .layer else { return }
    let level = levels.last
    let cause = level?.cause ?? winner.map { Cause(reason: .behindWinner, node: $0) }
    if node.standsAlone { return enter(element: node, at: index, cause: cause) }
    guard !node.unknown.contains(.geometry) else {
      return leaveOut(index, .unknownGeometry, cause: cause)
    }
    guard let local = node.geometry.convert(fromParent: level?.place.local ?? point) else {
      return leaveOut(index, .notInvertible, cause: cause)
    }
    let toScreen = node.geometry.toParent.followed(by: level?.place.toScreen ?? .identity)
    let place = Place(
      node: index, local: local, isInside: node.bounds.contains(local), toScreen: toScreen,
      frame: toScreen.boundingBox(of: node.bounds))
    if let cause {
      let causes = cause.inside(node, at: place)
      visit(place, .unreached(causes.own))
      return enterChildren(at: place, cause: causes.below)
    }
    ask(node, at: place)
  }

  /// Asks a node as UIKit does: guards, bounds, subviews, itself.
  private mutating func ask(_ node: Node, at place: Place) {
    if let reason = node.reasonToIgnoreTouches {
      visit(place, .ignored(reason))
      return enterChildren(at: place, cause: Cause(reason: reason, node: place.node))
    }
    guard place.isInside else {
      visit(place, .missed)
      return enterChildren(at: place, cause: Cause(reason: .outsideAncestor, node: place.node))
    }
    enterChildren(at: place, cause: nil, listed: visit(place, .asked))
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
      visit(place, .unreached(ignored.map { Cause(reason: $0, node: index) } ?? cause))
      return enterChildren(at: place, cause: cause)
    }
    if isPlaced, ignored == nil, place.isInside {
      return enterChildren(at: place, cause: nil, listed: visit(place, .asked))
    }
    if isPlaced {
      visit(place, ignored.map(Visit.Outcome.ignored) ?? .missed)
    } else if node.kind == .element {
      leaveOut(index, .unknownGeometry, cause: nil)
    }
    enterChildren(at: place, cause: nil, takesTouch: false)
  }

  /// Leaves out a node with an unknown place; its descendants have no place either.
  private mutating func leaveOut(_ index: Node.ID, _ reason: TouchAnswer.Reason, cause: Cause?) {
    // Behind the winner, or where nothing in the branch gets touches, its place does not matter.
    guard cause == nil else { return }
    explainer.note(index, unlocated: reason, in: window)
  }

  @discardableResult
  private mutating func visit(_ place: Place, _ outcome: Visit.Outcome) -> Int? {
    explainer.take(Visit(place: place, window: window, outcome: outcome))
  }

  private mutating func enterChildren(
    at place: Place, cause: Cause?, listed: Int? = nil, takesTouch: Bool = true
  ) {
    if isBare, cause != nil { return }
    levels.append(
      Level(
        place: place, cause: cause, background: background(of: place.node), listed: listed,
        takesTouch: takesTouch))
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
    if let winner { return explainer.settle(level.listed, .subviewHit, because: winner) }
    let node = level.place.node
    if assumed.passing.contains(node) {
      return explainer.settle(level.listed, .fallsThrough, because: node)
    }
    if let falling = cause(of: level) {
      return explainer.settle(level.listed, fallingThroughBecauseOf: falling)
    }
    winner = node
    explainer.settle(level.listed, hit: level.place, in: window)
  }

  /// Returns the node that makes touches on a node's own area fall through.
  private func cause(of level: Level) -> Node.ID? {
    switch level.background.cause {
    case .itself, .rootView: level.place.node
    case .window: screen.windows[window].root
    case nil: nil
    }
  }

  private func background(of index: Node.ID) -> Background {
    var facts = classFacts[index]
    if assumed.taking.contains(index) { facts.behavior = .takesTouches }
    guard let parent = screen.nodes[index].parent, let outer = levels.last else {
      return Background(ofRoot: facts)
    }
    let site = Background.Site(
      isInWindow: screen.nodes[parent].parent == nil,
      isInKnownWindow: classFacts[parent].behavior == .knownPassThrough,
      isRearmost: index == parent.next,
      fills: screen.nodes[index].fills(screen.nodes[parent]))
    return Background(of: facts, inBackground: outer.background.holdsBackground, at: site)
  }
}
