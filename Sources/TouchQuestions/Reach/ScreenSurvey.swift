import HitTesting

/// A screen with everything that questions about single views need, worked out once.
package struct ScreenSurvey: Sendable {
  let screen: Screen
  package let rules: ClassRules
  package let outlines: ScreenOutlines
  /// Who gets a touch at a point.
  let asker: TouchAsker
  /// The screen cut up by who gets a touch.
  let partition: TouchPartition
  /// What the partition takes for granted.
  let assumptions: [Assumption]
  /// What each node does with touches itself.
  let targets: [TouchTarget?]
  /// For each node the rectangle to which it and its ancestors clip what is in it, in screen points;
  /// `nil` where one of them is turned or has no area.
  private let clips: [Screen.Rect?]
  /// For each node the nearest target from it upwards.
  private let nearestTargets: [Node.ID?]
  /// For each node what shuts it off wherever the finger lands: the outermost such node.
  let shutBy: [Node.ID?]
  /// For each node the one because of which touches on its own area fall through.
  package let fallThroughCauses: [Node.ID?]
  let areas: TouchAreas
  /// The place of each node's window in ``Screen/windows``.
  let windowOfNode: [Int]
  /// Whether any answer about a point may take something for granted.
  var mayAssume: Bool { !assumptions.isEmpty }

  init(_ screen: Screen, rules: ClassRules = .standard) {
    self.screen = screen
    self.rules = rules
    outlines = ScreenOutlines(of: screen)
    asker = TouchAsker(screen, rules: rules)
    partition = screen.partition(rules: rules)
    areas = TouchAreas(partition)
    assumptions = screen.assumptions(of: partition, rules: rules)
    fallThroughCauses = screen.fallThroughCauses(rules: rules)
    let targets = screen.touchTargets()
    self.targets = targets
    clips = outlines.clips(of: screen)
    var nearest: [Node.ID?] = []
    var shutBy: [Node.ID?] = []
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      nearest.append(targets[index] == nil ? node.parent.flatMap { nearest[$0] } : index)
      // An element shuts itself alone, whatever lies in it.
      let outer = screen.superview(of: index).flatMap { shutBy[$0] }
      shutBy.append(outer ?? (node.reasonToIgnoreTouches == nil ? nil : index))
    }
    nearestTargets = nearest
    self.shutBy = shutBy
    var windowOfNode = Array(repeating: 0, count: screen.nodes.count)
    for (place, window) in screen.windows.enumerated() {
      for index in screen.subtree(of: window.root) { windowOfNode[index] = place }
    }
    self.windowOfNode = windowOfNode
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

  /// Returns the members by which machine-readable answers name a node.
  func members(of node: Node.ID) -> [(String, JSON)] {
    screen.members(
      ofNode: node, window: windowOfNode[node], frame: outlines.frames[node])
  }

  /// How sure answers about the whole screen are: as sure as the weakest.
  var evidence: Evidence { mayAssume ? .assumed : screen.reliableEvidence }

  /// Returns how sure answers about some pieces of the screen are, judged in the middle of the
  /// largest of them.
  ///
  /// - Parameter known: What was judged before, so that no point is judged twice.
  func evidence(
    in pieces: [ConvexPolygon], known: inout [Screen.Point: Evidence]
  ) -> Evidence {
    guard mayAssume else { return screen.reliableEvidence }
    let judged = pieces.sorted { $0.area > $1.area }.prefix(Self.mostPiecesJudged)
    return judged.reduce(screen.reliableEvidence) { weakest, piece in
      let center = piece.center
      let evidence = known[center] ?? evidence(at: center)
      known[center] = evidence
      return max(weakest, evidence)
    }
  }

  /// Returns how sure the answer about a point is, in screen points.
  func evidence(at point: Screen.Point) -> Evidence { asker.evidence(at: point) }

  /// A choice: a view in more pieces is a rare one.
  private static let mostPiecesJudged = 10

  /// Returns whether a touch comes to one node before it comes to another that does not hold it.
  func isAsked(_ front: Node.ID, before back: Node.ID) -> Bool {
    if let ranks = asker.elements?.ranks { return ranks[front] > ranks[back] }
    let (frontWindow, backWindow) = (windowOfNode[front], windowOfNode[back])
    return frontWindow == backWindow ? front > back : frontWindow > backWindow
  }
}
