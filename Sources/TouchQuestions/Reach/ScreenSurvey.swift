import HitTesting
import TouchScreen

/// A screen with everything that questions about single views need: each part is worked out when it is
/// asked for, and once.
package struct ScreenSurvey: Sendable {
  package let screen: Screen
  package let rules: ClassRules
  /// Whether sentences name nodes by their lines alone, so that nothing of the dump is in them.
  package var namesLinesOnly = false
  /// Who gets a touch at a point.
  package let asker: TouchAsker
  @Deferred package var outlines: ScreenOutlines
  /// The same for very many points.
  @Deferred private var index: TouchIndex
  /// The screen cut up by who gets a touch.
  @Deferred package var partition: TouchPartition
  @Deferred var areas: TouchAreas
  /// The assumptions of the partition.
  @Deferred package var assumptions: [Assumption]
  /// What each node does with touches itself.
  @Deferred var targets: [TouchTarget?]
  /// What each node means for the control that it is or lies in.
  @Deferred var parts: [ControlPart?]
  /// What comes of the touches that each node gets.
  @Deferred var acting: ActingNodes
  /// For each node the nearest target from it upwards.
  @Deferred private var nearestTargets: [Node.ID?]
  /// For each node the rectangle to which it and its ancestors clip what is in it, in screen points;
  /// `nil` where one of them is turned or has no area.
  @Deferred private var clips: [Screen.Rect?]
  /// For each node what shuts it off wherever the finger lands: the outermost such node.
  @Deferred var shutBy: [Node.ID?]
  /// For each node the one because of which touches on its own area fall through.
  @Deferred package var fallThroughCauses: [Node.ID?]
  /// The place of each node's window in `Screen.windows`.
  @Deferred package var windowOfNode: [Int]
  /// The parts of scroll views that a finger reaches, also through what is in them: very many views may
  /// be asked whether they scroll there.
  let scrollerReaches = Remembered<Node.ID, (own: Double, pieces: [ConvexPolygon])>()
  /// The views with which the system dims the views behind a presentation.
  @Deferred var dimmings: [Node.ID]
  /// Whether any answer about a point may rest on an assumption.
  var mayAssume: Bool { !assumptions.isEmpty }

  /// Prepares questions about a screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes; of cutting the screen up see
  ///   `Screen.partition(rules:windows:)`.
  package init(_ screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    self.rules = rules
    let asker = TouchAsker(screen, rules: rules)
    self.asker = asker
    let outlines = Deferred { ScreenOutlines(of: screen) }
    _outlines = outlines
    _clips = Deferred { outlines.wrappedValue.clips(of: screen) }
    let partition = Deferred { TouchPartition(of: asker, on: screen.frame) }
    _partition = partition
    _areas = Deferred { TouchAreas(partition.wrappedValue) }
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
    _index = Deferred { TouchIndex(screen, rules: rules) }
    _dimmings = Deferred {
      screen.nodeIDs.filter { screen.isOne($0, of: SystemClasses.dimmings) }
    }
  }

  /// Returns who gets a touch, in screen points, and the assumptions of that.
  package func touch(at point: Screen.Point) -> TouchAnswer { asker.receiver(at: point, in: index) }

  /// Returns what sentences call a node.
  func name(of node: Node.ID) -> String {
    namesLinesOnly ? screen.place(of: node) : screen.name(of: node)
  }

  /// Returns a node's ancestors whose bounds and switches decide about touches on it, the window
  /// first.
  func ancestors(of node: Node.ID) -> [Node.ID] {
    let chain = sequence(first: node) { screen.superview(of: $0) }
    return chain.dropFirst().reversed()
  }

  /// Returns whether no ancestor cuts anything off a node, as far as that is known at once.
  func liesInAncestors(_ node: Node.ID) -> Bool {
    guard let superview = screen.superview(of: node) else { return true }
    guard let clip = clips[superview], let frame = outlines.frames[node] else { return false }
    return clip.holds(frame, within: 0)
  }

  /// Returns whether neither hidden, transparent nor disabled ancestors keep touches away.
  func isLive(_ node: Node.ID) -> Bool {
    screen.superview(of: node).map { shutBy[$0] == nil } ?? true
  }

  /// Returns the nearest node that does something with touches, from a node that owns some upwards.
  func target(holding owner: Node.ID) -> Node.ID? { nearestTargets[owner] }

  /// Returns the nearest view around a node whose recognizers, which an app attached, see touches on
  /// the node as well and may take them away.
  func recognizer(around node: Node.ID) -> Node.ID? {
    guard let parent = screen.nodes[node].parent else { return nil }
    return screen.nearest(from: parent) {
      targets[$0] == .recognizing && screen.nodes[$0].hasCancellingRecognizer
    }
  }

  /// The classes of the app that take touches themselves, by UIKit's rule alone.
  package var appTakers: [Assumption] {
    areas.owners.filter(asker.isUnsettledTaker).map { Assumption(kind: .appClass, node: $0) }
  }

  /// How sure answers about the whole screen are: as sure as the weakest.
  package var certainty: Certainty {
    asker.best.lowered(by: (assumptions.first ?? appTakers.first).map(Because.assumption))
  }

  /// Returns how sure answers about some pieces of the screen are, judged in the middle of the
  /// largest of them.
  ///
  /// - Parameter known: What was judged before, so that no point is judged twice.
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
    guard !mayAssume else { return asker.certainty(at: point) }
    let owner = areas.regions(near: Box(Screen.Rect(x: point.x, y: point.y, width: 0, height: 0)))
      .first { $0.piece.contains(point) }?.owner
    guard let owner, asker.isUnsettledTaker(owner) else { return asker.best }
    return asker.best.lowered(by: .assumption(Assumption(kind: .appClass, node: owner)))
  }

  /// A choice: a view in more pieces is a rare one.
  private static let mostPiecesJudged = 10

  /// Returns whether a touch comes to one node before it comes to another that does not hold it.
  func isAsked(_ front: Node.ID, before back: Node.ID) -> Bool {
    if let ranks = asker.elements?.ranks { return ranks[front] > ranks[back] }
    let (frontWindow, backWindow) = (windowOfNode[front], windowOfNode[back])
    return frontWindow == backWindow ? front > back : frontWindow > backWindow
  }
}

extension Screen {
  /// Returns for each node the nearest target from it upwards.
  fileprivate func nearest(of targets: [TouchTarget?]) -> [Node.ID?] {
    var nearest: [Node.ID?] = []
    nearest.reserveCapacity(nodes.count)
    for (index, node) in zip(nodeIDs, nodes) {
      nearest.append(targets[index] == nil ? node.parent.flatMap { nearest[$0] } : index)
    }
    return nearest
  }

  /// For each node the outermost one that shuts it off wherever the finger lands.
  fileprivate var shutBy: [Node.ID?] {
    var shutBy: [Node.ID?] = []
    shutBy.reserveCapacity(nodes.count)
    for (index, node) in zip(nodeIDs, nodes) {
      // An element shuts itself alone, whatever lies in it.
      let outer = superview(of: index).flatMap { shutBy[$0] }
      shutBy.append(outer ?? (node.reasonToIgnoreTouches == nil ? nil : index))
    }
    return shutBy
  }

  /// The place of each node's window in ``windows``.
  fileprivate var windowOfNode: [Int] {
    var windowOfNode = Array(repeating: 0, count: nodes.count)
    for (place, window) in windows.enumerated() {
      for index in subtree(of: window.root) { windowOfNode[index] = place }
    }
    return windowOfNode
  }
}
