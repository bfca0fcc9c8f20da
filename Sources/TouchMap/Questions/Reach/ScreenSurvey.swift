/// A screen with everything that questions about single views need; each part is computed once,
/// when it is first needed.
@_spi(Command) public struct ScreenSurvey: Sendable {
  /// Whether sentences name nodes only by their lines, so that they contain nothing from the dump.
  package var namesLinesOnly = false
  let facts: Facts
  /// Answers which view gets a touch at a point.
  package var asker: TouchAsker { facts.asker }
  package var screen: Screen { asker.screen }
  package var rules: ClassRules { asker.rules }
  package var outlines: ScreenOutlines { facts.outlines.wrappedValue }
  package var partition: TouchPartition { facts.partition.wrappedValue }
  var areas: TouchAreas { facts.areas.wrappedValue }
  /// The assumptions of the partition.
  package var assumptions: [Assumption] { facts.assumptions.wrappedValue }
  /// The use that each node makes of touches.
  var targets: [TouchTarget?] { facts.targets.wrappedValue }
  /// What each node means for the control that it is or lies in.
  var parts: [ControlPart?] { facts.parts.wrappedValue }
  /// The effects of the touches that each node gets.
  package var acting: ActingNodes { facts.acting.wrappedValue }
  /// For each node the outermost node that keeps touches from it wherever the finger lands.
  var shutBy: [Node.ID?] { facts.shutBy.wrappedValue }
  /// For each node the one that makes touches on its own area fall through.
  package var fallThroughCauses: [Node.ID?] { facts.fallThroughCauses.wrappedValue }
  /// The place of each node's window in `Screen.windows`.
  package var windowOfNode: [Int] { facts.windowOfNode.wrappedValue }
  /// For each node the nearest view around it that scrolls.
  var scrollers: [Node.ID?] { facts.scrollers.wrappedValue }
  /// The views with which the system dims the views behind a presentation.
  var dimmings: [Node.ID] { facts.dimmings.wrappedValue }
  /// The views that get touches and certainly show nothing, with the reason.
  var unseenTakers: [Node.ID: Invisibility] { facts.unseenTakers.wrappedValue }
  /// The views that UIKit moves in a transition, and those that it switches off for that time.
  var movingViews: [Node.ID] { facts.movingViews.wrappedValue }
  /// Whether any answer about a point may rest on an assumption.
  var mayAssume: Bool { !assumptions.isEmpty }

  /// Prepares questions about a screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; for the partition see
  ///   `Screen.partition(rules:windows:)`.
  @_spi(Command) public init(_ screen: Screen, rules: ClassRules = .standard) {
    facts = Facts(TouchAsker(screen, rules: rules))
  }

  /// Returns which view gets a touch, in screen points, and the assumptions of the answer.
  package func touch(at point: Screen.Point) -> TouchAnswer {
    asker.receiver(at: point, in: facts.index.wrappedValue)
  }

  /// Returns which node gets a touch, in screen points, under assumptions that contradict the rules.
  package func receiver(
    ofTouchAt point: Screen.Point, assuming assumed: HitTestWalk.Assumed
  ) -> Node.ID? {
    facts.assumedIndexes.receiver(ofTouchAt: point, assuming: assumed, asker)
  }

  /// Returns the name of a node in sentences.
  func name(of node: Node.ID) -> String {
    namesLinesOnly ? screen.place(of: node) : screen.name(of: node)
  }

  /// Returns a node's ancestors whose bounds and switches decide about touches on it, the window
  /// first.
  func ancestors(of node: Node.ID) -> [Node.ID] {
    let screen = screen
    var chain: [Node.ID] = []
    var current = screen.superview(of: node)
    while let ancestor = current {
      chain.append(ancestor)
      current = screen.superview(of: ancestor)
    }
    return chain.reversed()
  }

  /// Returns whether no ancestor cuts off a part of a node, as far as a simple check shows.
  func liesInAncestors(_ node: Node.ID) -> Bool {
    outlines.frames[node].map { liesInAncestors(of: node, $0) }
      ?? (screen.superview(of: node) == nil)
  }

  /// The same for another frame in place of the node's own, in screen points.
  func liesInAncestors(of node: Node.ID, _ frame: Screen.Rect) -> Bool {
    guard let superview = screen.superview(of: node) else { return true }
    return facts.clips.wrappedValue[superview].map { $0.holds(frame, within: 0) } ?? false
  }

  /// Returns whether neither hidden, transparent nor disabled ancestors keep touches away.
  func isLive(_ node: Node.ID) -> Bool {
    screen.superview(of: node).map { shutBy[$0] == nil } ?? true
  }

  /// Returns the nearest node that uses touches, from a node that owns some upwards.
  func target(holding owner: Node.ID) -> Node.ID? { facts.nearestTargets.wrappedValue[owner] }

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
    guard let owner = areas.owner(at: point), asker.isUnsettledTaker(owner) else {
      return asker.best
    }
    return asker.best.lowered(by: .assumption(Assumption(kind: .appClass, node: owner)))
  }

  /// A choice: few views consist of more pieces.
  private static let mostPiecesJudged = 10

  /// Returns whether a touch reaches one node before it reaches another that does not contain it.
  func isAsked(_ front: Node.ID, before back: Node.ID) -> Bool {
    rank(of: front) > rank(of: back)
  }

  /// Returns the place of a node in the order in which views are asked, the last one first.
  func rank(of node: Node.ID) -> Int { facts.ranks.wrappedValue[node] }

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
}
