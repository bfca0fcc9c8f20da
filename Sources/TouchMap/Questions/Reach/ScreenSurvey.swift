/// A screen with everything that questions about single views need; each part is computed once,
/// when it is first needed.
@_spi(Command) public struct ScreenSurvey: Sendable {
  /// Whether sentences name nodes only by their lines, so that they contain nothing from the dump.
  package var namesLinesOnly = false
  /// Answers which view gets a touch at a point.
  package let asker: TouchAsker
  package var screen: Screen { asker.screen }
  package var rules: ClassRules { asker.rules }
  @Deferred package var outlines: ScreenOutlines
  /// The views that can get touches.
  @Deferred var table: ViewTable
  /// Answers the same for very many points.
  @Deferred private var index: TouchIndex
  @Deferred package var partition: TouchPartition
  @Deferred var areas: TouchAreas
  /// The assumptions of the partition.
  @Deferred package var assumptions: [Assumption]
  /// The use that each node makes of touches.
  @Deferred var targets: [TouchTarget?]
  /// What each node means for the control that it is or lies in.
  @Deferred var parts: [ControlPart?]
  /// The effects of the touches that each node gets.
  @Deferred package var acting: ActingNodes
  /// For each node the nearest target from it upwards.
  @Deferred private var nearestTargets: [Node.ID?]
  /// For each node the rectangle to which it and its ancestors clip its content, in screen points;
  /// `nil` where one of them is turned or has no area.
  @Deferred private var clips: [Screen.Rect?]
  /// For each node the outermost node that keeps touches from it wherever the finger lands.
  @Deferred var shutBy: [Node.ID?]
  /// For each node the one that makes touches on its own area fall through.
  @Deferred package var fallThroughCauses: [Node.ID?]
  /// The place of each node's window in `Screen.windows`.
  @Deferred package var windowOfNode: [Int]
  /// The parts of scroll views that a finger reaches, also through their content. They are needed
  /// for very many views.
  let scrollerReaches = Remembered<Node.ID, (own: Double, pieces: [ConvexPolygon])>()
  private let assumedIndexes = AssumedIndexes()
  /// For each node the nearest view around it that scrolls.
  @Deferred var scrollers: [Node.ID?]
  /// The views with which the system dims the views behind a presentation.
  @Deferred var dimmings: [Node.ID]
  /// The views that get touches and certainly show nothing, with the reason.
  @Deferred var unseenTakers: [Node.ID: Invisibility]
  /// The views that UIKit moves in a transition, and those that it switches off for that time.
  @Deferred var movingViews: [Node.ID]
  /// Whether any answer about a point may rest on an assumption.
  var mayAssume: Bool { !assumptions.isEmpty }

  /// Prepares questions about a screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; for the partition see
  ///   `Screen.partition(rules:windows:)`.
  @_spi(Command) public init(_ screen: Screen, rules: ClassRules = .standard) {
    let asker = TouchAsker(screen, rules: rules)
    self.asker = asker
    let outlines = Deferred { ScreenOutlines(of: screen) }
    _outlines = outlines
    _clips = Deferred { outlines.wrappedValue.clips(of: screen) }
    let table = Deferred { ViewTable(asker) }
    _table = table
    let partition = Deferred {
      TouchPartition(
        of: table.wrappedValue, on: screen.frame, entries: asker.elements?.entries)
    }
    _partition = partition
    let areas = Deferred { TouchAreas(partition.wrappedValue) }
    _areas = areas
    let causes = Deferred { screen.fallThroughCauses(classFacts: asker.classFacts) }
    _fallThroughCauses = causes
    _assumptions = Deferred {
      screen.assumptions(
        of: partition.wrappedValue, classFacts: asker.classFacts,
        fallThroughCauses: causes.wrappedValue)
    }
    let targets = Deferred { screen.touchTargets() }
    _targets = targets
    let parts = Deferred { screen.controlParts() }
    _parts = parts
    _acting = Deferred {
      ActingNodes(
        screen, targets: targets.wrappedValue, parts: parts.wrappedValue,
        classFacts: asker.classFacts)
    }
    _nearestTargets = Deferred { screen.nearest(of: targets.wrappedValue) }
    _shutBy = Deferred { screen.shutBy }
    _windowOfNode = Deferred { screen.windowOfNode }
    _index = Deferred { TouchIndex(asker, table.wrappedValue) }
    _scrollers = Deferred { screen.nearestScrollers }
    _dimmings = Deferred {
      screen.nodeIDs.filter { screen.isOne($0, of: SystemClasses.dimmings) }
    }
    _unseenTakers = Deferred {
      asker.elements == nil ? screen.unseen(among: areas.wrappedValue.owners) : [:]
    }
    _movingViews = Deferred { screen.movingViews }
  }

  /// Returns which view gets a touch, in screen points, and the assumptions of the answer.
  package func touch(at point: Screen.Point) -> TouchAnswer { asker.receiver(at: point, in: index) }

  /// Returns which node gets a touch, in screen points, under assumptions that contradict the rules.
  package func receiver(
    ofTouchAt point: Screen.Point, assuming assumed: HitTestWalk.Assumed
  ) -> Node.ID? {
    assumedIndexes.receiver(ofTouchAt: point, assuming: assumed, asker)
  }

  /// Returns the name of a node in sentences.
  func name(of node: Node.ID) -> String {
    namesLinesOnly ? screen.place(of: node) : screen.name(of: node)
  }

  /// Returns a node's ancestors whose bounds and switches decide about touches on it, the window
  /// first.
  func ancestors(of node: Node.ID) -> [Node.ID] {
    let chain = sequence(first: node) { screen.superview(of: $0) }
    return chain.dropFirst().reversed()
  }

  /// Returns whether no ancestor cuts off a part of a node, as far as a simple check shows.
  func liesInAncestors(_ node: Node.ID) -> Bool {
    outlines.frames[node].map { liesInAncestors(of: node, $0) }
      ?? (screen.superview(of: node) == nil)
  }

  /// The same for another frame in place of the node's own, in screen points.
  func liesInAncestors(of node: Node.ID, _ frame: Screen.Rect) -> Bool {
    guard let superview = screen.superview(of: node) else { return true }
    return clips[superview].map { $0.holds(frame, within: 0) } ?? false
  }

  /// Returns whether neither hidden, transparent nor disabled ancestors keep touches away.
  func isLive(_ node: Node.ID) -> Bool {
    screen.superview(of: node).map { shutBy[$0] == nil } ?? true
  }

  /// Returns the nearest node that uses touches, from a node that owns some upwards.
  func target(holding owner: Node.ID) -> Node.ID? { nearestTargets[owner] }

  /// Returns the nearest view around a node whose recognizers, which an app attached, also see
  /// touches on the node and may take them away.
  func recognizer(around node: Node.ID) -> Node.ID? {
    guard let parent = screen.nodes[node].parent else { return nil }
    return screen.nearest(from: parent) {
      targets[$0] == .recognizing && screen.nodes[$0].hasCancellingRecognizer
    }
  }

  /// Returns the nearest view around a node of whose recognizers one may take a tap from it: it
  /// cancels touches in views, or the source does not say. Controls that win against a tap lose
  /// none where no recognizer is known that waits for more.
  ///
  /// > Source: UIKit documentation, `cancelsTouchesInView`, and "Attaching gesture recognizers to
  /// UIKit controls". FS-128, FS-120.
  func tapTaker(around node: Node.ID) -> Node.ID? {
    guard let parent = screen.nodes[node].parent else { return nil }
    let wins = screen.isOne(node, of: SystemClasses.winningOverTaps)
    return screen.nearest(from: parent) { view in
      guard targets[view] == .recognizing else { return false }
      if screen.nodes[view].recognizers.isEmpty { return !wins && !screen.isReactNative(view) }
      return screen.nodes[view].tapTakers.contains {
        !wins || $0.className != "UITapGestureRecognizer"
      }
    }
  }

  /// Returns the name of the recognizers of a view that may take taps.
  package func tapTakerName(of view: Node.ID) -> String {
    let known = screen.nodes[view].tapTakers
    guard known.count == 1, !namesLinesOnly else { return "the gesture recognizers" }
    return "the \(VisibleText.escape(known[0].className))"
  }

  /// Returns what keeps the recognizers of a view from taking the taps of a target in it.
  package func cure(of node: Node.ID, losingTapsTo view: Node.ID) -> String {
    "Set cancelsTouchesInView of \(tapTakerName(of: view)) of \(name(of: view)) to false, or let a "
      + "delegate leave touches on \(name(of: node)) alone, unless they are meant to be taken."
  }

  /// The classes of the app that take touches themselves, only by UIKit's rule.
  package var appTakers: [Assumption] {
    areas.owners.filter(asker.isUnsettledTaker).map { Assumption(kind: .appClass, node: $0) }
  }

  /// How certain answers about the whole screen are: as certain as the weakest.
  package var certainty: Certainty {
    asker.best.lowered(by: (assumptions.first ?? appTakers.first).map(Because.assumption))
  }

  /// Returns how certain answers about some pieces of the screen are, judged in the middle of the
  /// largest of them.
  ///
  /// - Parameter known: Earlier judgements, so that no point is judged twice.
  package func certainty(
    in pieces: [ConvexPolygon], known: inout [Screen.Point: Certainty]
  ) -> Certainty {
    let judged = pieces.sorted { $0.area > $1.area }.prefix(Self.mostPiecesJudged)
    return judged.reduce(asker.best) { weakest, piece in
      let center = piece.center
      let certainty = known[center] ?? certainty(at: center)
      known[center] = certainty
      return weakest.weaker(certainty)
    }
  }

  private func certainty(at point: Screen.Point) -> Certainty {
    guard !mayAssume else {
      guard asker.elements == nil else { return asker.certainty(at: point) }
      return asker.best.lowered(by: touch(at: point).assumptions.first.map(Because.assumption))
    }
    let owner = areas.regions(near: Box(Screen.Rect(x: point.x, y: point.y, width: 0, height: 0)))
      .first { $0.piece.contains(point) }?.owner
    guard let owner, asker.isUnsettledTaker(owner) else { return asker.best }
    return asker.best.lowered(by: .assumption(Assumption(kind: .appClass, node: owner)))
  }

  /// A choice: few views consist of more pieces.
  private static let mostPiecesJudged = 10

  /// Returns whether a touch reaches one node before it reaches another that does not contain it.
  func isAsked(_ front: Node.ID, before back: Node.ID) -> Bool {
    rank(of: front) > rank(of: back)
  }

  /// Returns the place of a node in the order in which views are asked, the last one first.
  func rank(of node: Node.ID) -> Int {
    asker.elements?.ranks[node] ?? windowOfNode[node] * screen.nodes.count + node.index
  }

  /// Returns whether the receiver of a touch lies in front of a node that contains the point. Where
  /// the word of the tool that wrote the dump decides between two elements, the one that it calls
  /// not hittable lies behind.
  func isInFront(_ receiver: Node.ID, of node: Node.ID) -> Bool {
    isAsked(receiver, before: node)
      || asker.elements != nil && screen.nodes[node].reportedReach?.isUnhittable == true
  }
}

extension Screen {
  /// Whether a view is one of React Native's, whose own recognizer cancels no touches in views.
  ///
  /// > Source: facebook/react-native, `RCTSurfaceTouchHandler.mm`: `cancelsTouchesInView = NO`.
  fileprivate func isReactNative(_ index: Node.ID) -> Bool {
    DumpedClassName(nodes[index].className).short.hasPrefix("RCT")
  }

  /// Returns for each node the nearest target from it upwards.
  fileprivate func nearest(of targets: [TouchTarget?]) -> [Node.ID?] {
    var nearest: [Node.ID?] = []
    nearest.reserveCapacity(nodes.count)
    for (index, node) in zip(nodeIDs, nodes) {
      nearest.append(targets[index] == nil ? node.parent.flatMap { nearest[$0] } : index)
    }
    return nearest
  }

  /// For each node the nearest view around it that scrolls.
  fileprivate var nearestScrollers: [Node.ID?] {
    var nearest: [Node.ID?] = []
    nearest.reserveCapacity(nodes.count)
    for node in nodes {
      nearest.append(node.parent.flatMap { scrolls($0) ? $0 : nearest[$0] })
    }
    return nearest
  }

  /// For each node the outermost node that keeps touches from it wherever the finger lands.
  fileprivate var shutBy: [Node.ID?] {
    var shutBy: [Node.ID?] = []
    shutBy.reserveCapacity(nodes.count)
    for (index, node) in zip(nodeIDs, nodes) {
      // An element keeps touches only from itself, not from its children.
      let outer = superview(of: index).flatMap { shutBy[$0] }
      shutBy.append(outer ?? (node.reasonToIgnoreTouches == nil ? nil : index))
    }
    return shutBy
  }
}
